import { expect, test } from "vitest";
import { oldAddressState } from "./model.ts";

const now = Date.parse("2026-12-01T09:00:00Z");

test.each([
  [null, "works"],
  ["2026-12-01T09:00:01Z", "ends"],
  ["2026-12-01T09:00:00Z", "ended"],
  ["2026-11-01T09:00:00Z", "ended"],
])("an old address until %s: %s", (until, expected) => {
  expect(oldAddressState(until, now)).toBe(expected);
});
