/**
 * What the documents name exists: links between files, commands, paths, files and names in backticks, decisions, and
 * for every rule of the engine a test that shows it. Links to pages begin with `/`: the site's own test follows them.
 */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { inRoot, root } from "./lib/root.mjs";

const documents = globSync("{*.md,docs/**/*.md,packages/**/*.md,content/**/*.md,studio/*.md}", {
  cwd: root,
}).filter((path) => !path.includes("node_modules"));
const scriptsOf = (folder) => JSON.parse(readFileSync(inRoot(folder, "package.json"), "utf8")).scripts ?? {};
const folders = ["apps", "packages", "content", "studio", "e2e", "bench", "docs", "scripts", "deploy"];

/** Paths in backticks that begin with a folder of the project and hold no placeholder. */
function pathsIn(text) {
  const quoted = [...text.matchAll(/`([\w./-]+)`/g)].map(([, path]) => path);
  return quoted.filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)));
}

/** Names of files in backticks without their folder: `compose.ts`, `styles/tokens.css`. What a table defines is no file. */
function filesIn(text) {
  const quoted = [
    ...text.replace(/^\| `[^`]*` \|/gm, "").matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|json|yaml|conf|sql|md))`/g),
  ].map(([, path]) => path);
  return quoted.filter((path) => !/^\.|node_modules/.test(path));
}

const tracked = execFileSync("git", ["ls-files"], { cwd: root }).toString().split("\n");
const builtFiles = /^apps\/server\/build\/|(^builds\/.*|^routes|\/postgres)\.json$/;
const endsPath = (file) => tracked.some((path) => path === file || path.endsWith(`/${file}`));

const sources = tracked.filter(
  (path) => /\.(tsx?|mjs|sql|css|yaml|conf|grit)$|package\.json$/.test(path) && existsSync(inRoot(path)),
);
const sourceNames = new Set(
  sources.flatMap((path) => readFileSync(inRoot(path), "utf8").match(/[\w$]+/g) ?? []),
);

/** Commands in backticks or code blocks that name a program of the project. */
function commandsIn(text) {
  const missing = [];
  for (const [command, name, workspace = "."] of text.matchAll(/npm run ([\w:-]+)(?: -w ([\w/]+))?/g))
    if (!(name in scriptsOf(workspace))) missing.push(command);
  for (const [command, path] of text.matchAll(/(?:^|`)(?:node|npx vitest run) ([\w-]*[./][\w./-]*)/gm))
    if (!existsSync(inRoot(path))) missing.push(command);
  for (const [command, name] of text.matchAll(/npx ([\w-]+)/g))
    if (!existsSync(inRoot("node_modules/.bin", name))) missing.push(command);
  return missing;
}

test.each(documents)("%s names what is there", (document) => {
  const text = readFileSync(inRoot(document), "utf8");
  const missing = commandsIn(text);
  for (const [, target] of text.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g))
    if (!existsSync(join(root, dirname(document), target))) missing.push(`link ${target}`);
  for (const path of pathsIn(text)) if (!existsSync(inRoot(path))) missing.push(path);
  for (const file of filesIn(text)) if (!builtFiles.test(file) && !endsPath(file)) missing.push(file);
  expect(missing).toEqual([]);
});

/** A name in backticks that is followed by its file in brackets, as the traces of ARCHITECTURE.md have it. */
test.each(documents)("%s names functions in the files that define them", (document) => {
  const text = readFileSync(inRoot(document), "utf8");
  const elsewhere = [...text.matchAll(/`(\w+)`\s+\(`([\w./-]+\.(?:tsx?|mjs))`/g)].filter(
    ([, name, path]) =>
      existsSync(inRoot(path)) &&
      !new RegExp(`(?:function|const|class|interface|type) ${name}\\b`).test(
        readFileSync(inRoot(path), "utf8"),
      ),
  );
  expect(elsewhere.map(([, name, path]) => `${name} in ${path}`)).toEqual([]);
});

test.each(documents.filter((path) => !path.includes("checklist")))(
  "%s names functions, columns and rules that the sources have",
  (document) => {
    const text = readFileSync(inRoot(document), "utf8").replace(/^```[\s\S]*?^```/gm, "");
    const quoted = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => code.match(/[\w$]+/g) ?? []);
    const names = quoted.filter((name) => /^[a-z]+(?:[A-Z]|_[a-z])\w*$/.test(name));
    expect(names.filter((name) => !sourceNames.has(name))).toEqual([]);
  },
);

test("every large run is in its guide", () => {
  const guide = readFileSync(inRoot("docs/guides/large-runs.md"), "utf8");
  const large = Object.keys(scriptsOf(".")).filter((name) => /^(verify|bench):/.test(name));
  expect(large.filter((name) => !guide.includes(`| \`npm run ${name}\` |`))).toEqual([]);
});

test("decisions have one form and follow each other's numbers, and sources cite those that exist", () => {
  const records = globSync("docs/decisions/*.md", { cwd: root }).sort();
  const numbers = records.map((path) => basename(path).slice(0, 4));
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, "0")));
  for (const [index, path] of records.entries()) {
    const text = readFileSync(inRoot(path), "utf8");
    expect(text.startsWith(`# ${numbers[index]} `), path).toBe(true);
    expect(text.match(/^\*\*\w+\.\*\*/gm), path).toEqual([
      "**Context.**",
      "**Decision.**",
      "**Status.**",
      "**Consequences.**",
    ]);
  }
  const cited = sources.flatMap((path) => [
    ...readFileSync(inRoot(path), "utf8").matchAll(/\bdecisions?[ /](\d{4})\b/g),
  ]);
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.map(([, number]) => number).filter((number) => !numbers.includes(number))).toEqual([]);
});

test("every rule of the engine is shown by a test that names it", () => {
  const rules = [...readFileSync(inRoot("packages/engine/SPEC.md"), "utf8").matchAll(/\*\*([A-Z]\d+)\*\*/g)];
  const tests = globSync(
    "{packages/engine/{src,test},content,packages/bots/src,apps/server/src/modules/check-in/feedback}/**/*.test.ts",
    { cwd: root },
  )
    .map((path) => readFileSync(inRoot(path), "utf8"))
    .join("\n");
  const named = new Set(
    [...tests.matchAll(/\[([A-Z]\d[^\]\n]*)\]/g)].flatMap(([, ids]) => ids.split(/,\s*/)),
  );
  expect(rules.length).toBeGreaterThan(80);
  const ids = rules.map(([, id]) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(rules.map(([, id]) => id).filter((id) => !named.has(id))).toEqual([]);
});

test("no picture of the documents is empty or broken", () => {
  const pictures = tracked.filter((path) => path.startsWith("docs/images/"));
  expect(pictures.length).toBeGreaterThan(0);
  const broken = pictures.filter((path) => {
    const bytes = readFileSync(inRoot(path));
    // What a WebP file says about its own length.
    return bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.readUInt32LE(4) + 8 !== bytes.length;
  });
  expect(broken).toEqual([]);
});
