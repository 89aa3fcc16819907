import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  playwrightCounts,
  playwrightProblems,
  playwrightTests,
  vitestCounts,
  vitestProblems,
  vitestTests,
} from "./reports.mjs";
import { inRoot } from "./root.mjs";

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
  expect(vitestCounts(vitest(5, 1, file("failed", "passed", "failed")), false)).toMatchObject({
    passed: 5,
    failed: 1,
    skipped: 2,
  });
});

test("a test file that could not be loaded is a failure", () => {
  expect(vitestCounts(vitest(5, 0, file("failed")), false).failed).toBe(1);
});

test("a runner that ended badly without a failed test has failed", () => {
  expect(vitestCounts(vitest(5, 0), false).failed).toBe(1);
  expect(vitestCounts(vitest(5, 0), true).failed).toBe(0);
});

test("a run without a test, or without a report, has failed", () => {
  expect(vitestCounts(vitest(0, 0), true).failed).toBe(1);
  expect(vitestCounts(join(folder, "none.json"), true).failed).toBe(1);
});

test("counts what Playwright counted; what passed at the second try has passed, which is said", () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  expect(playwrightCounts(report({ stats }), false)).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
    note: "1 only at the second try",
  });
  // Where everything must pass at its first try, the late one has failed.
  expect(playwrightCounts(report({ stats }), false, true)).toMatchObject({ passed: 3, failed: 2 });
});

test("Vitest's tests are told with their outcome and the titles of the describes around them", () => {
  const assertionResults = [
    { fullName: "[A01] a door opens", status: "passed" },
    { fullName: "[A02] a door shuts", status: "failed" },
    { fullName: "[A03] a door squeaks", status: "skipped" },
    { fullName: "[A04] a door is painted", status: "todo" },
  ];
  const name = inRoot("apps/web/door.test.ts");
  expect(vitestTests(report({ testResults: [{ name, assertionResults }] }))).toEqual([
    { title: "[A01] a door opens", file: "apps/web/door.test.ts", outcome: "passed" },
    { title: "[A02] a door shuts", file: "apps/web/door.test.ts", outcome: "failed" },
    { title: "[A03] a door squeaks", file: "apps/web/door.test.ts", outcome: "skipped" },
    { title: "[A04] a door is painted", file: "apps/web/door.test.ts", outcome: "skipped" },
  ]);
  expect(vitestTests(join(folder, "none.json"))).toEqual([]);
});

test("Playwright's tests are told with their outcome, whatever describe they stand in", () => {
  const spec = (title, status) => ({ title, file: "door.spec.ts", tests: [{ status }] });
  const file = {
    title: "door.spec.ts",
    specs: [spec("[A01] opens", "expected"), spec("[A02] shuts", "unexpected")],
    suites: [
      { title: "[A03] a door", specs: [spec("squeaks", "flaky")] },
      { title: "a gate", specs: [], suites: [{ title: "[A04]", specs: [spec("rests", "skipped")] }] },
    ],
  };
  expect(playwrightTests(report({ config: { rootDir: inRoot("e2e/journeys") }, suites: [file] }))).toEqual([
    { title: "[A01] opens", file: "e2e/journeys/door.spec.ts", outcome: "passed" },
    { title: "[A02] shuts", file: "e2e/journeys/door.spec.ts", outcome: "failed" },
    { title: "[A03] a door squeaks", file: "e2e/journeys/door.spec.ts", outcome: "passed" },
    { title: "a gate [A04] rests", file: "e2e/journeys/door.spec.ts", outcome: "skipped" },
  ]);
});

const red = "\u001b[31m";

test("Vitest's problems: what failed, what passed at its second try, what could not be loaded", () => {
  const assertionResults = [
    { fullName: "a door opens", status: "passed", failureMessages: [] },
    { fullName: "a door shuts", status: "passed", failureMessages: [`${red}expected 1\n\nto be 2`] },
    { fullName: "a door squeaks", status: "failed", failureMessages: ["first", "second"] },
  ];
  const name = inRoot("apps/door.test.ts");
  const counts = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
  const testResults = [
    { name, status: "failed", message: "", assertionResults },
    { name, status: "failed", message: "no such module", assertionResults: [] },
  ];
  const stored = report({ ...counts, testResults });
  const file = "apps/door.test.ts";
  expect(vitestProblems(stored)).toEqual([
    { title: "a door shuts", file, failed: false, message: "expected 1\nto be 2" },
    { title: "a door squeaks", file, failed: true, message: "first" },
    { title: "the file itself", file, failed: true, message: "no such module" },
  ]);
  expect(vitestCounts(stored, false)).toMatchObject({
    passed: 2,
    failed: 2,
    note: "1 only at the second try",
  });
  expect(vitestCounts(stored, false, true)).toMatchObject({ passed: 1, failed: 3 });
  expect(vitestProblems(join(folder, "none.json"))).toEqual([]);
});

test("Playwright's problems: what failed and what passed at its second try", () => {
  const error = { message: "not visible" };
  const spec = (title, status, ...results) => ({ title, file: "door.spec.ts", tests: [{ status, results }] });
  const suites = [
    {
      specs: [spec("opens", "expected", {}), spec("shuts", "flaky", { error }, {})],
      suites: [{ specs: [spec("squeaks", "unexpected", { error }, { error })] }],
    },
  ];
  expect(playwrightProblems(report({ suites }))).toEqual([
    { title: "shuts", file: "door.spec.ts", failed: false, message: "not visible" },
    { title: "squeaks", file: "door.spec.ts", failed: true, message: "not visible" },
  ]);
});
