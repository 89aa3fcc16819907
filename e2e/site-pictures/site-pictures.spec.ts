/** Takes the pictures of the product that the public pages show: `npm run site-pictures`. */
import { writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { signInAsOwner } from "../fixtures/demo.ts";

for (const scheme of ["light", "dark"] as const)
  test(`the first page of the dashboard, ${scheme}`, async ({ browser }) => {
    const viewport = { width: 1440, height: 960 };
    const context = await browser.newContext({ viewport, colorScheme: scheme, reducedMotion: "reduce" });
    const page = await context.newPage();
    await signInAsOwner(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(".skeleton, [aria-busy=true]")).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const devtools = await context.newCDPSession(page);
    const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: 82 });
    writeFileSync(`../apps/web/public/art/dashboard-${scheme}.webp`, Buffer.from(data, "base64"));
    await context.close();
  });
