/** The public pages: available, in their layout, small, accessible, with and without script. */
import { expect, type Page } from "@playwright/test";
import { toastLabels } from "../../../apps/web/app/i18n/en/start.ts";
import { shell as startShellTexts } from "../../../apps/web/app/i18n/start/shell.ts";
import { ui as startUiTexts } from "../../../apps/web/app/i18n/start/ui.ts";
import { texts as adventureTexts } from "../../../apps/web/app/site/adventure/texts.ts";
import { texts as siteHomeTexts } from "../../../apps/web/app/site/home/texts.ts";
import { texts as pricingTexts } from "../../../apps/web/app/site/pricing/texts.ts";
import { texts as sectionsTexts } from "../../../apps/web/app/site/sections/texts.ts";
import { texts as siteShellTexts } from "../../../apps/web/app/site/shell/texts.ts";
import { limitOf } from "../../../apps/web/weight.ts";
import { sampled } from "../../../scripts/lib/sample.ts";
import { awaitLauncher } from "../../fixtures/help-button.ts";
import { test } from "../../fixtures/test.ts";
import { faq, like, wording } from "../../fixtures/texts.ts";
import { publicPages } from "./pages.ts";

/** The page's layout and heading. */
async function heading(page: Page, path: string): Promise<string> {
  const response = await page.goto(path);
  expect([path, response?.status(), new URL(page.url()).pathname]).toEqual([path, 200, path]);
  await expect(page.locator('[data-layout="home"] main')).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  return (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
}

test("[R01] the home page describes story-driven adventures for teams", async ({ page }) => {
  await heading(page, "/");
  await expect(page.locator("body")).toContainText(wording(/story-driven/i));
  await expect(page.locator("body")).toContainText(wording(/\bteams?\b/i));
});

test("[R04, R08, R09, R13] terms, privacy, security and team building use the layout home", async ({
  page,
}) => {
  expect(await heading(page, "/terms")).toMatch(/terms/i);
  expect(await heading(page, "/privacy")).toMatch(/privacy/i);
  await heading(page, "/security");
  expect(await heading(page, "/virtual-team-building")).toMatch(/virtual team building/i);
  for (const path of ["/terms", "/privacy"]) {
    await page.goto(path);
    await expect(page.getByText(like(sectionsTexts.version))).toBeVisible();
    await expect(page.getByRole("main").locator('a[href="/data-processing"]')).toBeVisible();
  }
});

test("[R39] every public page opens without an account, does not redirect, and loads one small script", async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  const scripts = new Set<string>();
  page.on("request", (request) => request.resourceType() === "script" && scripts.add(request.url()));
  for (const path of sampled(publicPages, 3)) {
    scripts.clear();
    await heading(page, path);
    // Help loads last.
    await awaitLauncher(page);
    let sum = 0;
    for (const script of scripts) sum += Number((await page.request.get(script)).headers()["content-length"]);
    const max = limitOf({ path, surface: "site" }) * 1024;
    expect([path, sum > 0 && sum <= max, sum]).toEqual([path, true, sum]);
    expect(await page.content()).not.toContain("__reactRouter");
  }
  expect((await page.goto("/systemCheck"))?.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe("/systemCheck");
  // The demo begins by itself, without a sign-in.
  expect((await page.goto("/demo"))?.status()).toBe(200);
  await expect(page).toHaveURL(/\/(demo|experience\/live\/.+)$/);
});

test("the footer links to every page of the site, and all its links work", async ({ page }) => {
  await page.goto("/faq");
  const links = await page
    .locator("footer a")
    .evaluateAll((elements) => elements.map((a) => a.getAttribute("href")));
  for (const path of ["/pricing", "/faq", "/support", "/contact", "/security", "/accessibility", "/terms"])
    expect(links).toContain(path);
  for (const link of new Set(links))
    expect([link, (await page.request.get(String(link))).status()]).toEqual([link, 200]);
});

test("[C06, T22, T25, K19, X13] a public page has the anti-forgery cookie, the progress bar, and the message about a newer build", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const cookies: string[] = [];
  page.on("request", (request) => request.url().endsWith("/sanctum/csrf-cookie") && cookies.push(page.url()));
  await page.clock.install();
  await page.goto("/faq");
  await expect.poll(() => cookies).toHaveLength(1);
  const bar = page.locator("[data-loading-bar]");
  expect(await bar.evaluate((line) => getComputedStyle(line).height)).toBe("3px");
  expect((await bar.boundingBox())?.y).toBe(0);

  await page.route("**/builds/latest.json", (route) => route.fulfill({ json: { id: "a-newer-one" } }));
  await page.clock.fastForward(5 * 60_000);
  const messages = page.getByRole("region", { name: toastLabels.area });
  await expect(messages.getByText(startShellTexts.newBuild.title)).toBeVisible();
  const box = await messages.boundingBox();
  expect(1440 - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(32);
  expect(900 - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThanOrEqual(32);
  await messages.getByRole("button", { name: startUiTexts.close }).click();
  await expect(messages).toBeEmpty();
  await page.clock.fastForward(5 * 60_000);
  await expect(messages).toBeEmpty();

  let go = () => {};
  const released = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/pricing", async (route) => {
    await released;
    await route.continue();
  });
  // While the next page is delayed, Playwright cannot read this one, so it reports the state of its bar itself.
  await bar.evaluate((line) => {
    const report = () => void fetch(`/readyz?bar=${line.dataset.state}-${line.style.opacity}`);
    new MutationObserver(report).observe(line, { attributeFilter: ["data-state"] });
  });
  const moving = page.waitForRequest("**/readyz?bar=progress-1");
  // The click resolves when the next page is loaded.
  const pressed = page.getByRole("link", { name: siteShellTexts.price }).first().click();
  await moving;
  go();
  await pressed;
  await page.waitForURL("**/pricing");
  await expect(bar).toHaveAttribute("data-state", "reset");
  await expect.poll(() => cookies).toHaveLength(2);
});

