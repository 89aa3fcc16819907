/**
 * How much script every page needs before anybody can use it, in KB of Brotli: the files that its document names, and
 * those of its layout and page. `npm run bench:weight` measures what a browser fetches in all.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { siteMap } from "../apps/web/app/site-map.ts";
import { inRoot } from "./lib/root.mjs";

const client = inRoot("apps/web/build/client");
const manifestFile = inRoot("apps/web/build/manifest.json");
if (!existsSync(manifestFile)) throw new Error('The pages are not built: run "npm run build"');
const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));

/** KB by path, else by surface: what is reached today. Lower them when a page becomes lighter, down to the goals. */
const limits = {
  site: 10,
  company: 284, // goal 165
  platform: 271, // goal 165
  play: 205, // goal 175
  "/dashboard/home": 251, // goal 140
  "/systemCheck": 178, // goal 110
};

const sizes = new Map();
function kb(file) {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(client, file))).length / 1024;
  sizes.set(file, size);
  return size;
}

/** The files of these parts of the manifest, with all that they import at once. */
function filesOf(names, files = new Set()) {
  for (const name of names) {
    const part = manifest[name];
    if (!part) throw new Error(`${name} was not built`);
    if (files.has(part.file)) continue;
    files.add(part.file);
    filesOf(part.imports ?? [], files);
  }
  return files;
}

function scriptsOf({ path, file, surface, layout }) {
  if (surface === "site") {
    const html = readFileSync(
      join(client, path.replace(":slug", "how-to-run-a-debrief"), "index.html"),
      "utf8",
    );
    return [...html.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, script]) => script);
  }
  const frame = layout === "dashboard" ? ["app/layouts/dashboard-page.tsx"] : [];
  return [...filesOf([`${surface}.html`, `app/layouts/${layout}.tsx`, ...frame, `app/${file}`])];
}

const pages = siteMap.map((page) => {
  const scripts = scriptsOf(page);
  const weight = scripts.reduce((sum, file) => sum + kb(file), 0);
  return { path: page.path, weight, scripts, limit: limits[page.path] ?? limits[page.surface] };
});

test.each(pages)("$path needs at most $limit KB of script", ({ weight, scripts, limit }) => {
  expect(scripts.length).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(limit);
});
