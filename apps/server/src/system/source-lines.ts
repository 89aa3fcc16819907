/**
 * The server runs as a bundle. Its stacks name lines of the bundle, which become those of the sources here: at the first
 * error, because with Node's own flag every start would read the map.
 */
import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
/** The end of a line of a stack, such as `(file:///app/apps/server/build/main.mjs:120:7)`. */
const position = /(?<=[ (])(file:\/\/\S+):(\d+):(\d+)(?=\)?$)/gm;
/** By the bundle's file; null where it has no map. */
const maps = new Map<string, SourceMap | null>();

/** The same stack with the paths of sources, from the root of the project, and their lines. */
export function withSourceLines(stack: string): string {
  return stack.replace(position, (whole, url: string, line: string, column: string) => {
    if (!url.includes("/apps/server/build/")) return whole;
    const file = fileURLToPath(url);
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !("originalSource" in entry) || !entry.originalSource) return whole;
    const source = relative(root, resolve(dirname(file), entry.originalSource));
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

function mapOf(file: string): SourceMap | null {
  let map = maps.get(file);
  if (map === undefined) {
    map = existsSync(`${file}.map`) ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8"))) : null;
    maps.set(file, map);
  }
  return map;
}
