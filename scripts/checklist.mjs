/**
 * `npm run checklist [-- R15 E]`: which rows of docs/checklist.md are named by a test that ran in the last `npm test`,
 * and which by none. A test names a row by its id in its title or in that of a describe around it: `[R15]`, `R15:`,
 * `[R15, R17–R19]`. Tests that exist and did not run show nothing, so it reads the runners' reports and no source.
 *
 * `npm run checklist -- --draw 25 [--seed 44]`: random rows, the same for the same seed, each with the files of its
 * tests: make the row untrue in the product, and one of them must fail. This needs no run, so it reads the sources.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { seeded, shuffled } from "../packages/engine/src/random.ts";
import { playwrightTests, reportFiles, vitestTests } from "./lib/reports.mjs";
import { inRoot, root } from "./lib/root.mjs";

/** Ids in these titles are no rows: the engine's tests name rules of its SPEC.md, and those of this program examples. */
const namesNoRows = /^(packages\/engine\/|scripts\/checklist\.)/;

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

/** Titles that name rows in the source of a test file, also where they stand in the table of a `test.each`. */
export function titlesIn(source) {
  return [...source.matchAll(/(["'`])((?:\$\{\w+\} )?\[?[A-Z]\d\d\b.*?)\1/g)].map(([, , title]) => title);
}

/**
 * @template T
 * @param {Iterable<T>} rows
 * @param {number} count
 * @param {string} seed
 * @returns {T[]} this many of them in random order, the same for the same seed
 */
export function drawn(rows, count, seed) {
  return shuffled([...rows], seeded(seed)).value.slice(0, count);
}

/** @typedef {Record<"passed" | "failed" | "skipped", Set<string>>} FilesByOutcome */

/**
 * @param {import("./lib/reports.mjs").ReportedTest[]} tests
 * @returns {Map<string, FilesByOutcome>} files of the tests that name a row, by row
 */
export function filesByRow(tests) {
  const rows = new Map();
  for (const { title, file, outcome } of tests) {
    if (namesNoRows.test(file)) continue;
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

/** All tests of the project whose title names rows. None of them ran. */
function testsInSources() {
  const files = execFileSync("git", ["ls-files", "*.test.ts", "*.test.tsx", "*.test.mjs", "*.spec.ts"], {
    cwd: root,
    encoding: "utf8",
  });
  return files
    .trim()
    .split("\n")
    .flatMap((file) =>
      titlesIn(readFileSync(inRoot(file), "utf8")).map((title) => ({
        title,
        file,
        outcome: /** @type {const} */ ("skipped"),
      })),
    );
}

/**
 * @param {string} count as it was typed
 * @param {string} seed
 */
function printDrawn(count, seed) {
  if (!/^[1-9]\d*$/.test(count)) throw new Error(`--draw needs a number of rows, not "${count}".`);
  const named = filesByRow(testsInSources());
  for (const [id, fact] of drawn(rowsOfProject(), Number(count), seed)) {
    console.log(`${id}  ${fact}`);
    for (const file of [...(named.get(id)?.skipped ?? [])].sort()) console.log(`     ${file}`);
  }
}

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

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { draw: { type: "string" }, seed: { type: "string", default: "1" } },
  });
  if (values.draw === undefined) report(positionals);
  else printDrawn(values.draw, values.seed);
}
