/**
 * A thousand generated fillings of every cameo of the three adventures: each is read as it was written, nothing runs out
 * of its box on the smallest phone or is covered, and nothing is executed. `FILLINGS` sets another number.
 */
import { expect } from "@playwright/test";
import { recordProof } from "../../bench/proof.ts";
import { adventures, drawFillings } from "../fixtures/cameos.ts";
import { test } from "../fixtures/test.ts";

const FILLINGS = Number(process.env.FILLINGS ?? 1000);

test(`${FILLINGS} fillings of each adventure fit a phone, and are only read`, async ({ page }) => {
  test.setTimeout(1_200_000);
  const results = await drawFillings(page, adventures, FILLINGS);
  const figures = Object.fromEntries(
    Array.from(results, ([slug, { scenes, faults }]) => [
      slug,
      `${FILLINGS} fillings; scenes drawn: ${scenes}; faults: ${faults.length}`,
    ]),
  );
  console.log(figures);
  recordProof({
    title: "Cameos: a company's own words on a phone",
    command: "npm run verify:cameos",
    text: "Generated texts (long words, emoji, right-to-left, quotes, markup) in every cameo of each adventure, drawn by the stage itself in Chromium at 360 × 700. A fault is a text that is not to be read as it was written, that runs out of its box or is covered, that became an element, or that was executed or asked for anything.",
    figures,
  });
  for (const [slug, { faults }] of results) expect(faults.slice(0, 20), slug).toEqual([]);
});
