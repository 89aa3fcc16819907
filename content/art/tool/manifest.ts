import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { ART } from "./sources.ts";

/** Where the pictures of the story lie. */
export const PICTURES = resolve(ART, "../experiences/the-quiet-station/art");

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

const PATH = join(PICTURES, "manifest.json");

/** The manifest as committed, or an empty one before the first picture. */
export function readManifest(): Manifest {
  if (!existsSync(PATH))
    return { credit: "Drawn for Lantern Hour with the kit in content/art.", pictures: {} };
  return manifestSchema.parse(JSON.parse(readFileSync(PATH, "utf8")));
}

/** Writes the manifest with its pictures in alphabetical order. */
export function writeManifest(manifest: Manifest): void {
  const pictures = Object.fromEntries(
    Object.entries(manifest.pictures).sort(([a], [b]) => a.localeCompare(b)),
  );
  writeFileSync(PATH, `${JSON.stringify({ ...manifest, pictures }, null, 2)}\n`);
}

/** What the manifest says of one file. */
export function describe(name: string, width: number): Picture["files"][string] {
  const data = readFileSync(join(PICTURES, name));
  const sha256 = createHash("sha256").update(data).digest("hex");
  return { width, height: (width * 9) / 16, bytes: data.length, sha256 };
}
