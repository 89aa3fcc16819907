import { send } from "../../api/send.ts";

/** Id of the build that this page belongs to; the build puts it here. */
export const buildId: string = import.meta.env.VITE_BUILD_ID ?? "development";

/** What a build tells of itself, in `builds/meta/{id}.json`. */
export interface BuildMeta {
  id: string;
  /** Paths that the server answers with another address. */
  redirects: string[];
  /** Paths that were built to files of their own. */
  prerendered: string[];
  /** Those of them that are no part of the app: a step there is a full load. */
  documents: string[];
}

/** The facts of this page's own build; null where there is none, as during development. */
export async function readMeta(id = buildId): Promise<BuildMeta | null> {
  return readJson<BuildMeta>(`/builds/meta/${id}.json`);
}

/** Id of the newest build that the server has, or null when it cannot be told. */
export async function readLatest(): Promise<string | null> {
  return (await readJson<{ id: string }>("/builds/latest.json"))?.id ?? null;
}

function readJson<T>(path: string): Promise<T | null> {
  return send(path, {}, async (response) => (response.ok ? ((await response.json()) as T) : null)).catch(
    () => null,
  );
}
