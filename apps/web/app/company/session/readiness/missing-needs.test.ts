import { expect, test } from "vitest";
import { missingNeeds } from "./missing-needs.ts";

test("what a check found wanting is named; what was not looked at is not", () => {
  const results = { browser: true, realtime: true, microphone: false, relay: false };
  const system_check = { state: "failed", results, checked_at: "2026-01-01" } as const;
  expect(missingNeeds({ system_check })).toEqual(["Relayed audio and video", "Microphone"]);
  expect(missingNeeds({ system_check: null })).toEqual([]);
});
