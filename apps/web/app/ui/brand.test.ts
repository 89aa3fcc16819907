import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const paths = (file: string) =>
  [...readFileSync(new URL(file, import.meta.url), "utf8").matchAll(/\sd="([^"]+)"/g)].map(
    ([, path]) => path,
  );

test("the icon of the browser's tab draws the lines of the mark", () => {
  expect(paths("brand.tsx")).toHaveLength(3);
  expect(paths("../../public/favicon.svg")).toEqual(paths("brand.tsx"));
});
