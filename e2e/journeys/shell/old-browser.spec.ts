/** A browser that is too old reads on every page which versions work. No other browser shows that note. */
import { expect, type Locator, type Page } from "@playwright/test";
import { texts as loginTexts } from "../../../apps/web/app/doors/login/texts.ts";
import { joining as joiningTexts } from "../../../apps/web/app/i18n/en/joining.ts";
import { live as liveTexts } from "../../../apps/web/app/i18n/en/live.ts";
import { oldBrowser } from "../../../apps/web/app/i18n/en/start.ts";
import { ownerByApi, signInToDashboard } from "../../fixtures/company.ts";
import { arrangeSession, join } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";

const note = (page: Page): Locator => page.getByText(oldBrowser).and(page.locator(":visible"));

/** From now on, pages open as in a browser without popovers, which is the newest thing that they can't do without. */
async function forgetPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS) as (...condition: string[]) => boolean;
    CSS.supports = (...condition: string[]) =>
      !condition.join().includes(":popover-open") && supports(...condition);
    for (const name of ["showPopover", "hidePopover", "togglePopover", "popover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  // Public documents contain their stylesheet, whose hash is in the policy.
  await page.route(
    () => true,
    async (route) => {
      if (!["document", "stylesheet"].includes(route.request().resourceType())) return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(":popover-open", ":not-in-this-browser");
      const { "content-security-policy": _, ...headers } = response.headers();
      await route.fulfill({ response, headers, body });
    },
  );
}

/** Opens the page in this browser, and in an old one. */
async function expectNoteOnlyIfOld(page: Page, path: string, current: Locator): Promise<void> {
  await page.goto(path);
  await expect(current, path).toBeVisible();
  await expect(note(page), path).toHaveCount(0);
  await forgetPopovers(page);
  // A link with a part after the # would only scroll.
  await page.goto("about:blank");
  await page.goto(path);
  // What the page's script draws is drawn by then.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(note(page).first(), path).toBeVisible();
  // What still loads does not matter any more.
  await page.unrouteAll({ behavior: "ignoreErrors" });
}

test("a door", async ({ page }) => {
  await expectNoteOnlyIfOld(
    page,
    "/login",
    page.getByRole("button", { name: loginTexts.submit, exact: true }),
  );
});

test("the dashboard", async ({ page, baseURL }) => {
  await signInToDashboard(page, await ownerByApi(String(baseURL)));
  await expectNoteOnlyIfOld(page, "/dashboard/home", page.getByRole("heading", { level: 1 }));
});

test("the system check", async ({ page }) => {
  await expectNoteOnlyIfOld(page, "/systemCheck", page.getByRole("heading", { level: 1 }));
});

test("the join page, the lobby, and the stage", async ({ browser, baseURL }) => {
  const session = await arrangeSession(String(baseURL), { people: 2, experience: "dark-house" });
  const [link = "", other = ""] = session.links;
  const ana = await (await browser.newContext({ baseURL })).newPage();
  await expectNoteOnlyIfOld(ana, other, ana.getByRole("button", { name: joiningTexts.join.submit }));

  const bo = await (await browser.newContext({ baseURL })).newPage();
  await bo.goto(link);
  await join(bo);
  await expect(bo.getByRole("heading", { name: liveTexts.lobby.here(1) })).toBeVisible();
  await session.start();
  await bo.waitForURL(/\/experience\/live\//);
  await expectNoteOnlyIfOld(bo, bo.url(), bo.locator("[data-scene], [data-kind]").first());
  for (const page of [ana, bo]) await page.context().close();
  await session.close();
});
