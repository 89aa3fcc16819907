/** The story packs of this repository, one per folder: merged, checked and compiled. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { compile } from "@lantern/engine";
import type { Pack } from "@lantern/engine/pack";
import { parse } from "yaml";
import { mergeSources } from "./merge.ts";
import { withTranslations } from "./translations.ts";

const EXPERIENCES = new URL("../experiences/", import.meta.url);

export interface LoadedPack {
  pack: Pack;
  /** SHA-256 of the compiled pack, which pins a session to the story it started with. */
  hash: string;
}

/** Slugs of all packs, in order. */
export function packSlugs(): string[] {
  return readdirSync(EXPERIENCES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

const loaded = new Map<string, LoadedPack>();

/**
 * Reads `experiences/<slug>/*.yaml`, merges the files and compiles them. A process does this once for each pack: it
 * takes a quarter of a second.
 * @throws PackError that names each faulty field, or Error when there is no such pack
 */
export function loadPack(slug: string): LoadedPack {
  const existing = loaded.get(slug);
  if (existing) return existing;
  if (!packSlugs().includes(slug)) {
    throw new Error(`there is no story pack "${slug}"; there are ${packSlugs().join(", ")}`);
  }
  const pack = withTranslations(compile(readSource(slug)), folderOf(slug));
  const result = { pack, hash: hashOfPack(pack) };
  loaded.set(slug, result);
  return result;
}

/** SHA-256 of a compiled pack, also of one that was stored and read again. */
export function hashOfPack(pack: unknown): string {
  return createHash("sha256").update(canonical(pack)).digest("hex");
}

export function folderOf(slug: string): URL {
  return new URL(`${encodeURIComponent(slug)}/`, EXPERIENCES);
}

export function readSource(slug: string): unknown {
  const folder = folderOf(slug);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .map((name) => ({ name, source: parse(readFileSync(new URL(name, folder), "utf8")) }));
  return mergeSources(files);
}

/** The same text for equal packs, in whatever order their fields are. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

export { boxesOf, cutFile, findCut, moveClock, readMove, readShots, shotFolder, TICKS } from "./cuts.ts";
