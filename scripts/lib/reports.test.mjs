import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { playwrightTally, vitestTally } from "./reports.mjs";

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lantern-reports-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function report(content) {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const file = (status, ...tests) => ({ status, assertionResults: tests.map((one) => ({ status: one })) });
const vitest = (passed, failed, ...testResults) =>
  report({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults,
  });

test("counts what Vitest counted", () => {
  expect(vitestTally(vitest(5, 1, file("failed", "passed", "failed")), false)).toMatchObject({
    passed: 5,
    failed: 1,
    skipped: 2,
  });
});

test("a test file that could not be loaded is a failure", () => {
  expect(vitestTally(vitest(5, 0, file("failed")), false).failed).toBe(1);
});

test("a runner that ended badly without a failed test has failed", () => {
  expect(vitestTally(vitest(5, 0), false).failed).toBe(1);
  expect(vitestTally(vitest(5, 0), true).failed).toBe(0);
});

test("a run without a test, or without a report, has failed", () => {
  expect(vitestTally(vitest(0, 0), true).failed).toBe(1);
  expect(vitestTally(join(folder, "none.json"), true).failed).toBe(1);
});

test("counts what Playwright counted; what passed at the second try has passed, which is said", () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  expect(playwrightTally(report({ stats }), false)).toEqual({
    ...{ passed: 4, failed: 1, skipped: 2 },
    note: "1 only at the second try",
  });
});
