/**
 * `npm run checklist [-- R15 E]`: which rows of docs/checklist.md are named by a test that ran in the last `npm test`,
 * and which by none. A test names a row by its id in its title or in that of a describe around it: `[R15]`, `R15:`,
 * `[R15, R17–R19]`. Tests that exist and did not run show nothing, so it reads the runners' reports and no source.
 */
import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { playwrightTests, reportFiles, vitestTests } from "./lib/reports.mjs";
import { inRoot } from "./lib/root.mjs";

/** The engine's own rules have ids of the same shape; their tests show rules of its SPEC.md. */
const namesEngineRules = /^packages\/engine\//;

/** The rows of the checklist, by id, with their fact. */
export function readRows(markdown) {
  return new Map(
    [...markdown.matchAll(/^\| ([A-Z]\d\d) \| (.+?) \|/gm)].map(([, id, fact]) => [
      id,
      fact.replaceAll("`", ""),
    ]),
  );
}

/** Ids in a title: one each, in lists, and in ranges such as K07–K10, K07-10 or K07 to K10. */
export function idsIn(title) {
  const named = title.matchAll(/\b([A-Z])(\d\d)(?:\s*(?:[–—-]|\bto\b)\s*\1?(\d\d))?\b/g);
  return [...named].flatMap(([, section, from, to = from]) =>
    Array.from(
      { length: Math.max(0, to - from + 1) },
      (_, n) => section + String(Number(from) + n).padStart(2, "0"),
    ),
  );
}

/** @typedef {Record<"passed" | "failed" | "skipped", Set<string>>} FilesByOutcome */

/**
 * @param {import("./lib/reports.mjs").ReportedTest[]} tests
 * @returns {Map<string, FilesByOutcome>} files of the tests that name a row, by row
 */
export function filesByRow(tests) {
  const rows = new Map();
  for (const { title, file, outcome } of tests) {
    if (namesEngineRules.test(file)) continue;
    for (const id of idsIn(title)) {
      if (!rows.has(id)) rows.set(id, noFiles());
      rows.get(id)[outcome].add(file);
    }
  }
  return rows;
}

const noFiles = () => ({ passed: new Set(), failed: new Set(), skipped: new Set() });

/** Rows of docs/checklist.md that no test of the last run showed: those of skipped tests, and those of none. */
export function rowsNotTested() {
  const named = filesByRow(testsOfLastRun());
  const ids = [...rowsOfProject().keys()];
  return {
    skipped: ids.filter((id) => {
      const { passed, failed, skipped } = named.get(id) ?? noFiles();
      return passed.size + failed.size === 0 && skipped.size > 0;
    }),
    unnamed: ids.filter((id) => !named.has(id)),
  };
}

const rowsOfProject = () => readRows(readFileSync(inRoot("docs/checklist.md"), "utf8"));
const testsOfLastRun = () => [
  ...vitestTests(inRoot(reportFiles.units)),
  ...playwrightTests(inRoot(reportFiles.journeys)),
];

const filesOf = (files) => [...files].sort().join(", ");

function report(wanted) {
  const missing = Object.values(reportFiles).filter((file) => !existsSync(inRoot(file)));
  if (missing.length > 0) {
    console.error(`No report of a test run: ${missing.join(", ")}. Run \`npm test\` first; it writes them.`);
    process.exitCode = 1;
    if (missing.length === Object.keys(reportFiles).length) return;
  }
  const rows = rowsOfProject();
  const named = filesByRow(testsOfLastRun());
  const chosen = [...rows].filter(([id]) => wanted.length === 0 || wanted.some((one) => id.startsWith(one)));
  let tested = 0;
  for (const [id, fact] of chosen) {
    const { passed, failed, skipped } = named.get(id) ?? noFiles();
    if (failed.size > 0) console.log(`✗ ${id}  failed: ${filesOf(failed)}`);
    else if (passed.size > 0) console.log(`✓ ${id}  ${filesOf(passed)}`);
    else if (skipped.size > 0) console.log(`· ${id}  skipped: ${filesOf(skipped)}`);
    else console.log(`· ${id}  ${fact.slice(0, 110)}`);
    if (failed.size === 0 && passed.size > 0) tested++;
  }
  console.log(
    `\n${tested} of ${chosen.length} rows are named by tests that ran and passed in the last \`npm test\`.`,
  );
  const unknown = [...named.keys()].filter((id) => !rows.has(id));
  if (unknown.length > 0) console.log(`Named by tests but no row: ${unknown.sort().join(", ")}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) report(process.argv.slice(2));
