import type { StoredText, TextStore } from "./texts.ts";

/** The texts that the views of this session currently show. */
export class TextCache {
  readonly #store: TextStore;
  readonly #now: () => number;
  #texts = new Map<string, string | null>();

  constructor(store: TextStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Saves reading what this node has just stored. */
  remember(texts: StoredText[]): void {
    for (const { id, body } of texts) this.#texts.set(id, body);
  }

  /** Whether all of them have been read. */
  has(ids: Iterable<string>): boolean {
    for (const id of ids) if (!this.#texts.has(id)) return false;
    return true;
  }

  /** Reads those that have not been read yet. */
  async load(ids: Iterable<string>): Promise<void> {
    const missing = [...ids].filter((id) => !this.#texts.has(id));
    if (missing.length === 0) return;
    const texts = this.#texts;
    const result = await this.#store.get(missing, this.#now());
    // What was read before `forget` may be out of date, so it is not stored among what was read after it.
    for (const id of missing) texts.set(id, result.get(id) ?? null);
  }

  /** Everything is read again. */
  forget(): void {
    this.#texts = new Map();
  }

  /** Null for a text that was erased. */
  get(id: string): string | null {
    return this.#texts.get(id) ?? null;
  }
}

/**
 * Ids of all texts that a view, or a change of one, refers to: fields named `…textId`, and `{text:…}` in messages.
 */
export function textIdsIn(view: unknown, result: Set<string> = new Set()): Set<string> {
  if (typeof view === "string") {
    if (view.includes("{text:"))
      for (const [, id] of view.matchAll(/\{text:([^{}]+)\}/g)) if (id) result.add(id);
  } else if (Array.isArray(view)) {
    for (const item of view) textIdsIn(item, result);
  } else if (typeof view === "object" && view !== null) {
    for (const [key, value] of Object.entries(view)) {
      const id = /textid$/i.test(key) ? plain(value) : null;
      if (typeof id === "string") result.add(id);
      else textIdsIn(value, result);
    }
  }
  return result;
}

/** A value itself, or as a change sets it. */
function plain(value: unknown): unknown {
  return typeof value === "object" && value !== null && "$set" in value ? value.$set : value;
}
