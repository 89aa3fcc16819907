/** Limits of the script that every page fetches until it is idle, in KB of Brotli. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { texts as german } from "../apps/web/app/company/home/texts.de.ts";
import { texts as spanish } from "../apps/web/app/company/home/texts.es.ts";
import { texts as english } from "../apps/web/app/company/home/texts.ts";
import { siteMap } from "../apps/web/app/site-map.ts";
import { manifestFile, mappedPage, scriptsOf, weightOf } from "../apps/web/weight.ts";
import { inRoot } from "./lib/root.mjs";

if (!existsSync(manifestFile)) throw new Error('The pages are not built: run "npm run build"');

const pages = siteMap.map((page) => ({ path: page.path, ...weightOf(page) }));

test.each(pages)("$path needs at most $limit KB of script", ({ weight, limit }) => {
  expect(weight).toBeGreaterThan(1);
  expect(weight).toBeLessThanOrEqual(limit);
});

test.each(/** @type {const} */ (["en", "es", "de"]))(
  "a dashboard in %s has the texts of its own language only",
  (language) => {
    const page = mappedPage("/dashboard/home");
    if (!page) throw new Error("no such page");
    const scripts = scriptsOf(page, language)
      .map((file) => readFileSync(inRoot("apps/web/build/client", file), "utf8"))
      .join("\n");
    const inScripts = (/** @type {object} */ texts) =>
      Object.values(texts).filter(
        (text) => typeof text === "string" && text.includes(" ") && scripts.includes(text),
      );
    for (const [spoken, texts] of Object.entries({ en: english, es: spanish, de: german }))
      if (spoken === language) expect(inScripts(texts).length).toBeGreaterThan(3);
      else expect(inScripts(texts), spoken).toEqual([]);
  },
);

test("no script imports the start of an application: it would start twice", () => {
  const parts = Object.entries(JSON.parse(readFileSync(manifestFile, "utf8")));
  const starting = parts.filter(([, { imports = [] }]) =>
    imports.some((/** @type {string} */ name) => name.endsWith(".html")),
  );
  expect(starting.map(([name]) => name)).toEqual([]);
});
