import { newSecret } from "../access/token-encryption.ts";

const KEY = "lantern.browser";

/** Identifies this browser to the server across pages. It stays when people leave. */
export function browserSecret(): string {
  const stored = localStorage.getItem(KEY);
  if (stored) return stored;
  const made = newSecret();
  localStorage.setItem(KEY, made);
  return made;
}
