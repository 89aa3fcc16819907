import type { Language } from "@lantern/contract/languages";
import type { Messages, SharedMessages } from "./messages.ts";
import { startLanguage } from "./start/language.ts";

/** The texts that have been loaded, all in one language. */
export interface Texts {
  language: Language;
  areas: Partial<Messages>;
  /** Null in English. */
  shared: SharedMessages | null;
}

let loaded: Texts = { language: startLanguage, areas: {}, shared: null };
const listeners = new Set<() => void>();

/** The language of this page. */
export const language = (): Language => loaded.language;

/** The texts of this page. */
export const currentTexts = (): Texts => loaded;

/** Changes the language and its texts together. A page that draws no texts itself only needs the language. */
export function setLanguage(
  next: Language,
  { areas, shared }: Omit<Texts, "language"> = { areas: {}, shared: null },
): void {
  loaded = {
    language: next,
    areas: next === loaded.language ? { ...loaded.areas, ...areas } : areas,
    shared,
  };
  for (const notify of listeners) notify();
}

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
