import { expect, test } from "vitest";
import { findDevice, noChoice, readChoice } from "./device-choice.ts";

const devices = [
  { deviceId: "a2", label: "Desk microphone" },
  { deviceId: "b1", label: "Headset" },
];

test("a device is found by its id, and by its name when the browser gave it another id", () => {
  expect(findDevice(devices, { id: "b1", label: "renamed" })?.label).toBe("Headset");
  expect(findDevice(devices, { id: "a1", label: "Desk microphone" })?.deviceId).toBe("a2");
  expect(findDevice(devices, { id: "gone", label: "Old webcam" })).toBeNull();
  expect(findDevice([{ deviceId: "x", label: "" }], { id: "y", label: "" })).toBeNull();
  expect(findDevice(devices, null)).toBeNull();
});

test("what cannot be read is no choice", () => {
  const storage = (value: string | null) => ({ getItem: () => value }) as unknown as Storage;
  expect(readChoice(storage("{broken"))).toEqual(noChoice);
  expect(readChoice(storage(null))).toEqual(noChoice);
  expect(readChoice(storage('{"micOn":false}'))).toEqual({ ...noChoice, micOn: false });
});
