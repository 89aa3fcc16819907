import { type CameoTexts, type Pack, readPack, withCameoTexts } from "@lantern/engine";
import type pg from "pg";
import { storyHash } from "../../core/ports/adventure-catalog.ts";

/** Compiled stories by hash: a session is played with the version that it was confirmed with. */
export interface PackStore {
  /** Stores a compiled pack; the same hash again changes nothing. */
  pin(hash: string, pack: Pack): Promise<void>;
  get(hash: string): Promise<Pack | null>;
}

export class MemoryPacks implements PackStore {
  readonly #packs = new Map<string, Pack>();

  async pin(hash: string, pack: Pack): Promise<void> {
    if (!this.#packs.has(hash)) this.#packs.set(hash, pack);
  }

  async get(hash: string): Promise<Pack | null> {
    return this.#packs.get(hash) ?? null;
  }
}

/**
 * Packs in PostgreSQL. Stories that were read are cached, because their hash never changes its meaning. [U5] A session
 * whose company has its own texts has the hash of the story with these texts.
 */
export class PostgresPacks implements PackStore {
  readonly #pool: pg.Pool;
  readonly #loaded = new Map<string, Promise<Pack | null>>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async pin(hash: string, pack: Pack): Promise<void> {
    await this.#pool.query(
      "insert into packs (hash, slug, compiled) values ($1, $2, $3) on conflict do nothing",
      [hash, pack.slug, JSON.stringify(pack)],
    );
  }

  async get(hash: string): Promise<Pack | null> {
    const story = await this.#story(storyHash(hash));
    if (!story || hash === storyHash(hash)) return story;
    const { rows } = await this.#pool.query<{ texts: CameoTexts }>(
      "select texts from cameo_packs where hash = $1",
      [hash],
    );
    return withCameoTexts(story, rows[0]?.texts ?? {});
  }

  async #story(hash: string): Promise<Pack | null> {
    const loaded = this.#loaded.get(hash);
    if (loaded) return loaded;
    const reading = this.#read(hash);
    this.#loaded.set(hash, reading);
    const pack = await reading.catch((error: unknown) => {
      this.#loaded.delete(hash);
      throw error;
    });
    if (!pack) this.#loaded.delete(hash);
    return pack;
  }

  async #read(hash: string): Promise<Pack | null> {
    const { rows } = await this.#pool.query<{ compiled: string }>(
      "select compiled::text as compiled from packs where hash = $1",
      [hash],
    );
    return rows[0] ? readPack(rows[0].compiled) : null;
  }
}
