/** Nothing is exported that only its own file uses: an export tells the reader that other files depend on it. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inRoot, root } from "./lib/root.mjs";

/** Drizzle reads every table of the schema. */
const free = /^apps\/server\/src\/db\/schema\//;

/** Default exports are left out: pages are loaded by their path. */
const declaration =
  /^export (?:async )?(?:const|let|function\*?|class|type|interface|enum) ([A-Za-z_$][\w$]*)/gm;

/** @param {Map<string, string>} sources by path */
function unusedExports(sources) {
  const files = new Map();
  for (const [path, source] of sources)
    for (const name of new Set(source.match(/[A-Za-z_$][\w$]*/g)))
      files.set(name, (files.get(name) ?? new Set()).add(path));
  return [...sources].flatMap(([path, source]) =>
    free.test(path)
      ? []
      : [...source.matchAll(declaration)]
          .filter(([, name]) => files.get(name).size === 1)
          .map(([, name]) => `${path}: ${name}`),
  );
}

test("every export is used by another file", { timeout: 60_000 }, () => {
  const paths = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.js"], { cwd: root })
    .toString()
    .trim()
    .split("\n");
  expect(paths.length).toBeGreaterThan(1000);
  const sources = new Map(paths.map((path) => [path, readFileSync(inRoot(path), "utf8")]));
  expect(unusedExports(sources)).toEqual([]);
});

test("an export that only its own file uses is found", () => {
  const sources = new Map([
    ["a.ts", "export const own = 1;\nexport const other = own;"],
    ["b.ts", 'import { other } from "./a.ts";'],
  ]);
  expect(unusedExports(sources)).toEqual(["a.ts: own"]);
});
