/** Every text that people read is in a file of texts; components contain none. */
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
/** Pages for developers, which no build contains. */
const forBuilders = /^play\/(?:harness|fixtures)\//;
const letters = /\p{L}{2,}/u;

interface Node {
  type: string;
  start: number;
  value?: unknown;
  name?: { name?: string };
  key?: { name?: string };
  [key: string]: unknown;
}

/** The texts that an expression may evaluate to: of both branches, and the fixed parts of a template. */
function textsOfExpression(expression: unknown): string[] {
  const { type, value, ...parts } = (expression ?? {}) as Node;
  switch (type) {
    case "Literal":
      return typeof value === "string" && letters.test(value) ? [value] : [];
    case "TemplateLiteral":
      return (parts.quasis as { value: { cooked: string } }[])
        .map((quasi) => quasi.value.cooked)
        .filter((text) => letters.test(text));
    case "ConditionalExpression":
      return [parts.consequent, parts.alternate].flatMap(textsOfExpression);
    case "LogicalExpression":
    case "BinaryExpression":
      return [parts.left, parts.right].flatMap(
        type === "LogicalExpression" || parts.operator === "+" ? textsOfExpression : () => [],
      );
    case "JSXExpressionContainer":
    case "TSAsExpression":
    case "TSNonNullExpression":
      return textsOfExpression(parts.expression);
    default:
      return [];
  }
}

/** Texts in markup, in attributes that are shown or read out, and in toasts. */
function textsIn(source: string, file: string): string[] {
  const results: string[] = [];
  const { program } = parseSync(file, source);
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (typeof node !== "object" || node === null || Array.isArray(node)) return;
    const { type, name, value, key, children } = node as Node;
    if (type === "JSXText" && letters.test(String(value))) results.push(String(value).trim());
    if (type === "JSXElement" || type === "JSXFragment")
      results.push(...(children as Node[]).flatMap(textsOfChild));
    if (type === "JSXAttribute" && read.has(name?.name ?? ""))
      results.push(...textsOfExpression(value).map((text) => `${name?.name}="${text}"`));
    if (type === "Property" && read.has(key?.name ?? ""))
      results.push(...textsOfExpression(value).map((text) => `${key?.name}: ${text}`));
    for (const part of Object.values(node)) visit(part);
  };
  visit(program);
  return results;
}

/** A child in braces. */
const textsOfChild = (child: Node) =>
  child.type === "JSXExpressionContainer" ? textsOfExpression(child) : [];

test("a text in markup or in an attribute that is read is found", () => {
  const source = `const a = <p title="Two words" className="not this">Some text {1} <b>{t.x}</b></p>;`;
  expect(textsIn(source, "sample.tsx").sort()).toEqual(["Some text", 'title="Two words"']);
});

test.each([
  [`const a = <p>{on ? "It is on" : t.off}</p>;`, ["It is on"]],
  ["const a = <p aria-label={`Page ` + n}>{t.x(n, 'inner')}</p>;", ['aria-label="Page "']],
  [`const a = <p>{n > 0 && "some"}{t.kind === "film" ? t.x : null}</p>;`, ["some"]],
  [`const say = () => showToast({ title: "Saved", id: "saved" });`, ["title: Saved"]],
  [`const a = <p className={on ? "is-on" : "is-off"}>{list.join("and")}</p>;`, []],
])("in an expression, too: %s", (source, texts) => {
  expect(textsIn(source, "sample.tsx")).toEqual(texts);
});

/** The files of texts, what is drawn of an example, and tests. */
const spared =
  /^i18n\/|(?:texts|names)(?:\.\w\w)?\.ts$|^help\/questions\/|^site\/home\/sample-scorecard(?:\.\w\w)?\.ts$|\.test\.tsx?$/;

/** Fixed texts of a file: a sentence, or two words of which the first is capitalized, that no function of texts has. */
function sentencesIn(source: string, file: string): string[] {
  const results: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (typeof node !== "object" || node === null || Array.isArray(node)) return;
    const { type, value, callee } = node as Node;
    if (type === "ImportDeclaration" || type === "TSLiteralType" || type === "ThrowStatement") return;
    // Errors of programs, and the log of the browser, are for us.
    if (/^(?:Error|console)$/.test(String(nameOf(callee)))) return;
    if (type === "Literal" && typeof value === "string" && sentence.test(value)) results.push(value);
    if (type === "TemplateLiteral")
      results.push(...textsOfExpression(node).filter((text) => sentence.test(text)));
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(file, source).program);
  return results;
}

const sentence = /^\p{Lu}\p{Ll}+[’']?\p{Ll}*,? \p{L}+/u;
const nameOf = (callee: unknown) => {
  const { type, name, object } = (callee ?? {}) as {
    type?: string;
    name?: string;
    object?: { name?: string };
  };
  return type === "Super" ? "Error" : (name ?? object?.name);
};

test.each([
  [
    `const texts = { none: "No attendees yet", some: (n) => \`All of \${n}\` };`,
    ["No attendees yet", "All of "],
  ],
  [`const a = cn("grid gap-4"); console.warn("Not here", 1); throw new Error("Not loaded yet");`, []],
])("a sentence anywhere is found: %s", (source, texts) => {
  expect(sentencesIn(source, "sample.ts")).toEqual(texts);
});

test("no file of the dashboard holds a sentence of its own", () => {
  const files = readdirSync(app, { recursive: true })
    .map((name) => String(name).replaceAll("\\", "/"))
    .filter((name) => /^(?:company|doors|forms|shell|ui)\/.*\.tsx?$/.test(name) && !spared.test(name));
  const outside = files.flatMap((name) =>
    sentencesIn(readFileSync(join(app, name), "utf8"), name).map((text) => `${name}: ${text}`),
  );
  expect(outside).toEqual([]);
});

test("no file of the pages holds a text of its own", () => {
  const files = readdirSync(app, { recursive: true })
    .map((name) => String(name).replaceAll("\\", "/"))
    .filter((name) => /\.tsx?$/.test(name) && !spared.test(name) && !forBuilders.test(name));
  expect(files.length).toBeGreaterThan(300);
  const outside = files.flatMap((name) =>
    textsIn(readFileSync(join(app, name), "utf8"), name).map((text) => `${name}: ${text}`),
  );
  expect(outside).toEqual([]);
}, 30_000); // Reads every file of the pages, which takes long on a busy machine.
