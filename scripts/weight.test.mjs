/** Limits of the script that every page fetches until it is idle, in KB of Brotli. */
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { siteMap } from "../apps/web/app/site-map.ts";
import { manifestFile, weightOf } from "../apps/web/weight.ts";

if (!existsSync(manifestFile)) throw new Error('The pages are not built: run "npm run build"');

const pages = siteMap.map((page) => ({ path: page.path, ...weightOf(page) }));

test.each(pages)("$path needs at most $limit KB of script", ({ weight, limit }) => {
  expect(weight).toBeGreaterThan(1);
  expect(weight).toBeLessThanOrEqual(limit);
});
