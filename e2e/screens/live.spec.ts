/** Takes screenshots of every scene of a session, with the examples of the debug page, into `screens/`. */
import { test } from "@playwright/test";
import { screens } from "../../apps/web/app/play/fixtures/index.ts";
import { open, take, VARIANTS } from "./take.ts";

for (const variant of VARIANTS)
  test(`live scenes, ${variant.scheme}, ${variant.width} px`, async ({ browser }) => {
    test.slow();
    const page = await open(browser, variant);
    for (const scene of Object.keys(screens))
      await take(page, `/debug/experience?frame=scene&scene=${scene}`, variant);
    await page.context().close();
  });
