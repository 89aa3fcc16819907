/**
 * Journeys name a text of the product by its key: a wording in a finder, or in what a text is expected to be, is refused.
 * So is one that is passed to a function of the same file which only passes it on. A journey's own data stand in
 * variables; what is in no file of texts is marked with `wording` of `e2e/fixtures/texts.ts`.
 */
import { globSync, readFileSync } from "node:fs";
import { inRoot, root } from "../lib/root.mjs";
import { eachNode, lineOf } from "../lib/syntax.mjs";

const finders = new Set(["getByText", "getByLabel", "getByPlaceholder", "getByTitle", "getByAltText"]);
const expectations = new Set([
  "toHaveText",
  "toContainText",
  "toHaveTitle",
  "toHaveAccessibleName",
  "toHaveAccessibleDescription",
  "toHaveAccessibleErrorMessage",
]);
/** Attributes that people read or hear. */
const attributes = new Set(["aria-label", "title", "alt", "placeholder"]);
const options = new Set(["name", "description", "hasText", "hasNotText"]);

/** The values that a list or a choice can have. */
const valuesOf = (node) => {
  if (node?.type === "ArrayExpression") return node.elements.flatMap(valuesOf);
  if (node?.type === "ConditionalExpression") return [node.consequent, node.alternate].flatMap(valuesOf);
  return node ? [node] : [];
};

/** What a call of Playwright finds or expects by its text. */
function textsOf({ callee, arguments: given }) {
  const method = callee.property?.name;
  if (finders.has(method) || expectations.has(method)) return valuesOf(given[0]);
  if (method === "toHaveAttribute") return attributes.has(given[0]?.value) ? valuesOf(given[1]) : [];
  const fields = given.flatMap((one) => (one.type === "ObjectExpression" ? one.properties : []));
  return /^(?:getByRole|locator|filter)$/.test(method)
    ? fields.flatMap(({ key, value }) => (options.has(key?.name) ? valuesOf(value) : []))
    : [];
}

/** The name of a function that is declared, or stored in a variable. */
const nameOf = (node, around) =>
  node.id?.name ?? (around?.type === "VariableDeclarator" ? around.id.name : undefined);

/** Notes the parameters of a file's functions that one of these uses finds or expects. @returns whether one is new */
function addPassedOn(uses, passedOn) {
  let isNew = false;
  for (const { node, around } of uses)
    for (const text of textsIn(node, passedOn))
      for (const [at, outer] of around.entries()) {
        const nth = outer.params?.findIndex((param) => text.name && (param.left ?? param).name === text.name);
        const name = nth >= 0 && nameOf(outer, around[at - 1]);
        if (!name || passedOn.get(name)?.has(nth)) continue;
        passedOn.set(name, (passedOn.get(name) ?? new Set()).add(nth));
        isNew = true;
      }
  return isNew;
}

const textsIn = (call, passedOn) => [
  ...textsOf(call),
  ...[...(passedOn.get(call.callee.name) ?? [])].flatMap((nth) => valuesOf(call.arguments[nth])),
];

/** The letters of a literal. Digits, signs and inserted values are no wording. */
function ownText({ type, value, regex, quasis }) {
  if (regex) return regex.pattern.replaceAll(/\\.|\[[^\]]*\]/g, "");
  if (type === "TemplateLiteral") return quasis.map((quasi) => quasi.value.cooked).join("");
  return typeof value === "string" ? value : "";
}

/** @returns {{ line: number, text: string }[]} the wordings of a journey */
export function wordingsIn(path, source) {
  const uses = [];
  eachNode(source, path, (node, around) => {
    if (node.type === "CallExpression") uses.push({ node, around: [...around] });
  });
  const passedOn = new Map();
  while (addPassedOn(uses, passedOn));
  return uses
    .flatMap(({ node }) => textsIn(node, passedOn))
    .filter((text) => /\p{L}/u.test(ownText(text)))
    .map((text) => ({ line: lineOf(source, text), text: source.slice(text.start, text.end) }));
}

if (import.meta.main) {
  let count = 0;
  for (const path of globSync("e2e/**/*.ts", { cwd: root, exclude: ["**/node_modules/**", "**/*.test.ts"] }))
    for (const { line, text } of wordingsIn(path, readFileSync(inRoot(path), "utf8"))) {
      count += 1;
      console.log(`${path}:${line}  ${text}`);
    }
  console.log(`${count} texts named by their wording in journeys`);
  if (count > 0) process.exitCode = 1;
}
