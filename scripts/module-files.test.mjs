/** What the files of the server's modules may be called: CONTRIBUTING.md says what each word means. */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { inRoot } from "./lib/root.mjs";

const modules = "apps/server/src/modules";

/** A file is named by one of these, with its subject before it where there are several: `refund-policy.ts`. */
const kinds = [
  "routes",
  "repository",
  "list",
  "policy",
  "presenter",
  "emails",
  "job",
  "provider",
  "parser",
  "export",
  "pdf",
  "texts",
];
/** These words stand alone. */
const single = ["service", "index"];

const isKind = (name) => single.includes(name) || kinds.includes(name.split("-").at(-1));

const camelCase = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** `open-links.ts` exports `openLink`. */
function isNamedByExport(name, text) {
  const exported = [
    ...text.matchAll(/^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm),
  ].map(([, each]) => each.toLowerCase());
  return exported.some((each) => name.split("-").every((word) => each.includes(word.replace(/s$/, ""))));
}

/** Files that others import whole, by their own name: `import * as signIns from "./sign-ins.ts"`. */
function namespaces(sources) {
  const result = new Set();
  for (const [file, text] of Object.entries(sources))
    for (const [, name, path] of text.matchAll(/import \* as (\w+) from "(\.[^"]+)"/g))
      if (name === camelCase(basename(path, ".ts"))) result.add(join(dirname(file), path));
  return result;
}

/** @param {Record<string, string>} sources texts by path below the folder of modules */
function wrongNames(sources) {
  const whole = namespaces(sources);
  return Object.entries(sources)
    .filter(([file, text]) => {
      const name = basename(file, ".ts");
      const folders = file.split("/").length - 1;
      if (name === "index" && folders !== 1) return true;
      if (folders > 2) return true;
      return !(isKind(name) || isNamedByExport(name, text) || whole.has(file));
    })
    .map(([file]) => file);
}

test("a file of a module is named by its kind or by what it exports", () => {
  const files = globSync("*/**/*.ts", { cwd: inRoot(modules) }).filter((file) => !file.endsWith(".test.ts"));
  expect(files.length).toBeGreaterThan(250);
  const sources = Object.fromEntries(
    files.map((file) => [file, readFileSync(join(inRoot(modules), file), "utf8")]),
  );
  expect(wrongNames(sources)).toEqual([]);
});

test.each([
  ["session/shelf.ts", "export const board = 1;"],
  ["session/pdf/pages/cover-pdf.ts", ""],
  ["session/policyfile.ts", ""],
  ["session/status-service.ts", "export function confirm() {}"],
  ["session/readiness/index.ts", ""],
])("%s is found", (file, text) => {
  expect(
    wrongNames({
      [file]: text,
      "session/refund-policy.ts": "",
      "session/service.ts": "",
      "session/index.ts": "",
      "session/routes.ts": 'import * as groups from "./groups.ts";',
      "session/groups.ts": "export function create() {}",
      "session/join-links.ts": "export async function openJoinLink() {}",
    }),
  ).toEqual([file]);
});

test("CONTRIBUTING.md explains every name", () => {
  const text = readFileSync(inRoot("CONTRIBUTING.md"), "utf8");
  expect([...kinds, ...single].filter((kind) => !text.includes(`| \`${kind}.ts\` |`))).toEqual([]);
});
