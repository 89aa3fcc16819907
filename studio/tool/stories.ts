import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { folderOf } from "@lantern/content/media";

const SCENES = resolve(import.meta.dirname, "../scenes");

/** One picture: its story, its id in that story, and the name of its module in scenes/. */
export interface Source {
  story: string;
  id: string;
  name: string;
}

/** The stories that the studio draws for: each has a folder in scenes/. */
export const storySlugs = (): string[] => readdirSync(SCENES).sort();

/** All pictures of a story. */
export function scenesOf(story: string): Source[] {
  return readdirSync(join(SCENES, story))
    .map((file) => file.replace(/\.ts$/, ""))
    .sort()
    .map((id) => ({ story, id, name: `${story}/${id}` }));
}

/** The folder of a story's pictures. */
export const picturesOf = (story: string): string => join(folderOf(story), "art");
