import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { picturesOf } from "../tool/stories.ts";
import { badge } from "./frame.ts";
import { BADGES } from "./stories.ts";

/** The folder of a story's badges, beside its pictures. */
export function badgesOf(story: string): string {
  return join(picturesOf(story), "badges");
}

/** Writes every badge of every story as an SVG file. */
export function writeBadges(): void {
  for (const [story, motifs] of Object.entries(BADGES)) {
    mkdirSync(badgesOf(story), { recursive: true });
    for (const [name, motif] of Object.entries(motifs))
      writeFileSync(join(badgesOf(story), `${name}.svg`), badge(name, motif));
  }
}
