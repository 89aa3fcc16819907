import type { Language } from "@lantern/contract/languages";

let current: Language = "en";
const listeners = new Set<() => void>();

/** The language of this page. */
export const language = (): Language => current;

export function setLanguage(next: Language): void {
  current = next;
  for (const notify of listeners) notify();
}

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
