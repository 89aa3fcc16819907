/** Toasts, and the progress bar at the top. */
import { expect, type Page } from "@playwright/test";
import { names } from "../../../apps/web/app/company/names.ts";
import { ui as startUiTexts } from "../../../apps/web/app/i18n/start/ui.ts";
import { ownerByApi, signInToDashboard } from "../../fixtures/company.ts";
import { enableLantern } from "../../fixtures/lantern.ts";
import { test } from "../../fixtures/test.ts";

const newer = "The newer";
const freja = "Portrait of Freja";
const short = "Short";
const usual = "Usual";
const lasting = "Stays";
const clickable = "With a click";
const here = "Over here";
const action = "Do this";

interface Toast {
  id?: string;
  title: string;
  description?: string;
  color?: "success" | "error" | "neutral";
  avatar?: { src: string; alt: string };
  closeButton?: boolean;
  timeout?: number;
}
interface Local {
  lantern: { toast(toast: object): void; bar: { state: string } };
  recorded: string[];
  /** Timers that the page has started, in ms. */
  timers: number[];
}

/** Shows a toast; its callbacks are recorded in `recorded`. */
const show = (page: Page, toast: Toast) =>
  page.evaluate((given) => {
    const local = globalThis as unknown as Local;
    local.recorded ??= [];
    const record = (what: string) => () => local.recorded.push(what);
    local.lantern.toast({
      ...given,
      actions: given.title === "With actions" ? [{ label: "Do this", onClick: record("action") }] : [],
      click: given.title === "With a click" ? record("click") : undefined,
      callback: record(`gone ${given.title}`),
    });
  }, toast);
const recorded = (page: Page) => page.evaluate(() => (globalThis as unknown as Local).recorded);
const toasts = (page: Page) => page.locator("[data-toast]");

/** Opens a page whose clock the test can move. */
async function open(page: Page): Promise<void> {
  await page.clock.install();
  await enableLantern(page);
  await page.goto("/systemCheck");
  await page.waitForFunction(() => (globalThis as unknown as Partial<Local>).lantern?.toast);
}

test("[T13–T15, T17] a toast has a title, a text, a color and an icon, and can be closed by pointer and keyboard", async ({
  page,
}) => {
  await open(page);
  await show(page, { id: "one", title: "The first", timeout: 0 });
  await show(page, {
    id: "one",
    title: newer,
    description: "With its text",
    color: "error",
    timeout: 0,
  });
  await expect(toasts(page)).toHaveCount(1);
  const text = await toasts(page).innerText();
  expect(text.indexOf(newer)).toBeLessThan(text.indexOf("With its text"));
  await show(page, { title: "All went well", color: "success", timeout: 0 });
  const signs: string[] = [];
  for (const [title, color] of [
    [newer, "error"],
    ["All went well", "success"],
  ] as const) {
    const card = page.locator(`[data-color="${color}"]`).filter({ hasText: title });
    const sign = card.locator("svg").first();
    await expect(sign).toBeVisible();
    signs.push(await sign.evaluate((svg) => `${svg.innerHTML} ${getComputedStyle(svg).color}`));
  }
  const [bad, good] = signs;
  expect(bad?.split(" rgb")[0]).not.toBe(good?.split(" rgb")[0]);
  expect(bad).not.toBe(good);

  // The older toasts are behind the newest until the pointer is on them.
  await page.locator('[data-color="success"]').hover();
  await page.locator('[data-color="error"]').getByRole("button", { name: startUiTexts.close }).click();
  await expect(page.getByText(newer)).toHaveCount(0);
  await page.locator('[data-color="success"]').getByRole("button", { name: startUiTexts.close }).focus();
  await page.keyboard.press("Enter");
  await expect(toasts(page)).toHaveCount(0);
});

