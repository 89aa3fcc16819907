import { expect, test } from "vitest";
import { pitchOf } from "./pitch.ts";

test("notes have their pitch, other texts none", () => {
  expect(pitchOf("A4")).toBe(440);
  expect(pitchOf("A5")).toBe(880);
  expect(pitchOf("C5")).toBeCloseTo(523.25, 2);
  expect(pitchOf("Bb3")).toBeCloseTo(233.08, 2);
  expect(pitchOf("second")).toBeNull();
});
