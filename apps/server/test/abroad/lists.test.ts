import { expect, test } from "vitest";
import { verifyLists } from "./lists.ts";

test("of 100 lists in more than 12 encodings and 26 languages nobody is lost in silence and nobody is somebody else", async () => {
  const { encodings, languages, ...result } = await verifyLists();
  expect(result).toEqual({ cases: 100, silentLosses: 0, wrongPeople: 0, notes: [] });
  expect(encodings).toBeGreaterThanOrEqual(12);
  expect(languages).toBeGreaterThanOrEqual(26);
});
