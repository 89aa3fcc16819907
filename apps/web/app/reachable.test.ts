/** What exists can be reached: pages by a link, calls of the dashboard from a page. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as contract from "@lantern/contract/http";
import { expect, test } from "vitest";
import { siteMap } from "./site-map.ts";

const app = import.meta.dirname;
const sources = readdirSync(app, { recursive: true })
  .map(String)
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^site-map\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(app, name), "utf8") }));
const pages = sources.filter(({ name }) => !name.startsWith("layouts/"));
/** Every path that a page names in its source. */
const named = new Set(pages.flatMap(({ text }) => text.match(/(?<=["'`])\/[\w/-]+(?=["'`?#])/g) ?? []));

/** Pages to which something else leads: the guard, a payment, a provider's answer. */
const otherwise: string[] = ["/dashboard", "/checkoutSuccess", "/profile-completion"];

/** Links of public pages are walked where the built site is; the platform's own pages have their list. */
test("every page of the app with a fixed address is linked", () => {
  const fixed = siteMap.filter(
    ({ path, layout }) => !/[:*]/.test(path) && layout !== "home" && layout !== "admin",
  );
  const missing = fixed.map(({ path }): string => path).filter((path) => !named.has(path));
  expect(missing).toEqual(otherwise.filter((path) => missing.includes(path)));
  expect(fixed.length).toBeGreaterThan(20);
});

/** Calls of the dashboard that its pages do without: programs of a company use them. */
const forPrograms = ["deleteConsumer", "getSetting"];

test("every call of the dashboard is made by a page", () => {
  const operations = Object.entries(contract).flatMap(([name, value]) =>
    typeof value === "object" && "access" in value && value.access === "dashboard" ? [name] : [],
  );
  expect(operations.length).toBeGreaterThan(40);
  const usedNames = new Set(sources.flatMap(({ text }) => text.match(/\w+/g) ?? []));
  expect(operations.filter((name) => !usedNames.has(name)).sort()).toEqual(forPrograms);
});
