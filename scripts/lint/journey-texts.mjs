/**
 * Journeys name a text of the product by its key: a wording in a finder, or in what a text is expected to be, is refused.
 * So is one that is passed to a function of the same file which only passes it on, that stands in a selector, or that is
 * compared with the text of an element. A journey's own data stand in variables; a variable with a text of the product is
 * refused. What is in no file of texts is marked with `wording` of `e2e/fixtures/texts.ts`.
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

/** What an element says. */
const contents = new Set(["textContent", "innerText", "allTextContents", "allInnerTexts"]);
const comparisons = new Set([
  "toBe",
  "toEqual",
  "toContain",
  "toMatch",
  "toStrictEqual",
  "includes",
  "startsWith",
]);
/** In a selector, what an element is found by that says it. */
const textSelector =
  /(?:(?:^|[\s>:])(?:text=|has-text\(|text\(|text-is\(|text-matches\()|\[(?:aria-label|title|alt|placeholder)[*^$~|]?=)["'/]?([^"'\])]*)/g;

/** Whether an expression reads what an element says: `(await row.innerText()).trim()`. */
function readsContent(node) {
  if (!node || typeof node !== "object") return false;
  if (node.type === "MemberExpression") return contents.has(node.property.name) || readsContent(node.object);
  if (node.type === "CallExpression")
    return (
      readsContent(node.callee) ||
      (nameOfCall(node) === "title" && node.arguments.length === 0) ||
      (/^(?:expect|poll)$/.test(nameOfCall(node)) && node.arguments.some(readsContent))
    );
  if (node.type === "ArrowFunctionExpression") return readsContent(node.body);
  return readsContent(
    node.argument ?? node.expression ?? (node.type === "LogicalExpression" ? node.left : null),
  );
}

const nameOfCall = ({ callee }) => callee.name ?? callee.property?.name ?? "";

/** A selector that finds by a text, or what is compared with the text of an element. */
function comparedIn(node) {
  if (node.type === "BinaryExpression" && /^[!=]==?$/.test(node.operator)) {
    if (readsContent(node.left)) return valuesOf(node.right);
    return readsContent(node.right) ? valuesOf(node.left) : [];
  }
  if (node.type !== "CallExpression") return [];
  if (comparisons.has(node.callee.property?.name) && readsContent(node.callee.object))
    return node.arguments.flatMap(valuesOf);
  const selector = node.callee.property && node.arguments[0];
  const matches = selector ? [...wholeText(selector).matchAll(textSelector)] : [];
  return matches.some(([, text]) => /\p{L}/u.test(text)) ? [selector] : [];
}

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

const wholeText = (node) => (node.type === "Literal" || node.type === "TemplateLiteral" ? ownText(node) : "");

/**
 * @param {ReadonlySet<string>} product texts of the product
 * @returns {{ line: number, text: string }[]} the wordings of a journey
 */
export function wordingsIn(path, source, product = new Set()) {
  const uses = [];
  const compared = [];
  const variables = new Map();
  eachNode(source, path, (node, around) => {
    if (node.type === "CallExpression") uses.push({ node, around: [...around] });
    if (node.type === "VariableDeclarator" && node.init) variables.set(node.id.name, node.init);
    compared.push(...comparedIn(node));
  });
  const passedOn = new Map();
  while (addPassedOn(uses, passedOn));
  const isProduct = (text) => product.has(wholeText(text));
  return [...uses.flatMap(({ node }) => textsIn(node, passedOn)), ...compared]
    .flatMap((text) =>
      text.type === "Identifier" ? valuesOf(variables.get(text.name)).filter(isProduct) : [text],
    )
    .filter((text) => /\p{L}/u.test(ownText(text)))
    .map((text) => ({ line: lineOf(source, text), text: source.slice(text.start, text.end) }));
}

/** The texts of the dashboard, the console, the doors and of participants, as they stand in their files. */
function productTexts() {
  const texts = new Set();
  const files = ["**/{texts,*-texts,names,*-names}.ts", "i18n/en/**/*.ts"].flatMap((glob) =>
    globSync(`apps/web/app/${glob}`, { cwd: root }),
  );
  for (const path of files)
    eachNode(readFileSync(inRoot(path), "utf8"), path, (node) => {
      if (node.type === "Property" && typeof node.value.value === "string") texts.add(node.value.value);
    });
  return texts;
}

if (import.meta.main) {
  let count = 0;
  const product = productTexts();
  for (const path of globSync("e2e/**/*.ts", { cwd: root, exclude: ["**/node_modules/**", "**/*.test.ts"] }))
    for (const { line, text } of wordingsIn(path, readFileSync(inRoot(path), "utf8"), product)) {
      count += 1;
      console.log(`${path}:${line}  ${text}`);
    }
  console.log(`${count} texts named by their wording in journeys`);
  if (count > 0) process.exitCode = 1;
}
