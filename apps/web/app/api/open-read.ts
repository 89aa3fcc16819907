import { readableTokenFor, tokenKindOf } from "./auth-tokens.ts";
import { apiUrl } from "./base.ts";
import { send } from "./send.ts";

/** What an open call answers, for pages without the app; null when it cannot be had. Nobody needs to be signed in. */
export function readOpen<T>(path: string): Promise<T | null> {
  const kind = tokenKindOf(path);
  return send(apiUrl(path), { authToken: kind && (() => readableTokenFor(kind)) }, async (response) =>
    response.ok ? ((await response.json()) as T) : null,
  ).catch(() => null);
}
