import { apiUrl } from "./base.ts";
import { callerOf, readableBearerFor } from "./bearers.ts";
import { send } from "./send.ts";

/** What an open call answers, for pages without the app; null when it cannot be had. Nobody needs to be signed in. */
export function readOpen<T>(path: string): Promise<T | null> {
  const caller = callerOf(path);
  return send(apiUrl(path), { bearer: caller && (() => readableBearerFor(caller)) }, async (answer) =>
    answer.ok ? ((await answer.json()) as T) : null,
  ).catch(() => null);
}
