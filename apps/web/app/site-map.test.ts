import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { appRoutes, prerendered, siteMap } from "./site-map.ts";

test("every page has its file and its layout", () => {
  for (const page of siteMap) {
    expect(existsSync(new URL(page.file, import.meta.url)), page.file).toBe(true);
    expect(existsSync(new URL(`layouts/${page.layout}.tsx`, import.meta.url)), page.layout).toBe(true);
  }
});

test("no path stands there twice, and only paths without parameters are built to files", () => {
  const paths = siteMap.map((page) => page.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(prerendered().filter((path) => /[:*]/.test(path))).toEqual([]);
});

test("the page server is told of every page but the one that says not found", () => {
  expect(appRoutes()).toContainEqual({ path: "/login", access: "guest" });
  expect(appRoutes().map((page) => page.path)).not.toContain("/404");
});
