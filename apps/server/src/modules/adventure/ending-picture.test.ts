import { existsSync } from "node:fs";
import { loadPack, packSlugs } from "@lantern/content";
import { expect, test } from "vitest";
import type { AdventureCatalog } from "../../core/ports/adventure-catalog.ts";
import { pictureOfEnding } from "./ending-picture.ts";

const adventures = { pack: (slug: string) => loadPack(slug).pack } as AdventureCatalog;
const packs = packSlugs()
  .map((slug) => loadPack(slug).pack)
  .filter(({ scene_of }) => scene_of === undefined);
const picturesOf = ({ slug, endings }: (typeof packs)[number]) =>
  [...endings.map(({ id }) => id), "_unfinished"].map((id) => pictureOfEnding({ adventures }, slug, id));

test("every way in which a finished story ends has a picture to share; npm run share-image -- endings draws them", () => {
  const finished = packs.filter(({ local_only }) => !local_only);
  expect(finished.length).toBeGreaterThan(2);
  const publicFile = (path: string) => new URL(`../../../../web/public${path}`, import.meta.url);
  const missing = finished.flatMap(picturesOf).filter((path) => !path || !existsSync(publicFile(path)));
  expect(missing).toEqual([]);
});

test("a story that is still being drawn names none", () => {
  const drawn = packs.filter(({ local_only }) => local_only);
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.flatMap(picturesOf).every((path) => path === null)).toBe(true);
});
