import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { byId, layoutFiles } from "./site-map/page.ts";
import { appRoutes, doorPaths, marketingPages, publicPages, siteMap } from "./site-map.ts";

const texts = { blog: ["first", "second"] };

test("every page has its file and its layout", () => {
  for (const page of siteMap) {
    expect(existsSync(new URL(page.file, import.meta.url)), page.file).toBe(true);
    expect(existsSync(new URL(layoutFiles[page.layout], import.meta.url)), page.layout).toBe(true);
  }
});

test("no path stands there twice, and only paths without parameters are built to files", () => {
  const paths = siteMap.map((page) => page.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(publicPages(texts).filter((path) => /[:*]/.test(path))).toEqual([]);
});

test("the page server is told of every page but the one that says not found", () => {
  expect(appRoutes(texts)).toContainEqual({ path: "/login", surface: "door", access: "guest", help: true });
  expect(appRoutes(texts).map((page) => page.path)).not.toContain("/404");
});

test("a page that is made from texts has a path for each of them, and no other", () => {
  const paths = appRoutes(texts).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith("/blog"))).toEqual(["/blog", "/blog/first", "/blog/second"]);
  expect(marketingPages(texts)).toEqual(expect.arrayContaining(["/", "/blog/first"]));
  expect(marketingPages(texts)).not.toContain("/login");
});

test("a door with parameters is one file, prerendered at a path that fulfills its rule", () => {
  expect(doorPaths()).toContainEqual({ path: "/login", folder: "/login", languages: ["en"] });
  expect(doorPaths()).toContainEqual({ path: "/verify", folder: "/verify", languages: ["en"] });
  const reset = siteMap.find(({ path }) => path === "/reset-password/:token");
  const { path } = doorPaths().find(({ folder }) => folder === "/reset-password") ?? { path: "" };
  expect(path).toMatch(new RegExp(`^/reset-password/${reset?.rule?.params.token}$`));
});

test("no help panel, and so nothing of others, where an address holds a secret or an hour is played", () => {
  const without = appRoutes(texts).flatMap(({ path, help }) => (help ? [] : [path]));
  for (const path of [
    "/verify/*",
    "/reset-password/:token",
    "/invite-admin/:token",
    "/enroll/:enrollmentId",
    "/experience/:sessionId",
  ])
    expect(without).toContain(path);
});

test("every page of one record says what its id looks like, so the server is asked for no others", () => {
  const records = siteMap.filter(({ path }) => path.includes("/:id"));
  expect(records.length).toBeGreaterThan(10);
  for (const { path, rule } of records) expect(rule, path).toEqual(byId);
});
