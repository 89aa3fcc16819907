/** Music and cues of a story: nothing before a press, on the server's bars, quieter while somebody speaks, and off for good. */
import { type Browser, expect, type Page } from "@playwright/test";
import { joining as joiningTexts } from "../../../apps/web/app/i18n/en/joining.ts";
import { live as liveTexts } from "../../../apps/web/app/i18n/en/live.ts";
import { duckTime, type EarWindow, installEar, loudest } from "../../fixtures/ear.ts";
import { type ArrangedSession, arrangeSession, join, openJoinPage } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";
import { storyTitle } from "../../fixtures/texts.ts";

const moving = { viewport: { width: 1280, height: 800 }, reducedMotion: "no-preference" } as const;
/** Quieter than any music, louder than a computed silence. */
const SILENT = 0.0005;
const BAR_MS = 2400;
/** A step of the context's time, and the correction of a clock. */
const TOLERANCE_MS = 80;

const contexts = (page: Page) => page.evaluate(() => (globalThis as unknown as EarWindow).ear.contexts);
const fades = (page: Page) => page.evaluate(() => (globalThis as unknown as EarWindow).ear.fades);
const state = (page: Page, on: boolean) =>
  page.getByRole("button", { name: on ? liveTexts.sound.on : liveTexts.sound.off });
const expectMusic = (page: Page) =>
  expect.poll(() => loudest(page, 500), { timeout: 40_000 }).toBeGreaterThan(SILENT * 10);

/** Opens the first join link in a browser whose sound is measured; collects what it requests of the score. */
async function openWithEar(browser: Browser, baseURL: string | undefined, { links }: ArrangedSession) {
  const requested: string[] = [];
  const page = await openJoinPage(browser, links[0] as string, { baseURL, ...moving }, async (fresh) => {
    await installEar(fresh);
    fresh.on("request", (request) => {
      if (request.url().includes("/score/")) requested.push(request.url());
    });
  });
  return { page, requested };
}

/** Expects that the music falls within 150 ms when this person speaks: the median of seven times. */
async function expectDucking(page: Page): Promise<void> {
  await page.getByRole("button", { name: liveTexts.call.voiceOnly }).click();
  await page.waitForFunction(() => (globalThis as unknown as EarWindow).lantern.sound?.duck);
  const times: number[] = [];
  for (let tries = 0; tries < 7; tries++) times.push(await duckTime(page));
  test.info().annotations.push({ type: "ms until 7 dB down", description: times.map(Math.round).join(" ") });
  expect(times.sort((a, b) => a - b)[3]).toBeLessThan(150);
}

test("sound begins after a press, on a bar line, falls while somebody speaks, and stays off when turned off", async ({
  browser,
  baseURL,
}) => {
  const session = await arrangeSession(baseURL ?? "", { people: 2, experience: "the-quiet-station" });
  const { page, requested } = await openWithEar(browser, baseURL, session);

  await test.step("before the press nothing is opened or loaded, and the choice is soft", async () => {
    await expect(
      page
        .getByRole("group", { name: joiningTexts.join.music })
        .getByLabel(joiningTexts.join.musicChoice.soft),
    ).toBeChecked();
    expect(await contexts(page)).toBe(0);
    expect(requested).toEqual([]);
  });
  await join(page);
  await expectMusic(page);
  expect(requested.some((url) => url.endsWith("/score/score.json"))).toBe(true);

  await test.step("every change begins on a bar line of the server's clock", async () => {
    await expect.poll(async () => (await fades(page)).length).toBeGreaterThan(0);
    const lines = await fades(page);
    for (const at of lines) {
      const offset = ((at + BAR_MS / 2) % BAR_MS) - BAR_MS / 2;
      expect(Math.abs(offset)).toBeLessThan(TOLERANCE_MS);
    }
  });

  await test.step("a reloaded page is silent until the next press", async () => {
    await page.reload();
    await expect(state(page, true)).toBeVisible();
    const before = requested.length;
    expect(await loudest(page, 3000)).toBe(0);
    expect(await contexts(page)).toBe(0);
    expect(requested).toHaveLength(before);
    await page.getByRole("heading", { name: storyTitle }).click();
    await expectMusic(page);
  });

  await test.step("music falls within 150 ms when somebody speaks", () => expectDucking(page));

  await test.step("volumes are stored, and M turns everything off, also after a reload", async () => {
    await state(page, true).click();
    await page.getByRole("slider", { name: liveTexts.sound.music }).press("ArrowUp");
    await expect(page.getByRole("slider", { name: liveTexts.sound.music })).toHaveValue("80");
    await page.keyboard.press("Escape");
    await page.keyboard.press("m");
    await expect(state(page, false)).toBeVisible();
    expect(await loudest(page, 1500)).toBe(0);
    await page.reload();
    await page.getByRole("heading", { name: storyTitle }).click();
    await expect(state(page, false)).toBeVisible();
    const before = requested.length;
    expect(await loudest(page, 2500)).toBe(0);
    expect(requested).toHaveLength(before);
    await page.keyboard.press("m");
    await expectMusic(page);
  });

  await test.step("a film with its own sound is alone", async () => {
    await session.start();
    await expect(page.locator(".l-film")).toBeVisible({ timeout: 20_000 });
    await expect(state(page, true)).toBeVisible();
    await expect.poll(() => loudest(page, 500), { timeout: 20_000 }).toBeLessThan(SILENT);
  });
  await page.context().close();
  await session.close();
});

for (const experience of ["the-honest-heist", "the-light-at-saltmere"])
  test(`${experience} has music of its own, which falls while somebody speaks`, async ({
    browser,
    baseURL,
  }) => {
    const session = await arrangeSession(baseURL ?? "", { people: 2, experience });
    const { page, requested } = await openWithEar(browser, baseURL, session);
    expect(requested).toEqual([]);
    await join(page);
    await expectMusic(page);
    expect(requested.filter((url) => url.includes(experience))).toEqual(requested);
    await expectDucking(page);
    await page.context().close();
    await session.close();
  });

test("a person who prefers reduced motion starts without sound, and reads why", async ({
  browser,
  baseURL,
}) => {
  const session = await arrangeSession(baseURL ?? "", { people: 2, experience: "the-quiet-station" });
  const calm = { baseURL, ...moving, reducedMotion: "reduce" } as const;
  const page = await openJoinPage(browser, session.links[0] as string, calm, installEar);
  await expect(
    page.getByRole("group", { name: joiningTexts.join.music }).getByLabel(joiningTexts.join.musicChoice.none),
  ).toBeChecked();
  await expect(page.getByText(joiningTexts.join.musicCalm)).toBeVisible();
  await join(page);
  await expect(state(page, false)).toBeVisible();
  expect(await loudest(page, 2000)).toBe(0);
  await page.context().close();
  await session.close();
});
