import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { glyphOf } from "./glyph.tsx";

const experiences = new URL("../../../../../content/experiences/", import.meta.url);
const named = globSync("*/*.yaml", { cwd: experiences }).flatMap((file) =>
  [...readFileSync(new URL(file, experiences), "utf8").matchAll(/\bicon: ([\w-]+)/g)].map(
    ([, name = ""]) => name,
  ),
);

test("every picture that a story names is drawn", () => {
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !glyphOf(name))).toEqual([]);
});
