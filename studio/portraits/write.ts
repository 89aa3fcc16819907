import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { portrait } from "./draw.ts";
import { lantern } from "./lantern.ts";
import { sitters } from "./sitters.ts";

/** The folder of public files in which pages find a portrait by its number. */
export const portraitsFolder = fileURLToPath(new URL("../../apps/web/public/portraits/", import.meta.url));

/** All portraits, by file name. */
export function portraitFiles(): Record<string, string> {
  const drawings = [...sitters.map(portrait), lantern()];
  return Object.fromEntries(drawings.map((drawing, index) => [`${index + 1}.svg`, drawing]));
}

/** Writes every portrait as an SVG file. */
export function writePortraits(): void {
  mkdirSync(portraitsFolder, { recursive: true });
  for (const [name, drawing] of Object.entries(portraitFiles()))
    writeFileSync(`${portraitsFolder}${name}`, drawing);
}
