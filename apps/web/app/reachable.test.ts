/** Every page has a link to it, and every dashboard operation is used by a page. */
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
const pages = sources.filter(({ name }) => !/layout\.tsx$/.test(name));
/** Every path named in a page's source. */
const named = new Set(pages.flatMap(({ text }) => text.match(/(?<=["'`])\/[\w/-]+(?=["'`?#])/g) ?? []));

/** Pages that are reached without a link: by the guard, a payment, or a provider's response. */
const otherwise: string[] = ["/dashboard", "/checkoutSuccess", "/profile-completion", "/second-factor"];

/** Links of public pages are checked on the built site; the console has a list of its own. */
test("every page of the app with a fixed address is linked", () => {
  const fixed = siteMap.filter(
    ({ path, layout }) => !/[:*]/.test(path) && layout !== "home" && layout !== "admin",
  );
  const missing = fixed.map(({ path }): string => path).filter((path) => !named.has(path));
  expect(missing).toEqual(otherwise.filter((path) => missing.includes(path)));
  expect(fixed.length).toBeGreaterThan(20);
});

/** Dashboard operations without a page; customers' programs use them. */
const forPrograms = ["deleteConsumer", "getSetting", "orderReceipt"];

test("every call of the dashboard is made by a page", () => {
  const operations = Object.entries(contract).flatMap(([name, value]) =>
    typeof value === "object" && "access" in value && value.access === "dashboard" ? [name] : [],
  );
  expect(operations.length).toBeGreaterThan(40);
  const usedNames = new Set(sources.flatMap(({ text }) => text.match(/\w+/g) ?? []));
  expect(operations.filter((name) => !usedNames.has(name)).sort()).toEqual(forPrograms);
});
