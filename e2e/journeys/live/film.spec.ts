/** A film is at the same position for everybody, whatever happens to a connection, a laptop or the browser's autoplay. */
import { expect, type Page } from "@playwright/test";
import { live as liveTexts } from "../../../apps/web/app/i18n/en/live.ts";
import { liveScenes as liveScenesTexts } from "../../../apps/web/app/i18n/en/live-scenes.ts";
import { clockOffset, freeze, limitBandwidth, readFilm, takeSeatForFilm } from "../../fixtures/film.ts";
import { arrangeSession } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";

/** Generous, for busy machines; `npm run bench:film` measures the real offset. */
const IN_STEP = 0.3;

async function expectInStep(page: Page, startedAt: () => number | null): Promise<void> {
  await expect(page.locator('[data-film="moving"]')).toBeVisible({ timeout: 60_000 });
  await expect
    .poll(async () => Math.abs(clockOffset(await readFilm(page), startedAt() ?? 0)), { timeout: 20_000 })
    .toBeLessThan(IN_STEP);
}

test("[P16, P20, P25] a film is synchronized for all: early, late, reloaded, asleep, and on a weak connection", async ({
  browser,
  baseURL,
}) => {
  const options = { baseURL, viewport: { width: 900, height: 640 } };
  const session = await arrangeSession(baseURL ?? "", { people: 4, experience: "the-quiet-station" });
  const [first, late, weak] = session.links as [string, string, string];
  const { page: ana, startedAt } = await takeSeatForFilm(browser, first, options);
  const { page: ben } = await takeSeatForFilm(browser, weak, options);
  const mend = await limitBandwidth(ben, 120);
  await session.start();

  await expectInStep(ana, startedAt);
  const state = () =>
    ana.evaluate(() => (globalThis as never as { lantern: Lantern }).lantern.participant.state);
  expect(await state()).toMatchObject({
    currentUrlHls: "/content/the-quiet-station/film/o1/master.m3u8",
    shouldMuteVideo: true,
  });
  const before = await readFilm(ana);
  expect(Math.abs(before.reported - before.position)).toBeLessThan(0.1);
  expect(before.muted).toBe(false);
  const caption = ana.locator(".l-film .l-caption");
  await expect(caption).not.toBeEmpty();
  await ana.getByRole("button", { name: liveTexts.dock.captionsOn }).click();
  await expect(caption).toBeHidden();
  await ana.getByRole("button", { name: liveTexts.dock.captionsOff }).click();
  await expect(caption).toBeVisible();

  const { page: cem } = await takeSeatForFilm(browser, late, options);
  await expectInStep(cem, startedAt);

  const reportedOffset = () =>
    readFilm(ben).then((state) => Math.abs(state.reported - (state.at - (startedAt() ?? 0)) / 1000));
  await expect(ben.locator('[data-film="storyboard"]')).toBeVisible();
  expect((await readFilm(ben)).moving).toBe(false);
  expect(await reportedOffset()).toBeLessThan(IN_STEP);
  await mend();
  await expectInStep(ben, startedAt);

  const wake = await freeze(cem);
  const asleepAt = (await readFilm(ana)).position;
  await expect.poll(async () => (await readFilm(ana)).position).toBeGreaterThan(asleepAt + 4);
  await wake();
  await expectInStep(cem, startedAt);

  const after = await readFilm(ana);
  expect(after.reported).toBeGreaterThan(before.reported + 4);
  expect(Math.abs(after.reported - after.position)).toBeLessThan(0.1);
  for (const page of [ana, ben, cem]) await page.context().close();
  await session.close();
});

test("a browser that blocks sound shows one clear button, and the film keeps its position", async ({
  browser,
  baseURL,
}) => {
  const session = await arrangeSession(baseURL ?? "", { people: 2, experience: "the-quiet-station" });
  const [link] = session.links as [string];
  const { page, startedAt } = await takeSeatForFilm(browser, link, { baseURL });
  await session.start();
  await expectInStep(page, startedAt);
  // The browser counts Playwright's access to a page as user activity, so the test applies the rule itself.
  await page.addInitScript(() => {
    let touched = false;
    addEventListener("pointerdown", () => (touched = true), { capture: true });
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      if (this.muted || touched) return play.call(this);
      return Promise.reject(new DOMException("touch the page first", "NotAllowedError"));
    };
  });
  await page.reload();
  const button = page.getByRole("button", { name: liveScenesTexts.film.withSound });
  await expect(button).toBeVisible();
  await expectInStep(page, startedAt);
  expect((await readFilm(page)).muted).toBe(true);
  await button.click();
  await expect(button).toBeHidden();
  expect((await readFilm(page)).muted).toBe(false);
  await expectInStep(page, startedAt);
  await page.context().close();
  await session.close();
});

test("a person who prefers reduced motion gets the storyboard, and the sound when they ask for it", async ({
  browser,
  baseURL,
}) => {
  const session = await arrangeSession(baseURL ?? "", { people: 2, experience: "the-quiet-station" });
  const [link] = session.links as [string];
  const { page, startedAt } = await takeSeatForFilm(browser, link, { baseURL, reducedMotion: "reduce" });
  await session.start();
  const expectStoryboard = (muted: boolean) =>
    expect(async () => {
      const state = await readFilm(page);
      expect(state).toMatchObject({ moving: false, paused: false, muted, height: 360 });
      expect(Math.abs(clockOffset(state, startedAt() ?? 0))).toBeLessThan(IN_STEP);
    }).toPass({ timeout: 30_000 });
  await expectStoryboard(true);
  await expect(page.locator(".l-film .l-frame[data-on] img")).toBeVisible();
  const button = page.getByRole("button", { name: liveScenesTexts.film.withSound });
  await button.click();
  await expect(button).toBeHidden();
  await expectStoryboard(false);
  await page.keyboard.press("m");
  await expect.poll(async () => (await readFilm(page)).muted).toBe(true);
  await page.context().close();
  await session.close();
});

interface Lantern {
  participant: { state: { currentUrlHls: string; shouldMuteVideo: boolean } };
}