test("[T16, T18, T20, K14] a toast may show a portrait, disappears after its time or stays, and calls back once", async ({
  page,
}) => {
  await open(page);
  const avatar = { src: "/favicon.svg", alt: freja };
  await show(page, { title: lasting, timeout: 0, avatar });
  await expect(page.getByRole("img", { name: freja })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await show(page, { title: short, timeout: 1000 });
  await show(page, { title: usual });
  await page.clock.runFor(900);
  await expect(page.getByText(short)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(page.getByText(short)).toHaveCount(0);
  await page.clock.runFor(3400);
  await expect(page.getByText(usual)).toHaveCount(1);
  await page.clock.runFor(1000);
  await expect(page.getByText(usual)).toHaveCount(0);
  await page.clock.resume();
  await expect(page.getByText(lasting)).toBeVisible();
  await toasts(page).getByRole("button", { name: startUiTexts.close }).click();
  await expect(toasts(page)).toHaveCount(0);
  expect((await recorded(page)).sort()).toEqual(["gone Short", "gone Stays", "gone Usual"]);
});

test("the actions and the click of a toast work", async ({ page }) => {
  await open(page);
  await show(page, { title: "With actions", timeout: 0 });
  await page.getByRole("button", { name: action }).click();
  await show(page, { title: clickable, timeout: 0 });
  await page.getByRole("button", { name: clickable }).click();
  expect(await recorded(page)).toEqual(["action", "click"]);
});

test("[T22, T23] toasts are at the bottom right, and stay while the pointer is on them", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await show(page, { title: here, timeout: 2000 });
  const box = await page.locator("[data-color]").boundingBox();
  if (!box) throw new Error("the toast has no place");
  expect(1440 - box.x - box.width).toBeLessThanOrEqual(32);
  await expect
    .poll(async () => {
      const now = await page.locator("[data-color]").boundingBox();
      return now ? 900 - now.y - now.height : 999;
    })
    .toBeLessThanOrEqual(32);
  await page.locator("[data-color]").hover();
  // After four times its duration it would have disappeared.
  await page.clock.runFor(8000);
  await expect(page.getByText(here)).toBeVisible();
  await page.mouse.move(10, 10);
  await expect(toasts(page)).toHaveCount(0, { timeout: 6000 });

  await page.setViewportSize({ width: 390, height: 844 });
  await show(page, { title: "On a phone", timeout: 0 });
  await expect
    .poll(async () => {
      const now = await page.locator("[data-color]").boundingBox();
      return now ? now.y + now.height : 999;
    })
    .toBeLessThanOrEqual(844 - 60);
});

test("[T25, T26, K15–K19] a slow page shows the five states of the progress bar, a quick one shows none", async ({
  page,
  baseURL,
}) => {
  const owner = await ownerByApi(baseURL as string);
  await signInToDashboard(page, owner);
  await page.clock.install();
  await enableLantern(page);
  await page.goto("/dashboard/home");
  await page.waitForFunction(() => (globalThis as unknown as Partial<Local>).lantern?.bar);
  const bar = page.locator("[data-loading-bar]");
  const state = () => page.evaluate(() => (globalThis as unknown as Local).lantern.bar.state);
  const width = () => bar.evaluate((line) => Number.parseFloat(getComputedStyle(line).scale) || 0);
  expect(await bar.evaluate((line) => getComputedStyle(line).height)).toBe("3px");
  expect((await bar.boundingBox())?.y).toBe(0);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => {
    const local = globalThis as unknown as Local & typeof globalThis;
    local.timers = [];
    const start = local.setTimeout;
    local.setTimeout = Object.assign((...given: Parameters<typeof start>) => {
      local.timers.push(Number(given[1]));
      return start(...given);
    }, start);
  });
  /** How often the bar has begun to wait: it appears after 200 ms. */
  const waits = () =>
    page.evaluate(() => (globalThis as unknown as Local).timers.filter((ms) => ms === 200).length);

  /** Delays the module of a page, so that its navigation takes time. */
  const delay = async (path: string, link: string) => {
    let go = () => {};
    const released = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(path, async (route) => {
      await released;
      await route.continue();
    });
    const requested = page.waitForRequest(path);
    const before = await waits();
    await page.getByRole("link", { name: link }).first().click();
    await requested;
    // The page may request the module a moment before the bar knows of it.
    await expect.poll(waits).toBeGreaterThan(before);
    return go;
  };
  const quick = await delay("**/assets/participants-*.js", names.participants);
  await page.clock.runFor(150);
  expect(await state()).toBe("reset");
  quick();
  await expect(page.getByRole("heading", { level: 1, name: names.participants })).toBeVisible();
  await page.clock.runFor(1000);
  expect(await state()).toBe("reset");

  const slow = await delay("**/assets/billing-*.js", names.billing);
  await page.clock.runFor(300);
  expect(await state()).toBe("progress");
  const early = await width();
  await page.clock.runFor(2000);
  await expect.poll(width).toBeGreaterThan(early);
  await page.clock.runFor(10_000);
  expect(await state()).toBe("progress");
  slow();
  await page.waitForURL("**/dashboard/billing");
  await expect.poll(state).toBe("finish");
  await page.clock.runFor(510);
  expect(await state()).toBe("hide");
  await page.clock.runFor(410);
  expect(await state()).toBe("reset");
  await owner.api.close();
});
