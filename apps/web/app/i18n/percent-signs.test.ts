/** In Spanish and German a percent sign stands after a space, at which no row may break. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../../../../", import.meta.url).pathname;
const files = globSync(
  [
    "apps/*/{app,src}/**/*.{es,de}.ts",
    "apps/*/{app,src}/**/{es,de}/*.ts",
    "{apps/server,packages}/**/src/**/{es,de}.ts",
  ],
  { cwd: root, exclude: ["**/node_modules/**"] },
);

test("no text has a percent sign that can be alone in a row, or that touches its number", () => {
  expect(files.length).toBeGreaterThan(100);
  const loose = files.filter((file) =>
    /[}\d][ ]?%[^\w"']/.test(readFileSync(`${root}${file}`, "utf8").replaceAll("\\u00a0", "\u00a0")),
  );
  expect(loose).toEqual([]);
});
