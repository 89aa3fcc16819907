import type { Pack } from "@lantern/engine";

/** What the company's side needs to know of a story that can be scheduled. */
export interface AdventureInfo {
  slug: string;
  /** Names the compiled story; a confirmed session is pinned to it. */
  hash: string;
  title: string;
  synopsis: string;
  /** One line about it. */
  logline: string;
  /** The line that makes people curious at the end of another adventure; null: none points to it. */
  openLine: string | null;
  /** The language of these texts. */
  locale: string;
  /** Languages in which it can be read, its author's first. */
  locales: string[];
  /** Path of the cover picture, from the site's root. */
  cover: string;
  /** Path of the cover for emails, or null if there is none. */
  emailCover: string | null;
  /** Play time from the start to the end. */
  durationSeconds: number;
  /** What helps to choose it, or null. */
  guide: NonNullable<Pack["guide"]> | null;
  /** Packs for tests and unfinished ones: no list offers them, and only local mode plays them. */
  localOnly: boolean;
  /** Where a company may have its own words, by name and in the order of the story's author. */
  cameos: NonNullable<Pack["cameos"]>;
}

/** The stories of this server. Filled from `content/` at start. */
export interface AdventureCatalog {
  list(): AdventureInfo[];
  /**
   * The newest compiled version of a story, or null.
   * @param language of its texts; where it is not told in it, and by default, they are its author's
   */
  current(slug: string, language?: string): AdventureInfo | null;
  /** The newest compiled version itself, in every language, or null. */
  pack(slug: string): Pack | null;
  /** The slug of the scene that the public demo plays. It is in no list, and no company can choose it. */
  demo: string;
}

/** The hash of the story itself in the hash that a session is confirmed with (see `cameo_packs`). */
export function storyHash(packHash: string): string {
  return packHash.split(":")[0] ?? packHash;
}
