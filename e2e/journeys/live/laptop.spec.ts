/** The boards of puzzles on a low screen: the heading, with what to do, is below the top bar and not covered by it. */
import { expect, test } from "@playwright/test";

const BOARDS = [
  "switchboard",
  "switchboard-named",
  "switchboard-two",
  "switchboard-together",
  "switchboard-drawn",
  "match",
  "match-long",
  "order",
  "allocation",
];

test("on a laptop of 1280 by 720 the heading of every board is visible", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const board of BOARDS) {
    await page.goto(`/debug/experience?frame=scene&scene=${board}`);
    await expect(page.locator(".l-controls button").first()).toBeVisible();
    const bar = await page.locator("header").first().boundingBox();
    const top = async () => (await page.locator("#now-line").boundingBox())?.y ?? 0;
    await expect.poll(top, { message: board }).toBeGreaterThanOrEqual((bar?.height ?? 0) - 8);
  }
});
