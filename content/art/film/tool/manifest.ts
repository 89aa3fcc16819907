import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { FilmScript } from "./film.ts";
import { folderOf } from "./script.ts";

const manifestSchema = z.object({
  credit: z.string(),
  /** Hash of what the film was made from. */
  source: z.string(),
  seconds: z.number(),
  files: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string().length(64) })),
});

export type FilmManifest = z.infer<typeof manifestSchema>;

const NAME = "manifest.json";

/** The manifest of a film, or null before its first rendering. */
export function readFilmManifest(film: FilmScript): FilmManifest | null {
  const path = join(folderOf(film), NAME);
  return existsSync(path) ? manifestSchema.parse(JSON.parse(readFileSync(path, "utf8"))) : null;
}

/** Writes the manifest with every file of a film. */
export function writeFilmManifest(film: FilmScript, source: string): void {
  const folder = folderOf(film);
  const files = Object.fromEntries(filesOf(folder).map((name) => [name, describeFile(join(folder, name))]));
  const credit = "Drawn and sounded for Lantern Hour with the kit in content/art.";
  const manifest: FilmManifest = { credit, source, seconds: film.starts.at(-1) ?? 0, files };
  writeFileSync(join(folder, NAME), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Names of a film's files, without the manifest. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name !== NAME)
    .sort();
}

export function describeFile(path: string): FilmManifest["files"][string] {
  const data = readFileSync(path);
  return { bytes: data.length, sha256: createHash("sha256").update(data).digest("hex") };
}
