import { newSecret } from "../access/token-encryption.ts";
import { deviceStorage } from "../storage.ts";

const KEY = "lantern.browser";

/** Identifies this browser to the server across pages. It stays when people leave. */
export function browserSecret(): string {
  const stored = deviceStorage().getItem(KEY);
  if (stored) return stored;
  const made = newSecret();
  deviceStorage().setItem(KEY, made);
  return made;
}
