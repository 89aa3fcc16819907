import { existsSync } from "node:fs";
import { loadPack, packSlugs } from "@lantern/content";
import type { StoryAwards } from "@lantern/contract/http";
import { expect, test } from "vitest";
import type { AdventureInfo } from "../../../core/ports/adventure-catalog.ts";
import { storyAwards } from "./award-presenter.ts";

const list = () => packSlugs().map((slug) => ({ slug, hash: loadPack(slug).hash }) as AdventureInfo);
const stories = storyAwards({ adventures: { list, current: () => null, pack: () => null, demo: "" } });
const fileOf = (path: string) =>
  new URL(`../../../../../../content/experiences${path.replace("/content", "")}`, import.meta.url);
const missing = ({ artBase, badges, endings }: StoryAwards) =>
  [
    ...badges.map(({ badge }) => `${artBase}/badges/${badge}.svg`),
    ...endings.flatMap(({ art }) => (art ? [`${artBase}/${art.id}-800.avif`] : [])),
  ].filter((path) => !existsSync(fileOf(path)));

test("[X01] no badge and no ending names a picture that is missing, also in a story that is being drawn", () => {
  expect(stories.map(({ slug }) => slug)).toEqual(packSlugs());
  expect(stories.flatMap(missing)).toEqual([]);
});

test("[X01] a finished story shows a picture for every ending", () => {
  const finished = stories.filter(({ slug }) => !loadPack(slug).pack.local_only);
  expect(finished.length).toBeGreaterThan(0);
  for (const { endings } of finished) expect(endings.filter(({ art }) => !art)).toEqual([]);
});
