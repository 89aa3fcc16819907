/**
 * A sample of `npm run verify:boards`: scenes of every adventure with the longest texts, in windows of laptops and phones.
 * Heading, timer and every action are visible or reached by scrolling, texts have room for their words, and the chat takes
 * no width from a board.
 */
import { languages } from "@lantern/contract/languages";
import { randomNumbers } from "@lantern/engine/random";
import { expect } from "@playwright/test";
import { sampled } from "../../../scripts/lib/sample.ts";
import { drawBoards, laptops, openBoards, phones, type Size, type View } from "../../fixtures/boards.ts";
import { adventures } from "../../fixtures/cameos.ts";
import { type StoryStill, storyStills } from "../../fixtures/story-stills.ts";
import { ALWAYS, test } from "../../fixtures/test.ts";

const random = randomNumbers("boards");
const drawn = <T>(all: readonly T[], count: number): T[] =>
  all
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ one }) => one);

/** Puzzles as they begin, in `npm test` every second, and some moments of everything else. */
function sample(stills: readonly StoryStill[]): StoryStill[] {
  const begins = ({ kind, name }: StoryStill) => kind.startsWith("puzzle active") && name.includes("first");
  return [
    ...sampled(stills.filter(begins), 2),
    ...drawn(
      stills.filter((one) => !begins(one)),
      4,
    ),
  ];
}

for (const { device, hasTouch, sizes, always } of [
  {
    device: "laptop",
    hasTouch: false,
    sizes: [[1280, 720], [1024, 768], ...drawn(laptops, 2)] as Size[],
    always: "the-quiet-station",
  },
  {
    device: "phone",
    hasTouch: true,
    sizes: [[360, 640], [844, 390], ...drawn(phones, 1)] as Size[],
    always: "the-honest-heist",
  },
])
  test.describe(device, () => {
    test.use({ hasTouch });
    for (const [at, slug] of adventures.entries())
      test(
        `on a ${device} scenes can be read and played: ${slug}`,
        always === slug ? ALWAYS : {},
        async ({ page }) => {
          await openBoards(page);
          const people = [6, 2, 5][at] ?? 4;
          const views = sample(storyStills(slug, people, "sample")).map((still, index): View => {
            const language = languages[index % languages.length] ?? "en";
            const played = /^(puzzle|decision) active/.test(still.kind);
            return { still, language, sizes, chat: played || index % 2 === 1 };
          });
          const { tried, failing } = await drawBoards(page, views);
          expect(failing).toEqual([]);
          expect(tried).toBe(views.length * sizes.length);
        },
      );
  });
