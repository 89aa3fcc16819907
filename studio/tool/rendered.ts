/**
 * `rendered.json`: what each file of the stories was rendered from, as a hash, so that only what changed is rendered
 * again. The product knows nothing of it; its own lists say which bytes belong to a story.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeMedia } from "@lantern/content/media";

const FILE = join(import.meta.dirname, "../rendered.json");

export type Kind = "pictures" | "shots" | "films" | "trailers" | "music" | "scores";
type Rendered = Record<Kind, Record<string, string>>;

const read = (): Rendered => JSON.parse(readFileSync(FILE, "utf8"));

function write(rendered: Rendered): void {
  const sorted = Object.entries(rendered).map(([kind, sources]) => [
    kind,
    Object.fromEntries(Object.entries(sources).sort(([a], [b]) => (a < b ? -1 : 1))),
  ]);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** By name, `<story>/<id>`: the hash that each was rendered from. */
export const sourcesOf = (kind: Kind): Record<string, string> => read()[kind];

/** Records what was rendered just now, here and in the product's list of the story's media. */
export function record(kind: Kind, name: string, source: string): void {
  const rendered = read();
  rendered[kind][name] = source;
  write(rendered);
  writeMedia(name.split("/")[0] ?? "");
}

/** Records what all files of a kind were made from. */
export const replace = (kind: Kind, sources: Record<string, string>): void =>
  write({ ...read(), [kind]: sources });

/** Drops what no longer exists. */
export function forget(kind: Kind, name: string): void {
  const rendered = read();
  delete rendered[kind][name];
  write(rendered);
}
