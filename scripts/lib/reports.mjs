import { existsSync, readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number, skipped: number, note?: string }} Tally */

/**
 * @param {string} file report of Vitest's json reporter
 * @param {boolean} endedWell whether the runner's exit code was 0
 * @returns {Tally}
 */
export function vitestTally(file, endedWell) {
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
 * @returns {Tally}
 */
export function playwrightTally(file, endedWell) {
  const report = read(file);
  if (!report) return unreported;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const tally = { passed: expected + flaky, failed: unexpected, skipped };
  return consistent(flaky > 0 ? { ...tally, note: `${flaky} only at the second try` } : tally, endedWell);
}

const unreported = { passed: 0, failed: 1, skipped: 0, note: "the runner left no report" };

/** A runner that ended badly without a failed test (an error outside of any) has failed all the same; so has an empty run. */
function consistent(tally, endedWell) {
  if (tally.failed > 0) return tally;
  if (!endedWell) return { ...tally, failed: 1, note: "the runner ended with an error" };
  return tally.passed === 0 ? { ...tally, failed: 1, note: "nothing was tested" } : tally;
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
