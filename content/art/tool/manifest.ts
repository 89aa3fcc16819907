import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { ART } from "./sources.ts";

/** The folder of a story's pictures. */
export function picturesOf(story: string): string {
  return resolve(ART, "../experiences", story, "art");
}

const file = z.object({
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  sha256: z.string().length(64),
});

const picture = z.object({ alt: z.string().min(20), source: z.string(), files: z.record(z.string(), file) });

export const manifestSchema = z.object({ credit: z.string(), pictures: z.record(z.string(), picture) });

export type Manifest = z.infer<typeof manifestSchema>;
export type Picture = z.infer<typeof picture>;

const pathOf = (story: string) => join(picturesOf(story), "manifest.json");

/** The committed manifest of a story, or an empty one before the first picture. */
export function readManifest(story: string): Manifest {
  if (!existsSync(pathOf(story)))
    return { credit: "Drawn for Lantern Hour with the kit in content/art.", pictures: {} };
  return manifestSchema.parse(JSON.parse(readFileSync(pathOf(story), "utf8")));
}

/** Writes the manifest of a story with its pictures in alphabetical order. */
export function writeManifest(story: string, manifest: Manifest): void {
  const pictures = Object.fromEntries(
    Object.entries(manifest.pictures).sort(([a], [b]) => a.localeCompare(b)),
  );
  writeFileSync(pathOf(story), `${JSON.stringify({ ...manifest, pictures }, null, 2)}\n`);
}

/** The manifest's entry for one file. */
export function describe(story: string, name: string, width: number): Picture["files"][string] {
  const data = readFileSync(join(picturesOf(story), name));
  const sha256 = createHash("sha256").update(data).digest("hex");
  return { width, height: (width * 9) / 16, bytes: data.length, sha256 };
}
