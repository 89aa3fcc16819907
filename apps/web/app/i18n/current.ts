import type { Language } from "@lantern/contract/languages";
import type { Messages, SharedMessages } from "./messages.ts";

/** The texts that have been loaded, all in one language. */
interface Texts {
  areas: Partial<Messages>;
  /** Null in English. */
  shared: SharedMessages | null;
}

const none: Texts = { areas: {}, shared: null };

/** A document of the dashboard has its language from its start. */
const ofDocument = globalThis.documentTexts;

let current: Language = ofDocument?.language ?? "en";
let loaded: Texts = ofDocument ?? none;
const listeners = new Set<() => void>();

/** The language of this page. */
export const language = (): Language => current;

/** The texts of this page. */
export const currentTexts = (): Texts => loaded;

/** Changes the language and its texts together. A page that draws no texts itself only needs the language. */
export function setLanguage(next: Language, texts: Texts = none): void {
  const areas = next === current ? { ...loaded.areas, ...texts.areas } : texts.areas;
  loaded = { ...texts, areas };
  current = next;
  for (const notify of listeners) notify();
}

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
