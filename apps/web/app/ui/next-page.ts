import { tabStorage } from "../api/storage.ts";

/** Leaves a value for the page that is loaded next in this tab. Without storage the next page does without it. */
export function passToNextPage(key: string, value: unknown): void {
  try {
    tabStorage().setItem(key, JSON.stringify(value));
  } catch {
    // Storage is blocked or full.
  }
}

/** What the page before has left, once; null if there is nothing that can be read. */
export function takeFromPreviousPage<T>(key: string): T | null {
  const text = tabStorage().getItem(key);
  if (text === null) return null;
  tabStorage().removeItem(key);
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}
