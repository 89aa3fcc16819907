import type { Pack } from "./schema.ts";

/** Reads a stored pack back: it was compiled once and is trusted, so nothing is parsed again. */
export function readPack(json: string): Pack {
  return JSON.parse(json) as Pack;
}
