/**
 * axe on every page of the site map, wide and narrow, light and dark, with all rules; and on every menu and dialog that
 * a button of these pages opens.
 */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/axe.ts";
import { signInToDashboard } from "../fixtures/company.ts";
import { demoAdmin, signInAsOwner } from "../fixtures/demo.ts";
import {
  companyPages,
  openReachable,
  platformPages,
  type ReachablePage,
  visitorPages,
} from "../fixtures/every-page.ts";
import { eachOverlay } from "../fixtures/overlays.ts";
import { test } from "../fixtures/test.ts";

const states = (["light", "dark"] as const).flatMap((colorScheme) =>
  [1440, 390].map((width) => ({ colorScheme, width })),
);

test.beforeEach(() => test.setTimeout(3_600_000));

async function walk(page: Page, pages: readonly ReachablePage[]): Promise<void> {
  let pageStates = 0;
  let overlays = 0;
  for (const { colorScheme, width } of states) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    for (const [nth, one] of pages.entries()) {
      const name = `${one.address}, ${colorScheme}, ${width}`;
      await openReachable(page, one);
      await expectAccessible(page, name);
      pageStates += 1;
      // What stands around the page is the same on the others.
      overlays += await eachOverlay(page, nth === 0 ? "body" : "main", (overlay) =>
        expectAccessible(page, `${overlay} of ${name}`, { within: "dialog[open], [popover]:popover-open" }),
      );
    }
  }
  console.log({ pages: pages.length, pageStates, overlays });
}

test("axe on every public page", async ({ page }) => {
  await walk(page, visitorPages());
});

test("axe on the dashboard", async ({ page, baseURL }) => {
  const pages = await companyPages(String(baseURL));
  await signInAsOwner(page);
  await walk(page, pages);
});

test("axe on the console and its tools", async ({ page, baseURL }) => {
  const pages = await platformPages(String(baseURL));
  await signInToDashboard(page, demoAdmin);
  await walk(page, pages);
});
