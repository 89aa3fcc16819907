/** Takes every page that is open to all into `screens/`, to be looked at side by side. */
import { test } from "@playwright/test";
import { LOOKS, open, take } from "./take.ts";

const PAGES = [
  ...["/", "/login", "/signup", "/password/reset", "/terms", "/privacy", "/data-processing", "/demo"],
  ...["/systemCheck", "/no-such-page"],
];

for (const look of LOOKS)
  test(`open pages, ${look.scheme}, ${look.width} px`, async ({ browser }) => {
    const page = await open(browser, look);
    for (const path of PAGES) await take(page, path, look);
    await page.context().close();
  });
