/** What the bundled server imports in place of `index.ts`: stories that the build compiled, so that a start only reads them. */
import { readFileSync } from "node:fs";
import { type LoadedPack, packSlugs } from "./index.ts";

export * from "./index.ts";

const COMPILED = new URL("../../apps/server/build/stories/", import.meta.url);

/** @throws Error when the build could not compile it, or there is no such pack */
export function loadPack(slug: string): LoadedPack {
  if (!packSlugs().includes(slug)) throw new Error(`there is no story pack "${slug}"`);
  const built = JSON.parse(readFileSync(new URL(`${encodeURIComponent(slug)}.json`, COMPILED), "utf8"));
  if ("fault" in built) throw new Error(built.fault);
  return built;
}
