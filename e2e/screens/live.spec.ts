/** Takes screenshots of every scene of a session, with the examples of the debug page, into `screens/`. */
import { expect } from "@playwright/test";
import { screens } from "../../apps/web/app/play/fixtures/index.ts";
import { test } from "../fixtures/test.ts";
import { open, VARIANTS } from "./take.ts";

for (const variant of VARIANTS)
  test(`live scenes, ${variant.scheme}, ${variant.width} px`, async ({ browser }) => {
    test.slow();
    const page = await open(browser, variant);
    for (const scene of Object.keys(screens)) {
      await page.goto(`/debug/experience?frame=scene&scene=${scene}`);
      await expect(page.locator(".l-dock")).toBeVisible();
      // The parts of a scene load one after another.
      await page.waitForLoadState("networkidle");
      await page.screenshot({
        path: `../screens/live-${scene}-${variant.width}-${variant.scheme}.png`,
        fullPage: true,
      });
    }
    await page.context().close();
  });
