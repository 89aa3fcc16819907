import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./root.mjs";

/** What `npm test` leaves of its last run, from the root of the project. */
export const reportFiles = { units: "test-results/vitest.json", journeys: "test-results/journeys.json" };

/** @typedef {{ passed: number, failed: number, skipped: number, note?: string }} Tally */

/**
 * @param {string} file report of Vitest's json reporter
 * @param {boolean} endedWell whether the runner's exit code was 0
 * @param {boolean} firstTry whether a test that needed its second try has failed
 * @returns {Tally}
 */
export function vitestCounts(file, endedWell, firstTry = false) {
  const report = read(file);
  if (!report) return unreported;
  // A file that could not be loaded holds no tests that could fail, so it counts by itself.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const late = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === "passed" && failureMessages?.length > 0).length;
  const counted = firstTry ? late : 0;
  const counts = {
    passed: report.numPassedTests - counted,
    failed: report.numFailedTests + brokenFiles.length + counted,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return consistent(withSecondTries(counts, late), endedWell);
}

/**
 * @param {string} file report of Playwright's json reporter
 * @param {boolean} endedWell whether the runner's exit code was 0
 * @param {boolean} firstTry whether a journey that needed its second try has failed
 * @returns {Tally}
 */
export function playwrightCounts(file, endedWell, firstTry = false) {
  const report = read(file);
  if (!report) return unreported;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const late = firstTry ? flaky : 0;
  const counts = { passed: expected + flaky - late, failed: unexpected + late, skipped };
  return consistent(withSecondTries(counts, flaky), endedWell);
}

function withSecondTries(counts, late) {
  return late > 0 ? { ...counts, note: `${late} only at the second try` } : counts;
}

/**
 * A test of a run: its title behind those of the describes around it, its file from the root of the project.
 * @typedef {{ title: string, file: string, outcome: "passed" | "failed" | "skipped" }} ReportedTest
 */

/**
 * @param {string} file report of Vitest's json reporter
 * @returns {ReportedTest[]}
 */
export function vitestTests(file) {
  return (read(file)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      file: relative(root, name),
      outcome: status === "passed" || status === "failed" ? status : "skipped",
    })),
  );
}

/** What Playwright says of a test; flaky is one that passed at its second try. */
const outcomes = { expected: "passed", flaky: "passed", unexpected: "failed", skipped: "skipped" };

/**
 * @param {string} file report of Playwright's json reporter
 * @returns {ReportedTest[]}
 */
export function playwrightTests(file) {
  const report = read(file);
  if (!report) return [];
  const folder = relative(root, report.config.rootDir);
  const inSuite = (suite, around) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ status }) => ({
        title: [...around, spec.title].join(" "),
        file: join(folder, spec.file),
        outcome: outcomes[status],
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...around, inner.title])),
  ];
  return report.suites.flatMap((suite) => inSuite(suite, []));
}

/**
 * A test that failed, at its first try or at both, with what the first failure said.
 * @typedef {{ title: string, file: string, failed: boolean, message: string }} Problem
 */

/**
 * @param {string} file report of Vitest's json reporter
 * @returns {Problem[]}
 */
export function vitestProblems(file) {
  return (read(file)?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map((one) =>
        problem(one.fullName, relative(root, name), one.status === "failed", one.failureMessages[0]),
      );
    if (status !== "failed" || tests.some(({ failed }) => failed)) return tests;
    return [...tests, problem("the file itself", relative(root, name), true, message)];
  });
}

/**
 * @param {string} file report of Playwright's json reporter
 * @returns {Problem[]}
 */
export function playwrightProblems(file) {
  const inSuite = (suite) => [
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === "flaky" || status === "unexpected")
        .map(({ status, results }) =>
          problem(title, file, status === "unexpected", results.find(({ error }) => error)?.error.message),
        ),
    ),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return (read(file)?.suites ?? []).flatMap(inSuite);
}

/** The first lines of a message tell what was expected; the rest is for the report itself. */
function problem(title, file, failed, message = "") {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim());
  return { title, file, failed, message: lines.slice(0, 6).join("\n") };
}

const unreported = { passed: 0, failed: 1, skipped: 0, note: "the runner left no report" };

/** A runner that ended with an error outside of any test counts as one failure, and so does a run without tests. */
function consistent(counts, endedWell) {
  if (counts.failed > 0) return counts;
  if (!endedWell) return { ...counts, failed: 1, note: "the runner ended with an error" };
  return counts.passed === 0 ? { ...counts, failed: 1, note: "nothing was tested" } : counts;
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
