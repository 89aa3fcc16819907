import { expect, test } from "vitest";
import { isTool, namedFor, pages } from "./pages.ts";
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

test.each([
  ["/debug/kit", true],
  ["/debug/experience", true],
  ["/console", false],
  ["/console/companies/4f6d6a2e-0b4e-4b43-9a53-3f1e5c3b5a10", false],
  ["/console/debug", false],
])("%s is open to everybody in local mode: %s", (address, open) => expect(isTool(address)).toBe(open));

test("no two pages have one folder", () => {
  expect(new Set(pages.map(({ folder }) => folder)).size).toBe(pages.length);
});
