/**
 * A number in a text of the dashboard or the console is written by `formatNumber`, so that 1,234,567 has its separators in
 * the reader's manner. The compiler knows which inserted values are numbers. `--fix` corrects those that are nothing else,
 * and the formatter then puts the new imports in order.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path/posix";
import { SyntaxKind } from "typescript/unstable/ast";
import { API, TypeFlags } from "typescript/unstable/sync";
import { inRoot } from "../lib/root.mjs";

const app = inRoot("apps/web/app");
const pages = /^(company|platform|shell|ui)\/.*\.tsx$/;
const texts =
  /^(api|company|platform|forms|help|shell|ui)\/.*(texts?|names?)(\.\w\w)?\.ts$|^i18n\/(en|es)\/phrases\.ts$/;

const api = new API({ cwd: inRoot(".") });
const config = inRoot("apps/web/tsconfig.json");
const { program, checker } = api.updateSnapshot({ openProjects: [config] }).getProjects()[0];

const members = (type) => ((type.flags & TypeFlags.Union) !== 0 ? type.getTypes() : [type]);
const isNumber = (type) => (type.flags & TypeFlags.NumberLike) !== 0;
/**
 * @param {import("typescript/unstable/ast").Node[]} values
 * @returns those whose type passes a test
 */
function ofType(values, isWanted) {
  const types = values.length > 0 ? checker.getTypeAtLocation(values) : [];
  return values.filter((_, at) => types[at] && isWanted(members(types[at])));
}
const onlyNumbers = (values) => ofType(values, (types) => types.every(isNumber));

/** What texts insert, and what a page has between its tags, where a value that can be anything is no text. */
function insertedIn(file, name) {
  const inTexts = [];
  const inTags = [];
  const visit = (node) => {
    if (texts.test(name) && node.kind === SyntaxKind.TemplateSpan) inTexts.push(node.expression);
    if (node.kind === SyntaxKind.JsxElement || node.kind === SyntaxKind.JsxFragment)
      for (const { kind, expression } of node.children)
        if (kind === SyntaxKind.JsxExpression && expression) inTags.push(expression);
    node.forEachChild(visit);
  };
  file.forEachChild(visit);
  return { inTexts, inTags };
}

/** Puts every one of these values into a call of the formatter. */
function fix(name, source, values) {
  const format = relative(dirname(name), "i18n/format.ts");
  const path = format.startsWith(".") ? format : `./${format}`;
  let fixed = source;
  for (const value of [...values].reverse()) {
    const { pos, end } = value;
    fixed = `${fixed.slice(0, pos)}formatNumber(${fixed.slice(pos, end)})${fixed.slice(end)}`;
  }
  if (!/import \{[^}]*\bformatNumber\b/.test(fixed))
    fixed = `import { formatNumber } from "${path}";\n${fixed}`;
  writeFileSync(`${app}/${name}`, fixed);
}

let count = 0;
for (const path of program.getSourceFileNames()) {
  const name = path.startsWith(`${app}/`) ? path.slice(app.length + 1) : "";
  const file = (texts.test(name) || pages.test(name)) && program.getSourceFile(path);
  if (!file) continue;
  const { inTexts, inTags } = insertedIn(file, name);
  const tags = onlyNumbers(inTags);
  const numbers = [...ofType(inTexts, (types) => types.some(isNumber)), ...tags];
  const fixable = [...onlyNumbers(inTexts), ...tags].sort((a, b) => a.pos - b.pos);
  const source = readFileSync(path, "utf8");
  if (fixable.length > 0 && process.argv.includes("--fix")) fix(name, source, fixable);
  else
    for (const { pos, end } of numbers) {
      count += 1;
      const line = source.slice(0, pos).split("\n").length;
      console.log(
        `apps/web/app/${name}:${line}  ${source.slice(pos, end)} → formatNumber(${source.slice(pos, end)})`,
      );
    }
}
api.close();
console.log(`${count} plain numbers in texts`);
if (count > 0) process.exitCode = 1;
