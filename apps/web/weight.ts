/**
 * How much script a page fetches until it is idle, from the manifest of the build: the files that its document names,
 * those of its layout and page, its texts, and what it loads by itself afterwards. `npm run bench:weight` compares this
 * with what a browser fetches.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { dashboardLanguages, type Language, languages } from "@lantern/contract/languages";
import { addressIn } from "@lantern/contract/site-languages";
import type { Area } from "./app/i18n/messages.ts";
import { type Layout, layoutFiles, type Page } from "./app/site-map/page.ts";
import { languagesOf, siteMap } from "./app/site-map.ts";
import { filesOf } from "./manifest.ts";

const client = join(import.meta.dirname, "build/client");
export const manifestFile = join(import.meta.dirname, "build/manifest.json");

/** Limits in KB of Brotli, by surface. */
const goals = { site: 10, door: 15, check: 110, company: 169, platform: 167, play: 182 };

/** Limits of single pages. The tool for developers has the stage within the console; the lobby loads the stage as well. */
const limits: Record<string, number> = {
  "/experience/wait/*": 184.3,
  "/dashboard/home": 145.4,
  "/dashboard/sessions/:id/host": 170,
  "/contact": 11.2,
  "/debug/experience": 196,
};

/** What a page of an application loads by itself once it is there, without a click or a key. */
interface Later {
  files: readonly string[];
  texts?: readonly Area[];
}

const framed: Later = {
  files: ["app/shell/notifications/live-notifications.tsx", "app/help/start-help.ts"],
};
const laterInLayout: Partial<Record<Layout, Later>> = { dashboard: framed, admin: framed };

const stage: readonly string[] = [
  "app/play/sound/sound-control.tsx",
  "app/play/sound/playback.ts",
  "app/play/sound/engine/start.ts",
];
const laterOnPage: Record<string, Later> = {
  "/dashboard/home": {
    files: ["app/company/home/later.tsx"],
  },
  // The stage follows the lobby in the same document, so whoever comes early loads both. A check-in and a commitment of
  // the last time load only in sessions that have them.
  "/experience/wait/*": {
    files: ["app/play/lobby/lobby.tsx", "app/play/lobby/warm-up.tsx", ...stage],
  },
  "/experience/live/*": { files: stage },
};

/** The same on public pages and doors, whose scripts are not in the manifest: the names of the chunks. */
const chunksOnPage: Record<string, readonly string[]> = {
  "/pricing": ["calculator"],
  "/contact": ["contact"],
  "/status": ["status"],
  "/blog": ["dates"],
  "/blog/:slug": ["dates"],
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** The scripts of a page in one language, as names of files. */
export function scriptsOf(page: Page, language: Language): string[] {
  const { path, file, surface, layout, texts = [] } = page;
  if (page.surface === "site" || page.surface === "door") return bundledScripts(page, language);
  const later = [laterInLayout[layout], laterOnPage[path]].filter((each) => each !== undefined);
  const frame = layout === "dashboard" || path.startsWith("/console") ? ["app/shell/page-boundary.tsx"] : [];
  const areas = new Set([...texts, ...later.flatMap((each) => each.texts ?? [])]);
  // The dashboard is built in each of its languages; participants' texts are files of their own.
  const translated = surface === "company" && language !== "en";
  const names = [...[...areas].map(kebab), ...(language === "en" || translated ? [] : ["shared"])];
  const manifestName = translated ? manifestFile.replace(/json$/, `${language}.json`) : manifestFile;
  const manifest = JSON.parse(readFileSync(manifestName, "utf8"));
  const scripts = filesOf(manifest, [
    `${surface}.html`,
    ...(surface === "check" ? [] : [`app/${layoutFiles[layout]}`, ...frame, `app/${file}`]),
    ...names.map((name) => `app/i18n/${language}/${name}.ts`),
    ...later.flatMap((each) => each.files).map((module) => partOf(manifest, module)),
  ]);
  return scripts.filter((name) => name.endsWith(".js"));
}

function bundledScripts(page: Page, language: Language): string[] {
  const path = page.path.replace(":slug", "how-to-run-a-debrief").replace(/\/[:*].*$/, "");
  const isDoor = page.surface === "door" && language !== "en";
  const file = isDoor ? join(path, `index.${language}.html`) : join(addressIn(path, language), "index.html");
  const html = readFileSync(join(client, file), "utf8");
  const named = [...html.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, script]) => script ?? "");
  const chunks = chunksOnPage[page.path] ?? [];
  const scripts = new Set(named);
  // A chunk's own imports come with it; what it loads by `import()` waits for a click or an error.
  for (const script of scripts)
    for (const [, by, name = "", chunk = ""] of textOf(script).matchAll(
      /(from|import)?["`]\.\/(([\w-]+)-[\w-]{8}\.js)["`]/g,
    ))
      if (by || (named.includes(script) && chunks.includes(chunk))) scripts.add(`assets/${name}`);
  return [...scripts];
}

const textOf = (file: string) => readFileSync(join(client, file), "utf8");

/** A module that is all there is in its chunk has no part of its own in the manifest, only the chunk of its name. */
function partOf(manifest: Record<string, { name?: string }>, module: string): string {
  if (manifest[module]) return module;
  const chunk = basename(module).replace(/\.tsx?$/, "");
  const part = Object.entries(manifest).find(([key, { name }]) => key.startsWith("_") && name === chunk);
  return part?.[0] ?? module;
}

const sizes = new Map<string, number>();

/** The size of a script of the build, in KB of Brotli. The build leaves only the smallest uncompressed. */
function kbOf(file: string): number {
  const path = join(client, file);
  const compressed = `${path}.br`;
  const size = () =>
    existsSync(compressed) ? statSync(compressed).size : brotliCompressSync(readFileSync(path)).length;
  const kb = sizes.get(file) ?? size() / 1024;
  sizes.set(file, kb);
  return kb;
}

/** A page's weight in the language in which it weighs most, with its limit. */
export function weightOf(page: Page): { weight: number; limit: number; language: Language } {
  const spoken: readonly Language[] =
    page.surface === "play" || page.surface === "check"
      ? languages
      : page.surface === "company"
        ? dashboardLanguages
        : languagesOf(page);
  const inEach = spoken.map((language) => ({
    language,
    weight: scriptsOf(page, language).reduce((sum, file) => sum + kbOf(file), 0),
  }));
  const heaviest = inEach.reduce((most, each) => (each.weight > most.weight ? each : most));
  return { ...heaviest, limit: limitOf(page) };
}

/** The limit of a page, in KB of Brotli. */
export const limitOf = ({ path, surface }: { path: string; surface: Page["surface"] }): number =>
  limits[path] ?? goals[surface];

/** The page of the site map at this path, written as there. */
export function mappedPage(path: string): Page | undefined {
  return siteMap.find((page) => page.path === path);
}
