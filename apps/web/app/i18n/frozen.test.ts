/**
 * A text that is read while a module loads stays English. Modules may store sections of the catalog, but must read
 * texts when they are used.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import * as catalog from "./en/index.ts";

const app = join(import.meta.dirname, "..");
/** Modules that a participant may load. */
const theirs = /^(?:play|ui|api)\b.*\.tsx?$/;
const spared = /^play\/fixtures\/|\.test\.tsx?$/;

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
const later = /Function|Class(?:Declaration|Expression)|^TS|^Import/;

/** Texts of the catalog that are read outside of functions. */
function frozenIn(source: string, file: string): string[] {
  const catalogs = new Map<string, unknown>([["t", catalog]]);
  const results: string[] = [];
  const partOf = (node: Node): unknown => {
    if (node.type === "Identifier") return catalogs.get(String(node.name));
    if (node.type !== "MemberExpression" || node.computed) return undefined;
    const [whole, { name }] = [partOf(node.object as Node), node.property as { name: string }];
    return isNode(whole) ? whole[name] : undefined;
  };
  const remember = (name: Node, value: unknown): void => {
    if (name.type === "Identifier") catalogs.set(String(name.name), value);
    if (name.type !== "ObjectPattern" || !isNode(value)) return;
    for (const { key, value: inner } of name.properties as { key: { name: string }; value: Node }[]) {
      if (typeof value[key.name] === "string") results.push(key.name);
      remember(inner, value[key.name]);
    }
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (!isNode(node) || Array.isArray(node) || later.test(node.type ?? "")) return;
    if (node.type === "MemberExpression") {
      const part = partOf(node);
      const list = Array.isArray(partOf(node.object as Node));
      if (typeof part === "string" || list) results.push(source.slice(Number(node.start), Number(node.end)));
    }
    for (const part of Object.values(node)) visit(part);
    if (node.type === "VariableDeclarator" && isNode(node.init)) remember(node.id as Node, partOf(node.init));
  };
  visit(parseSync(file, source).program);
  return results;
}

test.each([
  ["const words = t.live.bye; const f = () => words.again;", []],
  ["const words = t.live.bye; const ways = { full: words.again };", ["words.again"]],
  ["const { again } = t.live.bye;", ["again"]],
  [
    "const options = t.liveScorecard.feedback.options.map((text) => text);",
    ["t.liveScorecard.feedback.options.map"],
  ],
])("%s", (source, texts) => {
  expect(frozenIn(source, "sample.tsx")).toEqual(texts);
});

test("no file of the participant's side keeps a text", () => {
  const files = readdirSync(app, { recursive: true })
    .map((name) => String(name).replaceAll("\\", "/"))
    .filter((name) => theirs.test(name) && !spared.test(name));
  expect(files.length).toBeGreaterThan(200);
  const frozen = files.flatMap((name) =>
    frozenIn(readFileSync(join(app, name), "utf8"), name).map((text) => `${name}: ${text}`),
  );
  expect(frozen).toEqual([]);
}, 30_000); // Reads every file of the pages, which takes long on a busy machine.
