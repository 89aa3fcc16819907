/**
 * The pictures, films and sounds of a story, listed in its `media.json` with size and checksum: a file that is missing,
 * new or changed is found without knowing what made it. `npm run story:media` writes the lists again.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { packSlugs } from "./index.ts";

interface MediaFile {
  /** Path in the folder of the story. */
  file: string;
  bytes: number;
  sha256: string;
}

const EXPERIENCES = new URL("../experiences/", import.meta.url);

/** The folder of a story's texts, pictures, films and sounds. */
export const folderOf = (slug: string): string => fileURLToPath(new URL(`${slug}/`, EXPERIENCES));

const listOf = (slug: string) => new URL(`${slug}/media.json`, EXPERIENCES);

/** What the list of a story names; nothing if it has none. */
export function readMedia(slug: string): MediaFile[] {
  return existsSync(listOf(slug)) ? JSON.parse(readFileSync(listOf(slug), "utf8")) : [];
}

/** What the folder of a story contains: everything but texts, data and tests. */
export function findMedia(slug: string): MediaFile[] {
  return readdirSync(folderOf(slug), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(yaml|json|po|ts)$/.test(entry.name))
    .map((entry) => relative(folderOf(slug), join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort()
    .map((file) => {
      const data = readFileSync(join(folderOf(slug), file));
      return { file, bytes: data.length, sha256: createHash("sha256").update(data).digest("hex") };
    });
}

/** Stores the list of a story, one file a line. */
export function writeMedia(slug: string): void {
  const lines = findMedia(slug).map((file) => JSON.stringify(file));
  if (lines.length > 0) writeFileSync(listOf(slug), `[\n${lines.join(",\n")}\n]\n`);
}

if (import.meta.main) for (const slug of packSlugs()) writeMedia(slug);
