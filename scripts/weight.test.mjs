/**
 * How much script every page needs before anybody can use it, in KB of Brotli: the files that its document names, those
 * of its layout and page, and its texts in the language that has most. `npm run bench:weight` measures what a browser
 * fetches in all.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { languages } from "@lantern/contract/languages";
import { expect, test } from "vitest";
import { layoutFiles, siteMap } from "../apps/web/app/site-map.ts";
import { filesOf } from "../apps/web/manifest.ts";
import { inRoot } from "./lib/root.mjs";

const client = inRoot("apps/web/build/client");
const manifestFile = inRoot("apps/web/build/manifest.json");
if (!existsSync(manifestFile)) throw new Error('The pages are not built: run "npm run build"');
const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));

/** KB by surface. */
const goals = { site: 10, door: 15, check: 110, company: 165, platform: 165, play: 175 };

/** KB of pages with a limit of their own. The tool for developers has the stage within the console. */
const limits = { "/dashboard/home": 140, "/debug/experience": 194 };

const sizes = new Map();
function kb(file) {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(client, file))).length / 1024;
  sizes.set(file, size);
  return size;
}

const kebab = (/** @type {string} */ name) =>
  name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/**
 * @param {import("../apps/web/app/site-map.ts").Page} page
 * @param {import("@lantern/contract/languages").Language} language
 */
function scriptsOf({ path, file, surface, layout, texts = [] }, language) {
  if (surface === "site" || surface === "door") {
    const folder = path.replace(":slug", "how-to-run-a-debrief").replace(/\/[:*].*$/, "");
    const html = readFileSync(join(client, folder, "index.html"), "utf8");
    return [...html.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, script]) => script);
  }
  const frame = layout === "dashboard" ? ["app/company/shell/page-boundary.tsx"] : [];
  const names = [...texts.map(kebab), ...(language === "en" ? [] : ["shared"])];
  const pageFiles = surface === "check" ? [] : [`app/${layoutFiles[layout]}`, ...frame, `app/${file}`];
  const parts = [`${surface}.html`, ...pageFiles, ...names.map((name) => `app/i18n/${language}/${name}.ts`)];
  return filesOf(manifest, parts).filter((name) => name.endsWith(".js"));
}

const pages = siteMap.map((page) => {
  const spoken =
    page.surface === "play" || page.surface === "check" ? languages : /** @type {const} */ (["en"]);
  const inEach = spoken.map((language) => scriptsOf(page, language));
  const weights = inEach.map((scripts) => scripts.reduce((sum, file) => sum + kb(file), 0));
  const weight = Math.max(...weights);
  const scripts = inEach[weights.indexOf(weight)] ?? [];
  return { path: page.path, weight, scripts, limit: limits[page.path] ?? goals[page.surface] };
});

test.each(pages)("$path needs at most $limit KB of script", ({ weight, scripts, limit }) => {
  expect(scripts.length).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(limit);
});
