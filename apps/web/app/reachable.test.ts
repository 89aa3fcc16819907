/** Every page can be reached, and every dashboard operation is used by a page. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as contract from "@lantern/contract/http";
import { expect, test } from "vitest";
import { siteMap } from "./site-map.ts";

const app = import.meta.dirname;
/** The lists of pages link to none: only what is drawn from them does. */
const lists = /^site-map(?:\/|\.ts$)|^(?:company|platform)\/pages\.ts$|^help\/page-help\.ts$/;
const sources = readdirSync(app, { recursive: true })
  .map((name) => String(name).replaceAll("\\", "/"))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !lists.test(name))
  .map((name) => ({ name, text: readFileSync(join(app, name), "utf8") }));

/** How a source writes the address of a page: `/dashboard/series/${id}`, or `${address}/story`. */
function linkTo(path: string): RegExp {
  const end = "[\"'`?#]";
  if (/:\w+$/.test(path)) return new RegExp(`/${path.split("/").at(-2)}/\\$\\{`);
  return new RegExp(path.includes(":") ? `\\}${path.replace(/^.*:\w+/, "")}${end}` : `["'\`]${path}${end}`);
}

const isLinked = (path: string) => sources.some(({ text }) => linkTo(path).test(text));

/** Reached from what somebody passed on, and from a payment. */
const otherwise = ["/report/:token", "/checkoutSuccess"];

/** Sidebar, finder and settings lead to pages with a name. Links of public pages are checked on the built site. */
test("every page has a name, or another page links to it", () => {
  const pages = siteMap.filter(
    ({ path, surface }) =>
      surface === "company" ||
      surface === "platform" ||
      (surface !== "site" && !/[:*]/.test(path) && path !== "/404"),
  );
  const missing = pages.filter(({ path, name }) => !name && !isLinked(path)).map(({ path }) => path);
  expect(missing).toEqual(otherwise);
  expect(pages.length).toBeGreaterThan(60);
});

test.each([
  ["/dashboard/series/:id", `to={\`/dashboard/series/\${id}\`}`, true],
  ["/dashboard/series/:id", 'to="/dashboard/series"', false],
  ["/dashboard/series/:id/report", `to={\`\${address}/report\`}`, true],
  ["/dashboard/home", 'navigate("/dashboard/home?new")', true],
  ["/dashboard/home", 'navigate("/dashboard/homes")', false],
])("whether a link to %s is seen in %s", (path, source, expected) => {
  expect(linkTo(path).test(source)).toBe(expected);
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
