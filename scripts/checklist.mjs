/**
 * `npm run checklist [-- R15 E]`: which rows of docs/checklist.md a test names by id, and which none does.
 * A test names a row by its id in brackets in its title: `test("[R15] …")`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./lib/root.mjs";

const places = ["apps", "packages", "content", "e2e", "bench", "scripts"];
const skipped =
  /(?:^|[\\/])(?:node_modules|build|dist|\.react-router|test-results|playwright-report)(?:[\\/]|$)/;
/** Its ids are samples. */
const ownTest = "checklist.test.mjs";
const testFile = /\.(?:test|spec)\.(?:ts|tsx|mjs)$/;

/** The rows of the checklist, by id, with their fact. */
export function readRows(markdown) {
  return new Map(
    [...markdown.matchAll(/^\| ([A-Z]\d\d) \| (.+?) \|/gm)].map(([, id, fact]) => [
      id,
      fact.replaceAll("`", ""),
    ]),
  );
}

/** Ids that stand in brackets in a source: one each, several, or a range such as [K07–K10]. */
export function idsIn(source) {
  const ids = [];
  for (const [, inside] of source.matchAll(/\[([A-Z]\d\d(?:\s*[,–-]\s*[A-Z]?\d\d)*)\]/g))
    for (const part of inside.split(/\s*,\s*/)) ids.push(...range(part));
  return ids;
}

function range(part) {
  const [, letter, from, to] = /^([A-Z])(\d\d)(?:\s*[–-]\s*[A-Z]?(\d\d))?$/.exec(part) ?? [];
  if (!letter) return [];
  const last = Number(to ?? from);
  const ids = [];
  for (let n = Number(from); n <= last; n++) ids.push(`${letter}${String(n).padStart(2, "0")}`);
  return ids;
}

function testsByRow() {
  const found = new Map();
  for (const place of places) {
    const folder = join(root, place);
    for (const file of readdirSync(folder, { recursive: true })) {
      if (skipped.test(file) || !testFile.test(file) || file === ownTest) continue;
      for (const id of idsIn(readFileSync(join(folder, file), "utf8")))
        found.set(id, new Set([...(found.get(id) ?? []), join(place, file)]));
    }
  }
  return found;
}

function report(wanted) {
  const rows = readRows(readFileSync(join(root, "docs/checklist.md"), "utf8"));
  const tests = testsByRow();
  const chosen = [...rows].filter(([id]) => wanted.length === 0 || wanted.some((one) => id.startsWith(one)));
  for (const [id, fact] of chosen) {
    const files = [...(tests.get(id) ?? [])].sort();
    console.log(files.length > 0 ? `✓ ${id}  ${files.join(", ")}` : `· ${id}  ${fact.slice(0, 110)}`);
  }
  const shown = chosen.filter(([id]) => tests.has(id)).length;
  console.log(`\n${shown} of ${chosen.length} rows have a test that names them.`);
  const unknown = [...tests.keys()].filter((id) => !rows.has(id));
  if (unknown.length > 0) console.log(`Named by tests but no row: ${unknown.sort().join(", ")}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) report(process.argv.slice(2));
