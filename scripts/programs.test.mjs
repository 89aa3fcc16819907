/** Programs run from top to bottom: a function that stands in a constant below the first step is not there yet. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inRoot, root } from "./lib/root.mjs";
import { eachNode } from "./lib/syntax.mjs";

/** A step at the left edge. Most modules have none, and need not be parsed. */
const hasSteps = /^(?:await|try|for|if|while|switch)\b/m;
const steps = /^(?:Expression|If|ForOf|For|While|Try|Switch)Statement$/;

/** The functions in constants below the first step of a program that another function of it calls. */
function lateFunctions(path, source) {
  let program;
  eachNode(source, path, (node) => {
    program ??= node;
  });
  const first = program.body.findIndex(({ type }) => steps.test(type));
  if (first < 0) return [];
  const late = program.body
    .slice(first)
    .flatMap(({ type, declarations }) => (type === "VariableDeclaration" ? declarations : []))
    .filter(({ init }) => /Function/.test(init?.type))
    .map(({ id }) => id.name);
  const used = new Set();
  for (const one of program.body.filter(({ type }) => type === "FunctionDeclaration"))
    eachNode(source.slice(one.start, one.end), path, ({ type, name }) => {
      if (type === "Identifier" && late.includes(name)) used.add(name);
    });
  return [...used];
}

test("no program calls a function in a constant that stands below its first step", () => {
  const paths = globSync(["{scripts,bench}/**/*.mjs", "{studio,bench}/**/*.ts"], { cwd: root }).filter(
    (path) => !/node_modules|\.test\./.test(path),
  );
  expect(paths.length).toBeGreaterThan(100);
  const late = paths.flatMap((path) => {
    const source = readFileSync(inRoot(path), "utf8");
    return hasSteps.test(source) ? lateFunctions(path, source).map((name) => `${path}: ${name}`) : [];
  });
  expect(late).toEqual([]);
});

test("a function in a constant below the first step is found where another one calls it", () => {
  const draws = "await draw(); async function draw() { filesOf(1) }";
  expect(lateFunctions("a.ts", `${draws} const filesOf = (nth) => [nth];`)).toEqual(["filesOf"]);
  expect(lateFunctions("a.ts", `const filesOf = (nth) => [nth]; ${draws}`)).toEqual([]);
});
