/** Every text that a person reads comes from the catalogue: none stands in a component. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const app = join(import.meta.dirname, "..");
const read = new Set([
  "aria-label",
  "alt",
  "title",
  "placeholder",
  "label",
  "heading",
  "lede",
  "sub",
  "description",
]);
/** Drawn for those who build the rooms, and in no build. */
const forBuilders = /^live\/(?:harness|fixtures)\//;
const words = /\p{L}{2,}/u;

interface Node {
  type: string;
  start: number;
  value?: unknown;
  name?: { name?: string };
  [key: string]: unknown;
}

/** Texts in markup, and in those attributes that are read out or shown. */
function textsIn(source: string, file: string): string[] {
  const found: string[] = [];
  const { program } = parseSync(file, source);
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (typeof node !== "object" || node === null || Array.isArray(node)) return;
    const { type, name, value } = node as Node;
    if (type === "JSXText" && words.test(String(value))) found.push(String(value).trim());
    if (type === "JSXAttribute" && read.has(name?.name ?? "")) {
      const { type: kind, value: text } = (value ?? {}) as Node;
      if (kind === "Literal" && words.test(String(text))) found.push(`${name?.name}="${text}"`);
    }
    for (const part of Object.values(node)) visit(part);
  };
  visit(program);
  return found;
}

test("a text in markup or in an attribute that is read is found", () => {
  const source = `const a = <p title="Two words" className="not this">Some text {1} <b>{t.x}</b></p>;`;
  expect(textsIn(source, "sample.tsx").sort()).toEqual(["Some text", 'title="Two words"']);
});

test("no component holds a text of its own", () => {
  const outside = readdirSync(app, { recursive: true })
    .map((name) => String(name).replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx") && !forBuilders.test(name))
    .flatMap((name) =>
      textsIn(readFileSync(join(app, name), "utf8"), name).map((text) => `${name}: ${text}`),
    );
  expect(outside).toEqual([]);
});
