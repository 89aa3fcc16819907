import type { TextStore } from "./texts.ts";

/** The texts that rooms of this session show now. */
export class TextCache {
  readonly #store: TextStore;
  readonly #now: () => number;
  readonly #texts = new Map<string, string | null>();

  constructor(store: TextStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  remember(id: string, body: string): void {
    this.#texts.set(id, body);
  }

  /** Reads what is not known yet. */
  async load(ids: Iterable<string>): Promise<void> {
    const missing = [...ids].filter((id) => !this.#texts.has(id));
    if (missing.length === 0) return;
    const found = await this.#store.get(missing, this.#now());
    for (const id of missing) this.#texts.set(id, found.get(id) ?? null);
  }

  /** Everything is read anew. */
  forget(): void {
    this.#texts.clear();
  }

  /** Null for a text that was erased. */
  get(id: string): string | null {
    return this.#texts.get(id) ?? null;
  }
}

/** Ids of all texts that a view refers to: fields named `…textId`, and `{text:…}` inside spoken lines. */
export function textIdsIn(view: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof view === "string") {
    if (view.includes("{text:"))
      for (const [, id] of view.matchAll(/\{text:([^}]+)\}/g)) if (id) found.add(id);
  } else if (Array.isArray(view)) {
    for (const item of view) textIdsIn(item, found);
  } else if (typeof view === "object" && view !== null) {
    for (const [key, value] of Object.entries(view)) {
      if (typeof value === "string" && /textid$/i.test(key)) found.add(value);
      else textIdsIn(value, found);
    }
  }
  return found;
}
