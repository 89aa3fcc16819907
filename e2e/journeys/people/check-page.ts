/** Checks a page at three widths, in two color schemes, and with axe. */
import { expect, type Page } from "@playwright/test";
import { expectBothSchemesAccessible } from "../../fixtures/axe.ts";

/** Checks the page with axe in both color schemes. With `SCREENS_DIR` it also takes screenshots at three widths. */
export async function checkPage(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  const folder = process.env.SCREENS_DIR;
  await expectBothSchemesAccessible(page, name);
  for (const colorScheme of folder ? (["light", "dark"] as const) : []) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${folder}/${name}-${colorScheme}-${width}.png`, fullPage: true });
    }
    if (before) await page.setViewportSize(before);
  }
  await page.setViewportSize({ width: 320, height: 740 });
  // Anchored elements move a moment later.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${name} at 320 px` })
    .toBe(320);
  if (before) await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: "light" });
}
