import { apiUrl } from "./base.ts";

/** What an open call answers, for pages without the app; null when it cannot be had. Nobody needs to be signed in. */
export async function readOpen<T>(path: string): Promise<T | null> {
  try {
    const answer = await fetch(apiUrl(path), {
      ...{ credentials: "include", headers: { accept: "application/json" } },
    });
    return answer.ok ? ((await answer.json()) as T) : null;
  } catch {
    return null;
  }
}
