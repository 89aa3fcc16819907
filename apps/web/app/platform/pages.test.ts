import { expect, test } from "vitest";
import { namedFor, pages } from "./pages.ts";
import { icons } from "./shell/icons.ts";

test("every link of the sidebar has a drawing, and no drawing is left over", () => {
  expect(
    namedFor(true)
      .map(({ folder }) => folder)
      .sort(),
  ).toEqual(Object.keys(icons).sort());
});

test("who is no administrator sees the tools only", () => {
  expect(namedFor(false).every(({ path }) => path.startsWith("/debug/"))).toBe(true);
  expect(namedFor(false)).not.toEqual([]);
});

test("no two pages have one folder", () => {
  expect(new Set(pages.map(({ folder }) => folder)).size).toBe(pages.length);
});
