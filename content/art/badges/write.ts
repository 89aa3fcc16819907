import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PICTURES } from "../tool/manifest.ts";
import { badge } from "./frame.ts";
import { MOTIFS } from "./motifs.ts";

/** Where the badges of the story lie, beside its pictures. */
export const BADGES = join(PICTURES, "badges");

/** Writes every badge of the story as an SVG file. */
export function writeBadges(): void {
  mkdirSync(BADGES, { recursive: true });
  for (const [name, motif] of Object.entries(MOTIFS))
    writeFileSync(join(BADGES, `${name}.svg`), badge(name, motif));
}
