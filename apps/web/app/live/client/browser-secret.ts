import { newSecret } from "../../features/access/token-encryption.ts";

const KEY = "lantern.browser";

/** Tells the server that two pages are the same browser. Stays when people leave. */
export function browserSecret(): string {
  const stored = localStorage.getItem(KEY);
  if (stored) return stored;
  const made = newSecret();
  localStorage.setItem(KEY, made);
  return made;
}
