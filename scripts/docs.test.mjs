/**
 * What the documents name is there: links between files, npm scripts, paths in backticks, and for every rule of the
 * engine a test that shows it. Links to pages begin with `/`: the site's own test follows them.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { inRoot, root } from "./lib/root.mjs";

const documents = globSync("{*.md,docs/**/*.md,packages/**/*.md,content/**/*.md}", { cwd: root }).filter(
  (path) => !path.includes("node_modules"),
);
const scriptsOf = (folder) => JSON.parse(readFileSync(inRoot(folder, "package.json"), "utf8")).scripts ?? {};
const folders = ["apps", "packages", "content", "e2e", "bench", "docs", "scripts", "deploy"];

/** Paths in backticks that begin with a folder of the project and hold no placeholder. */
function pathsIn(text) {
  const quoted = [...text.matchAll(/`([\w./-]+)`/g)].map(([, path]) => path);
  return quoted.filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)));
}

test.each(documents)("%s names what is there", (document) => {
  const text = readFileSync(inRoot(document), "utf8");
  const missing = [];
  for (const [, target] of text.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g)) {
    if (!existsSync(join(root, dirname(document), target))) missing.push(`link ${target}`);
  }
  for (const [command, name, workspace = "."] of text.matchAll(/npm run ([\w:-]+)(?: -w ([\w/]+))?/g)) {
    if (!(name in scriptsOf(workspace))) missing.push(command);
  }
  if (document !== "docs/checklist.md") {
    for (const path of pathsIn(text)) if (!existsSync(inRoot(path))) missing.push(path);
  }
  expect(missing).toEqual([]);
});

test("every rule of the engine is shown by a test that names it", () => {
  const rules = [...readFileSync(inRoot("packages/engine/SPEC.md"), "utf8").matchAll(/\*\*([A-Z]\d+)\*\*/g)];
  const tests = globSync("{packages/engine/src,content,packages/bots/src}/**/*.test.ts", { cwd: root })
    .map((path) => readFileSync(inRoot(path), "utf8"))
    .join("\n");
  const named = new Set(
    [...tests.matchAll(/\[([A-Z]\d[^\]\n]*)\]/g)].flatMap(([, ids]) => ids.split(/,\s*/)),
  );
  expect(rules.length).toBeGreaterThan(80);
  expect(rules.map(([, id]) => id).filter((id) => !named.has(id))).toEqual([]);
});
