import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { attack } from "../../../test/check-in/attack.ts";
import { resultsOfSubtracting } from "../../../test/check-in/naive.ts";

/** `npm run verify:evidence` watches more responses, and reads the result from this file. */
const { CHECK_IN_ATTACK: file, CHECK_IN_WATCHED: watched = "1" } = process.env;

let t: TestApplication;
beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

test("whoever asks every request, filter and file before and after, and subtracts, recovers no response", async () => {
  const result = await attack(t, Number(watched), file ? [7, 4, 12, 5] : [7, 4]);
  if (file) writeFileSync(file, JSON.stringify(result));
  expect(result.requests).toBeGreaterThan(200);
  // No response of any request depends on a single response to the check-in.
  expect(result.noticed).toEqual([]);
  // Of the first session, six of seven people are counted, with three statements before and three after.
  expect(result.responses).toBeGreaterThanOrEqual(36);
  expect(result.recovered).toBe(0);
  // A release is in one place only.
  expect(result.changed).toEqual(["Owner getEvidence", "key getEvidence"]);
}, 600_000);

test("the same attacker succeeds where means are shown live", () => {
  expect(resultsOfSubtracting(9)).toEqual({ people: 9, recovered: 4 });
});
