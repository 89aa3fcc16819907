import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ART, sceneIds } from "./sources.ts";

/** The story whose scenes are in scenes/ itself. The hashes include their paths, so moving them would redraw them all. */
const FIRST = "the-quiet-station";

/** One scene: its story, its id in that story, and its name in scenes/. */
export interface Source {
  story: string;
  id: string;
  name: string;
}

/** The stories the kit draws for: the first one, then each folder in scenes/. */
export function storySlugs(): string[] {
  const folders = readdirSync(join(ART, "scenes"), { withFileTypes: true }).filter((f) => f.isDirectory());
  return [FIRST, ...folders.map((f) => f.name).sort()];
}

/** Name of a story's module in scenes/, film/shots/ or film/sound/, without its ending. */
export function nameOf(story: string, id: string): string {
  return story === FIRST ? id : `${story}/${id}`;
}

/** All scenes of a story. */
export function scenesOf(story: string): Source[] {
  if (story === FIRST) return sceneIds().map((id) => ({ story, id, name: id }));
  return readdirSync(join(ART, "scenes", story))
    .map((file) => file.replace(/\.ts$/, ""))
    .sort()
    .map((id) => ({ story, id, name: nameOf(story, id) }));
}
