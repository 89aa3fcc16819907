import { readableTokenFor, tokenKindOf } from "./auth-tokens.ts";
import { apiUrl } from "./base.ts";
import { send } from "./send.ts";

/** The response of a public GET, for pages without the app; null when it fails. Works without a sign-in. */
export function readOpen<T>(path: string): Promise<T | null> {
  const kind = tokenKindOf(path);
  return send(apiUrl(path), { authToken: kind && (() => readableTokenFor(kind)) }, async (response) =>
    response.ok ? ((await response.json()) as T) : null,
  ).catch(() => null);
}
