/** Browsers that lack something, and pages that fail: the session goes on. */
import { expect, type Page } from "@playwright/test";
import { texts as signInTexts } from "../../../apps/web/app/api/access/sign-in-texts.ts";
import { fault as faultTexts } from "../../../apps/web/app/i18n/en/fault.ts";
import { joining as joiningTexts } from "../../../apps/web/app/i18n/en/joining.ts";
import { live as liveTexts } from "../../../apps/web/app/i18n/en/live.ts";
import { systemCheck as systemCheckTexts } from "../../../apps/web/app/i18n/en/system-check.ts";
import { refuseSockets, refuseStorage } from "../../fixtures/odd-browsers.ts";
import { openRealBrowser } from "../../fixtures/real-browser.ts";
import { arrangeSession, openJoinPage, takeSeat } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";
import { like } from "../../fixtures/texts.ts";

interface Locks {
  locks: { released: boolean; release(): Promise<void> }[];
}

const viewport = { width: 1280, height: 800 };
const here = (page: Page, n: number) =>
  page.getByRole("heading", { name: n === 1 ? liveTexts.lobby.here(n) : liveTexts.lobby.here(n) });

test("a browser that blocks all cookies answers an invitation and plays; sign-in and check say what to allow", async ({
  baseURL,
}) => {
  const session = await arrangeSession(String(baseURL), { people: 2, experience: "dark-house" });
  const [link = ""] = session.links;
  const blocking = await openRealBrowser({ profile: { default_content_setting_values: { cookies: 2 } } });
  const page = await blocking.context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(`${baseURL}${link}&rsvp=no`);
  expect(
    await page.evaluate(() => {
      try {
        return String(localStorage);
      } catch (error) {
        return (error as Error).name;
      }
    }),
  ).toBe("SecurityError");
  await page.getByRole("button", { name: joiningTexts.decline.no }).press("Enter");
  await expect(page.getByText(joiningTexts.decline.notComingText)).toBeVisible();
  await page.getByRole("button", { name: joiningTexts.decline.afterAll }).press("Enter");
  await expect(page.getByText(joiningTexts.decline.coming)).toBeVisible();

  await page.goto(`${baseURL}${link}`);
  await page.getByRole("button", { name: joiningTexts.join.submit }).press("Enter");
  await expect(here(page, 1)).toBeVisible();
  // The window's name is empty again, so that no other site can read from it.
  expect(await page.evaluate(() => window.name)).toBe("");
  await page.evaluate(() => location.reload());
  await expect(here(page, 1)).toBeVisible();
  // A reload by the browser's own button tells the page nothing beforehand.
  await page.reload();
  await expect(page.getByRole("button", { name: joiningTexts.join.submit })).toBeVisible();
  await page.goto(`${baseURL}${link}`);
  await page.getByRole("button", { name: joiningTexts.join.submit }).press("Enter");
  await expect(here(page, 1)).toBeVisible();
  await session.start();
  await expect(page.locator("[data-scene]")).toBeVisible();

  await page.goto(`${baseURL}/systemCheck`);
  await expect(page.getByText(systemCheckTexts.storageBad)).toBeVisible();
  await page.goto(`${baseURL}/login`);
  await expect(page.getByText(signInTexts.storageBlocked)).toBeVisible();
  expect(faults).toEqual([]);
  await session.close();
  await blocking.close();
});

test("a browser that keeps nothing from page to page says so on the join page, and answers an invitation", async ({
  browser,
  baseURL,
}) => {
  const session = await arrangeSession(String(baseURL), { people: 2, experience: "dark-house" });
  const [link = ""] = session.links;
  const page = await openJoinPage(browser, link, { viewport }, async (fresh) => {
    await fresh.addInitScript(refuseStorage);
    await fresh.addInitScript(() => Reflect.deleteProperty(globalThis, "navigation"));
  });
  await expect(page.getByText(joiningTexts.join.storage)).toBeVisible();
  await page.goto("about:blank");
  await page.goto(`${link}&rsvp=yes`);
  await page.getByRole("button", { name: joiningTexts.decline.yes }).press("Enter");
  await expect(page.getByText(joiningTexts.decline.coming)).toBeVisible();
  await session.close();
  await page.context().close();
});

test("where no socket can be opened, the page connects by a stream", async ({ browser, baseURL }) => {
  const session = await arrangeSession(String(baseURL), { people: 2, experience: "dark-house" });
  const page = await takeSeat(browser, session.links[0] ?? "", { viewport }, async (fresh) => {
    await fresh.addInitScript(refuseSockets);
  });
  await expect(here(page, 1)).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("live_transport"))).toBe("stream");
  await page.goto("/systemCheck");
  await expect(
    page.getByRole("listitem").filter({ hasText: systemCheckTexts.parts.realtime }).first(),
  ).toContainText(like(systemCheckTexts.realtimeOk.stream));
  await session.close();
  await page.context().close();
});

test("a page that fails says what happened in the reader’s language, and one key joins again", async ({
  browser,
  baseURL,
}) => {
  for (const [language, heading, again] of [
    ["en", faultTexts.heading, faultTexts.again],
    ["de", "Diese Seite ist stehen geblieben", "Wieder beitreten"],
    ["es", "Esta página ha dejado de funcionar", "Volver a entrar"],
  ] as const) {
    const session = await arrangeSession(String(baseURL), { people: 2, experience: "dark-house", language });
    const [linkA = "", linkB = ""] = session.links;
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    await page.goto(linkA);
    await page.locator("button[data-busy]").press("Enter");
    const lobby = page.locator(".l-lobby");
    await expect(lobby).toBeVisible();
    // An extension removes what React will remove itself once everybody is here.
    await page.locator("h2 > span").evaluate((element) => element.remove());
    const bo = await browser.newContext();
    const other = await bo.newPage();
    await other.goto(linkB);
    await other.locator("button[data-busy]").press("Enter");
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await page.getByRole("button", { name: again }).press("Enter");
    await expect(lobby).toBeVisible();
    await session.close();
    for (const each of [context, bo]) await each.close();
  }
});

test("a phone stays awake from the lobby on, again after its page was hidden, until somebody leaves", async ({
  browser,
  baseURL,
}) => {
  const session = await arrangeSession(String(baseURL), { people: 2, experience: "dark-house" });
  const page = await takeSeat(browser, session.links[0] ?? "", { viewport }, async (fresh) => {
    await fresh.addInitScript(() => {
      // A browser without a screen refuses.
      const locks: Locks["locks"] = [];
      const request = async () => {
        const lock = {
          released: false,
          release: async () => {
            lock.released = true;
          },
        };
        locks.push(lock);
        return lock;
      };
      Object.defineProperty(navigator, "wakeLock", { value: { request } });
      Object.assign(globalThis, { locks });
    });
  });
  const states = () =>
    page.evaluate(() => (globalThis as unknown as Locks).locks.map(({ released }) => released));
  await expect.poll(states).toEqual([false]);
  await session.start();
  await page.waitForURL("**/experience/live/**");
  await expect(page.locator("[data-scene]")).toBeVisible();
  expect(await states()).toEqual([false]);
  // A browser releases the lock of a page that it hides.
  await page.evaluate(async () => {
    for (const lock of (globalThis as unknown as Locks).locks) await lock.release();
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(states).toEqual([true, false]);
  await page.getByRole("button", { name: liveTexts.dock.leave }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: liveTexts.dock.leave }).press("Enter");
  await expect(page.getByRole("button", { name: joiningTexts.join.submit })).toBeVisible();
  await session.close();
  await page.context().close();
});
