/**
 * `npm test`: format and lint, types, unit and integration tests, journeys in a browser, the checklist. Everything
 * runs even when something before it failed; at the end stand the tests that failed or needed a second try, and the
 * last line sums up what the runners reported. With `--first-try` what passed only at its second try has failed.
 */
import { copyFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { rowsNotTested } from "./checklist.mjs";
import { builds, stateOf } from "./lib/builds.mjs";
import { findBrowser } from "./lib/find-programs.mjs";
import { lintSteps } from "./lib/lint-steps.mjs";
import {
  playwrightCounts,
  playwrightProblems,
  reportFiles,
  vitestCounts,
  vitestProblems,
} from "./lib/reports.mjs";
import { inRoot } from "./lib/root.mjs";
import { runVisibly } from "./lib/run-visibly.mjs";
import { storeTemporaryFilesInMemory } from "./lib/temporary-files.mjs";
import { checkTypes, typeProjects } from "./lib/type-projects.mjs";

const reports = inRoot("test-results");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

// Servers that tests start compile what they import once, not each time.
process.env.NODE_COMPILE_CACHE ??= inRoot("node_modules", ".cache", "node-compile");

storeTemporaryFilesInMemory();

// Of what tries very many values a sample, so that it takes minutes (scripts/lib/sample.ts).
process.env.TESTS = "sample";

const firstTry = process.argv.includes("--first-try");
const total = { passed: 0, failed: 0, skipped: 0 };
// Neither types nor the build needs the other, and each leaves a core idle.
await Promise.all([run(types), run(lint).then(() => run(build))]);
await run(units);
await run(journeys);
await run(checklist);
for (const { title, file, failed, message } of [
  ...vitestProblems(inRoot(reportFiles.units)),
  ...playwrightProblems(inRoot(reportFiles.journeys)),
])
  console.log(`${failed ? "FAILED" : "SECOND TRY"}: ${file}: ${title}\n${message.replace(/^/gm, "    ")}\n`);
if (total.skipped > 0) console.log(`${total.skipped} SKIPPED: see above`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** Runs a step, adds its counts, and prints how long it took. */
async function run(step) {
  const began = performance.now();
  const { passed, failed, skipped = 0, note = "" } = await step();
  const seconds = Math.round((performance.now() - began) / 1000);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  console.log(
    `── ${step.name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} SKIPPED` : ""} in ${seconds} s${note && ` (${note})`}\n`,
  );
}

async function lint() {
  const results = [];
  for (const [program, ...args] of lintSteps) results.push(await runVisibly(program, args));
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

async function types() {
  let passed = 0;
  let failed = 0;
  for (const project of await typeProjects()) {
    const { ok, output } = await checkTypes(project);
    ok ? passed++ : failed++;
    console.log(`${ok ? "ok  " : "FAIL"} types of ${project}${output && `\n${output}`}`);
  }
  return { passed, failed };
}

/** Tests of whole servers and the journeys need the pages. */
async function build() {
  const ok = !builds.some((part) => stateOf(part).stale) || (await runVisibly("scripts/build.mjs", []));
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

async function units() {
  const report = inRoot(reportFiles.units);
  const ok = await runVisibly("node_modules/vitest/vitest.mjs", [
    ...["run", "--reporter=default", "--reporter=json"],
    `--outputFile.json=${report}`,
  ]);
  return vitestCounts(report, ok, firstTry);
}

async function journeys() {
  if (!existsSync(inRoot("e2e/playwright.config.ts"))) return { passed: 0, failed: 1, note: "no journeys" };
  const browser = findBrowser() ?? (await downloadedBrowser());
  if (!browser) {
    const note = "no Chromium on this machine; install it or set CHROMIUM_PATH";
    return process.env.CI ? { passed: 0, failed: 1, note } : { passed: 0, failed: 0, skipped: 1, note };
  }
  const ok = await runVisibly("node_modules/@playwright/test/cli.js", ["test"], {
    cwd: "e2e",
    env: { CHROMIUM_PATH: browser },
  });
  const report = inRoot("e2e/test-results/report.json");
  // A run of a single journey writes its report over this one.
  if (existsSync(report)) copyFileSync(report, inRoot(reportFiles.journeys));
  return playwrightCounts(report, ok, firstTry);
}

/** Every row of the checklist is named by a test that ran just now. */
function checklist() {
  if (!existsSync(inRoot(reportFiles.journeys)))
    return { passed: 0, failed: 0, skipped: 1, note: "no journeys ran" };
  const { unnamed, skipped } = rowsNotTested();
  if (unnamed.length > 0)
    return { passed: 0, failed: 1, note: `no test that ran names ${unnamed.join(", ")}` };
  if (skipped.length > 0)
    return { passed: 0, failed: 0, skipped: 1, note: `only skipped tests name ${skipped.join(", ")}` };
  return { passed: 1, failed: 0 };
}

/** Playwright's own browser, where this machine may download it. */
async function downloadedBrowser() {
  await runVisibly("node_modules/@playwright/test/cli.js", ["install", "chromium"]);
  return findBrowser();
}