test("without script the pages are readable, answers open, and prices have their date", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of publicPages) await heading(page, path);
  await page.goto("/faq");
  const credit = faq("what-is-a-credit");
  const response = page.locator("details", { hasText: credit.question });
  await response.locator("summary").click();
  await expect(response.getByText(credit.response)).toBeVisible();
  await page.goto("/pricing");
  await expect(page.getByText(like(pricingTexts.packs.asOf))).toBeVisible();
  await context.close();
});

/** Animations that run by time and not by scrolling. */
const running = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === "running" && timeline instanceof DocumentTimeline)
        .length,
  );

test("the first screen moves, can be paused, and is still for people who prefer reduced motion", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const stillButton = page.getByRole("button", { name: siteHomeTexts.vote.pause });
  await expect(stillButton).toBeVisible();
  expect(await running(page)).toBeGreaterThan(5);
  await stillButton.click();
  await expect(stillButton).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => running(page)).toBe(0);
  await stillButton.click();
  await expect.poll(() => running(page)).toBeGreaterThan(5);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await expect(page.locator(".harbor img").first()).toBeVisible();
  await expect(stillButton).toHaveCount(0);
  // A transition of a hundredth of a millisecond may be running.
  await expect.poll(() => running(page)).toBe(0);
});

/** What a team finds out in an adventure. */
const spoilersOf = {
  "the-quiet-station": ["pip", "spark", "living light"],
  "the-light-at-saltmere": ["sand", "eyesight", "failing"],
  "the-honest-heist": ["blue", "carved", "forty-one", "empty chair"],
};

for (const [slug, spoilers] of Object.entries(spoilersOf))
  test(`the page of ${slug} does not reveal its story, and leads to the other adventures`, async ({
    page,
  }) => {
    await page.goto(`/adventures/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const text = (await page.locator("body").innerText()).toLowerCase();
    for (const secret of spoilers) expect(text).not.toMatch(new RegExp(`\\b${secret}\\b`));
    const others = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: adventureTexts.others.heading }) });
    await expect(others.getByRole("link", { name: adventureTexts.site.adventures.more })).toHaveCount(2);
    await others.getByRole("link", { name: adventureTexts.site.adventures.more }).first().click();
    await page.waitForURL(/\/adventures\/the-/);
    expect(new URL(page.url()).pathname).not.toBe(`/adventures/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

test("[D14] every adventure that can be planned has a page, and no other", async ({ request }) => {
  const { items } = await (await request.get("/api/experiences")).json();
  const slugs = items.map(({ slug }: { slug: string }) => slug);
  expect(slugs).toEqual(Object.keys(spoilersOf));
  const statusOf = async (slug: string) => (await request.get(`/adventures/${slug}`)).status();
  for (const slug of slugs) expect([slug, await statusOf(slug)]).toEqual([slug, 200]);
  for (const slug of ["six-windows", "dark-house"]) expect([slug, await statusOf(slug)]).toEqual([slug, 404]);
});
