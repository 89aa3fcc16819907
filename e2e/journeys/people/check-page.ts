/** Checks a page at three widths, in two color schemes, and with axe. */
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/axe.ts";

/** Checks the page with axe in both color schemes. With `SCREENS_DIR` it also takes screenshots at three widths. */
export async function checkPage(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  const folder = process.env.SCREENS_DIR;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible(page, `${name}, ${colorScheme}`);
    for (const width of folder ? [1440, 768, 390] : []) {
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
