import { send } from "./send.ts";

/** Id of this page's build, inserted at build time. */
export const buildId: string = import.meta.env.VITE_BUILD_ID ?? "development";

/** Facts about a build, from `builds/meta/{id}.json`. */
export interface BuildMeta {
  id: string;
  /** Paths that the server redirects. */
  redirects: string[];
  /** Prerendered paths. */
  prerendered: string[];
  /** Prerendered paths that are not part of the app: they need a full page load. */
  documents: string[];
}

/** The facts of this page's build; null without a build, as during development. */
export async function readMeta(id = buildId): Promise<BuildMeta | null> {
  return readJson<BuildMeta>(`/builds/meta/${id}.json`);
}

/** Id of the server's newest build, or null when the request fails. */
export async function readLatest(): Promise<string | null> {
  return (await readJson<{ id: string }>("/builds/latest.json"))?.id ?? null;
}

function readJson<T>(path: string): Promise<T | null> {
  return send(path, {}, async (response) => (response.ok ? ((await response.json()) as T) : null)).catch(
    () => null,
  );
}
