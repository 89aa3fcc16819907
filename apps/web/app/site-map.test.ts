import { existsSync } from "node:fs";
import { dashboardLanguages, languages } from "@lantern/contract/languages";
import { siteLanguages } from "@lantern/contract/site-languages";
import { expect, test } from "vitest";
import { linksInLanguage } from "./document/links-in-language.ts";
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
  expect(publicPages(texts).filter(({ path }) => /[:*]/.test(path))).toEqual([]);
});

test("the page server is told of every page but the one that says not found", () => {
  expect(appRoutes(texts)).toContainEqual({
    path: "/login",
    surface: "door",
    access: "guest",
    translated: "administrators",
    help: true,
  });
  expect(appRoutes(texts).map((page) => page.path)).not.toContain("/404");
});

test("a page that is made from texts has a path for each of them, and no other", () => {
  const paths = appRoutes(texts).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith("/blog"))).toEqual(["/blog", "/blog/first", "/blog/second"]);
  const marketing = marketingPages(texts).map(({ address }) => address);
  expect(marketing).toEqual(expect.arrayContaining(["/", "/blog/first"]));
  expect(marketing).not.toContain("/login");
});

test("a public page in several languages has an address in each, a post in English alone", () => {
  const addressesOf = (path: string) =>
    publicPages(texts).flatMap((page) => (page.path === path ? [page.address] : []));
  expect(addressesOf("/")).toEqual(["/", "/es", "/de"]);
  expect(addressesOf("/pricing")).toEqual(["/pricing", "/es/pricing", "/de/pricing"]);
  expect(addressesOf("/blog/first")).toEqual(["/blog/first"]);
  expect(appRoutes(texts).map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/pricing", "/es/pricing", "/de/pricing"]),
  );
  expect(siteLanguages).toEqual(["en", "es", "de"]);
});

test.each([
  ['<a class="x" href="/">', '<a class="x" href="/de">'],
  ['<a href="/#hour" class="x">', '<a href="/de#hour" class="x">'],
  ['<a href="/pricing">', '<a href="/de/pricing">'],
  ['<a href="/blog">', '<a href="/blog" hreflang="en">'],
  ['<a href="/login">', '<a href="/login?language=de">'],
  ['<a href="/demo">', '<a href="/demo?language=de">'],
  ['<a hrefLang="en" href="/pricing">', '<a hrefLang="en" href="/pricing">'],
  ['<a href="/dashboard/home">', '<a href="/dashboard/home">'],
  ['<a href="#hour">', '<a href="#hour">'],
  ['<a href="https://site.example/pricing">', '<a href="https://site.example/pricing">'],
])("a link of a German page, %s, becomes %s", (english, german) => {
  expect(linksInLanguage(english, "de")).toBe(german);
  expect(linksInLanguage(english, "en")).toBe(english);
});

test("a door with parameters is one file, prerendered at a path that fulfills its rule", () => {
  const inAll = { languages: dashboardLanguages, translated: "administrators" };
  expect(doorPaths()).toContainEqual({ path: "/login", folder: "/login", ...inAll });
  expect(doorPaths()).toContainEqual({ path: "/verify", folder: "/verify", ...inAll });
  const demo = doorPaths().find(({ path }) => path === "/demo");
  expect(demo).toEqual({ path: "/demo", folder: "/demo", languages, translated: "participants" });
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
