import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./root.mjs";

/** What `npm test` leaves of its last run, from the root of the project. */
export const reportFiles = { units: "test-results/vitest.json", journeys: "test-results/journeys.json" };

/** @typedef {{ passed: number, failed: number, skipped: number, note?: string }} Tally */

/**
 * @param {string} file report of Vitest's json reporter
 * @param {boolean} endedWell whether the runner's exit code was 0
 * @returns {Tally}
 */
export function vitestCounts(file, endedWell) {
  const report = read(file);
  if (!report) return unreported;
  // A file that could not be loaded holds no tests that could fail, so it counts by itself.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return consistent(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    endedWell,
  );
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
  return consistent(flaky > 0 ? { ...counts, note: `${flaky} only at the second try` } : counts, endedWell);
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

const unreported = { passed: 0, failed: 1, skipped: 0, note: "the runner left no report" };

/** A runner that ended badly without a failed test (an error outside of any) has failed all the same; so has an empty run. */
function consistent(counts, endedWell) {
  if (counts.failed > 0) return counts;
  if (!endedWell) return { ...counts, failed: 1, note: "the runner ended with an error" };
  return counts.passed === 0 ? { ...counts, failed: 1, note: "nothing was tested" } : counts;
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
