import { expect, test } from "vitest";
import { plainAddress, plainAddresses } from "./plain-address.ts";

test.each([
  [
    "https://play.example.com/experience/0199a000-0000-7000-8000-000000000001#t=secret",
    "https://play.example.com/experience/{…}",
  ],
  ["/reset-password/abcdefghijklmnopqrstuvwxyz0123", "/reset-password/{…}"],
  ["/dashboard/participants?q=maren@northwind.example", "/dashboard/participants"],
  ["https://play.example.com/dashboard/createSession", "https://play.example.com/dashboard/createSession"],
])("%s is reported as %s", (address, reported) => {
  expect(plainAddress(address)).toBe(reported);
});

test("addresses in a recording are plain, whether it comes as text or as bytes", () => {
  const recorded = `{"segment_id":0}\n[{"data":{"href":"https://play.example.com/a?q=maren@northwind.example"}}]`;
  const plain = `{"segment_id":0}\n[{"data":{"href":"https://play.example.com/a"}}]`;
  for (const sent of [recorded, new TextEncoder().encode(recorded)])
    expect(new TextDecoder().decode(plainAddresses(sent))).toBe(plain);
});
