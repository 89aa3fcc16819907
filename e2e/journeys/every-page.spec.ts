/**
 * What holds on every page of the site map: the help button covers no action, axe finds nothing, and nothing is wider
 * than the smallest phone. `npm run verify:access` checks each page wide and narrow, light and dark.
 */
import { expect, type Page } from "@playwright/test";
import { hasHelp } from "../../apps/web/app/site-map/page.ts";
import { sampled } from "../../scripts/lib/sample.ts";
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
import { expectNothingUnderHelp } from "../fixtures/help-button.ts";
import { ALWAYS, test } from "../fixtures/test.ts";

test.beforeEach(() => test.slow());

/** Pages of the account menu, which belong to no section of the sidebar. Those of the settings are listed below it. */
const ofAccountMenu = /^\/(dashboard\/(works-council|profile)|password-change|profile-completion)\b/;

/** The sidebar marks the section that the page belongs to. */
async function expectMarked(page: Page, { address }: ReachablePage): Promise<void> {
  const sidebar = page.locator("[data-sidebar]");
  if ((await sidebar.count()) === 0) return;
  await expect(sidebar.locator('[aria-current="page"]'), `section of ${address}`).toHaveCount(
    ofAccountMenu.test(address) ? 0 : 1,
  );
}

/** Each page once, in `npm test` every seventh: in turn wide and light, or narrow and dark. */
async function walk(page: Page, pages: readonly ReachablePage[]): Promise<void> {
  await page.clock.install();
  for (const [nth, one] of sampled(pages, 7).entries()) {
    const isNarrow = nth % 2 === 1;
    await page.emulateMedia({ colorScheme: isNarrow ? "dark" : "light", reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await openReachable(page, one);
    if (!isNarrow) await expectAccessible(page, one.address, { contrast: true });
    await expectMarked(page, one);
    if (hasHelp(one)) await expectNothingUnderHelp(page, one.address);
    await page.setViewportSize({ width: 320, height: 740 });
    if (isNarrow) await expectAccessible(page, `${one.address}, narrow and dark`, { contrast: true });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, { message: `width of ${one.address}` }).toBe(320);
  }
}

test("axe and the help button on every public page, no wider than 320 pixels", ALWAYS, async ({ page }) => {
  await walk(page, visitorPages());
});

test(
  "axe and the help button on every page of the dashboard, no wider than 320 pixels",
  ALWAYS,
  async ({ page, baseURL }) => {
    const pages = await companyPages(String(baseURL));
    await signInAsOwner(page);
    await walk(page, pages);
  },
);

test(
  "axe and the help button on every page of the console and its tools, no wider than 320 pixels",
  ALWAYS,
  async ({ page, baseURL }) => {
    const pages = await platformPages(String(baseURL));
    await signInToDashboard(page, demoAdmin);
    await walk(page, pages);
  },
);
