import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const STUDIO = resolve(import.meta.dirname, "..");

export const short = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** A module of the studio by its path, which a bundler could not follow. */
export const load = <Module>(path: string): Promise<Module> =>
  import(/* @vite-ignore */ pathToFileURL(join(STUDIO, path)).href);

/** Hash of files of the studio and of all they import, without types and white space. */
export function hashOf(names: readonly string[]): string {
  const sources = new Map<string, string>();
  for (const name of names) collect(join(STUDIO, name), sources);
  const texts = [...sources].map(([file, code]) => `${relative(STUDIO, file)}\n${code}\n`);
  return short(texts.sort().join(""));
}

function collect(file: string, sources: Map<string, string>): void {
  if (sources.has(file)) return;
  const code = stripTypeScriptTypes(readFileSync(file, "utf8")).replace(/\s+/g, " ");
  sources.set(file, code);
  for (const [, path] of code.matchAll(/from "(\.[^"]+)"/g))
    collect(resolve(dirname(file), String(path)), sources);
}
