import { existsSync } from "node:fs";
import { type LoadedPack, loadPack, packSlugs } from "@lantern/content";
import { inLanguage, languagesOf } from "@lantern/engine";
import type { AdventureCatalog, AdventureInfo } from "../core/ports/adventure-catalog.ts";
import type { Log } from "../system/log.ts";

/** The adventures of this server: a catalog for the modules, and the compiled packs for live sessions. */
export interface Adventures {
  catalog: AdventureCatalog;
  packs: LoadedPack[];
}

/** Lists show these stories first, in this order. */
const FIRST = ["the-quiet-station", "the-light-at-saltmere", "the-honest-heist"];

/** The scene of the public demo. */
const DEMO = "six-windows";

/** Reads and compiles every story in `content/`. A faulty one is logged and not offered. */
export function loadAdventures(log: Log): Adventures {
  const packs: LoadedPack[] = [];
  for (const slug of [...FIRST, ...packSlugs().filter((other) => !FIRST.includes(other))]) {
    try {
      packs.push(loadPack(slug));
    } catch (error) {
      log.error({ err: error, story: slug }, "a story cannot be offered");
    }
  }
  const offered = packs.filter(({ pack }) => pack.scene_of === undefined);
  const inLanguages = offered.map((loaded) => {
    const locales = languagesOf(loaded.pack);
    return locales.map((locale) => info(loaded, locale, locales));
  });
  const infos = inLanguages.flatMap(([author]) => author ?? []);
  return {
    packs: packs,
    catalog: {
      list: () => infos,
      current(slug, language) {
        const versions = inLanguages.find(([author]) => author?.slug === slug);
        return versions?.find(({ locale }) => locale === language) ?? versions?.[0] ?? null;
      },
      pack: (slug) => packs.find(({ pack }) => pack.slug === slug)?.pack ?? null,
      demo: DEMO,
    },
  };
}

function info({ pack: author, hash }: LoadedPack, locale: string, locales: string[]): AdventureInfo {
  const pack = inLanguage(author, locale);
  const durationSeconds = pack.acts.reduce((sum, act) => sum + act.seconds, 0);
  return {
    slug: pack.slug,
    hash,
    title: pack.title,
    synopsis: pack.synopsis,
    openLine: pack.open_line ?? null,
    locale,
    locales,
    logline: pack.logline,
    cover: storyArtPath(pack.slug, `${pack.cover.id}.avif`),
    emailCover: emailCoverPath(pack.slug),
    durationSeconds,
    guide: pack.guide ?? null,
    localOnly: pack.local_only,
    cameos: pack.cameos ?? {},
  };
}

/** The cover for emails. Null if the adventure has none; its emails then have no picture. */
function emailCoverPath(slug: string): string | null {
  const file = new URL(`../../../../content/experiences/${slug}/mail-cover.jpg`, import.meta.url);
  return existsSync(file) ? `/content/${slug}/mail-cover.jpg` : null;
}

/** Where a picture of a story is served (see plugins/story-art.ts). */
function storyArtPath(slug: string, file: string): string {
  return `/content/${slug}/art/${file}`;
}
