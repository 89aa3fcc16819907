/**
 * How much script every page needs before anybody can use it, in KB of Brotli: the files that its document names, and
 * those of its layout and page. `npm run bench:weight` measures what a browser fetches in all.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { layoutFiles, siteMap } from "../apps/web/app/site-map.ts";
import { filesOf } from "../apps/web/manifest.ts";
import { inRoot } from "./lib/root.mjs";

const client = inRoot("apps/web/build/client");
const manifestFile = inRoot("apps/web/build/manifest.json");
if (!existsSync(manifestFile)) throw new Error('The pages are not built: run "npm run build"');
const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));

/** KB by surface. */
const goals = { site: 10, door: 15, company: 165, platform: 165, play: 175 };

/** KB of the pages that are heavier than their goal, or lighter. Lower them when a page becomes lighter. */
const limits = {
  "/dashboard/home": 150, // goal 140
  "/debug/experience": 189,
  "/systemCheck": 141, // goal 110
};

const sizes = new Map();
function kb(file) {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(client, file))).length / 1024;
  sizes.set(file, size);
  return size;
}

function scriptsOf({ path, file, surface, layout }) {
  if (surface === "site" || surface === "door") {
    const folder = path.replace(":slug", "how-to-run-a-debrief").replace(/\/[:*].*$/, "");
    const html = readFileSync(join(client, folder, "index.html"), "utf8");
    return [...html.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, script]) => script);
  }
  const frame = layout === "dashboard" ? ["app/company/shell/page-boundary.tsx"] : [];
  const parts = [`${surface}.html`, `app/${layoutFiles[layout]}`, ...frame, `app/${file}`];
  return filesOf(manifest, parts).filter((name) => name.endsWith(".js"));
}

const pages = siteMap.map((page) => {
  const scripts = scriptsOf(page);
  const weight = scripts.reduce((sum, file) => sum + kb(file), 0);
  return { path: page.path, weight, scripts, limit: limits[page.path] ?? goals[page.surface] };
});

test.each(pages)("$path needs at most $limit KB of script", ({ weight, scripts, limit }) => {
  expect(scripts.length).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(limit);
});
