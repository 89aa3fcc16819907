import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/** The folder of the kit. */
export const ART = resolve(import.meta.dirname, "..");

/** Ids of all scenes: the file names in scenes/. */
export function sceneIds(): string[] {
  return readdirSync(join(ART, "scenes"))
    .filter((name) => name.endsWith(".ts"))
    .map((name) => name.slice(0, -3))
    .sort();
}

/**
 * Hash of everything a picture is made from: its scene, the renderer, the browser, the encoder, and
 * whatever these import.
 * A picture is stale when this differs from the hash in the manifest.
 */
export function sourceHash(id: string): string {
  return hashOf(["page.ts", `scenes/${id}.ts`, "tool/studio.ts", "tool/encode.ts"]);
}

/** Hash of files of the kit and of all they import. */
export function hashOf(names: readonly string[]): string {
  const files = new Set<string>();
  for (const name of names) collect(join(ART, name), files);
  const hash = createHash("sha256");
  for (const file of [...files].sort())
    hash.update(`${relative(ART, file)}\n${readFileSync(file, "utf8")}\n`);
  return hash.digest("hex").slice(0, 16);
}

function collect(file: string, files: Set<string>): void {
  if (files.has(file)) return;
  files.add(file);
  for (const [, path] of readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g)) {
    collect(resolve(dirname(file), path as string), files);
  }
}
