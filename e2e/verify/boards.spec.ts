/**
 * `npm run verify:boards`: every scene of the adventures, in teams of two to six people, with the longest texts, in every
 * language, with the chat open and closed, over a grid of windows of laptops and phones. Heading, timer and every action
 * must be visible or reached by scrolling, no text may be in a column too narrow to read, and the chat takes no width from
 * the board.
 */
import { languages } from "@lantern/contract/languages";
import { expect } from "@playwright/test";
import { recordProof } from "../../bench/proof.ts";
import {
  drawBoards,
  laptops,
  layouts,
  openBoards,
  phones,
  type Size,
  type View,
} from "../fixtures/boards.ts";
import { adventures } from "../fixtures/cameos.ts";
import { everyStill } from "../fixtures/story-stills.ts";
import { test } from "../fixtures/test.ts";

test("an open chat takes nothing from any board or decision of six people", async ({ page }) => {
  test.setTimeout(1_200_000);
  const played = adventures.flatMap((slug) => {
    const scenes = new Map<string, View>();
    for (const still of everyStill(slug, [6], ["puzzle", "decision"]))
      if (still.kind.includes(" active") && !scenes.has(still.scene))
        scenes.set(still.scene, { still, language: "en", sizes: layouts, chat: true });
    return [...scenes.values()];
  });
  await openBoards(page);
  const { tried, failing } = await drawBoards(page, played);
  for (const view of failing) console.log(view);
  console.log(
    `${tried} views of ${played.length} boards and decisions with the chat open; ${failing.length} fail`,
  );
  expect(failing).toEqual([]);
  expect(tried).toBe(played.length * layouts.length);
});

test("every scene can be read and played in every window", async ({ browser }) => {
  test.setTimeout(3_600_000);
  const began = performance.now();
  const stills = adventures.flatMap((slug) => everyStill(slug));
  // Every moment in one language with the chat closed and in the next one with it open. Each scene has at least ten
  // moments, so it is seen in all of them.
  const viewsOf = (sizes: readonly Size[]): View[] =>
    languages.flatMap((language, at) =>
      stills.flatMap((still, index) =>
        [false, true].flatMap((chat) =>
          (index + (chat ? 1 : 0)) % languages.length === at ? { still, language, sizes, chat } : [],
        ),
      ),
    );
  const drawn = await Promise.all(
    [
      { sizes: laptops, hasTouch: false },
      { sizes: phones, hasTouch: true },
    ].map(async ({ sizes, hasTouch }) => {
      const context = await browser.newContext({ hasTouch, reducedMotion: "reduce" });
      const page = await context.newPage();
      await openBoards(page);
      const result = await drawBoards(page, viewsOf(sizes));
      await context.close();
      return result;
    }),
  );
  const tried = drawn.reduce((sum, one) => sum + one.tried, 0);
  const failing = drawn.flatMap((one) => one.failing);
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  for (const view of failing) console.log(view);
  console.log(`${tried} views of ${stills.length} moments in ${minutes} minutes; ${failing.length} fail`);
  recordProof({
    title: "Boards: every scene in every window",
    command: "npm run verify:boards",
    text: "Moments of simulated sessions of every adventure, drawn by the stage itself in Chromium with the longest names and texts. A view fails if its heading, its timer or an action is neither visible nor reached by scrolling, if something else would get the click, or if a text breaks short words.",
    figures: { moments: stills.length, views: tried, failing: failing.length, minutes },
  });
  expect(failing.length).toBe(0);
});
