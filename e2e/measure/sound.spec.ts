/**
 * What the sound of a session costs and how loud it is: CPU of the whole browser with sound and without, in a lobby with
 * an open microphone, and the loudness of what the page plays. Its purpose is the figures.
 */
import { type Browser, expect } from "@playwright/test";
import { live as liveTexts } from "../../apps/web/app/i18n/en/live.ts";
import { type EarWindow, installEar } from "../fixtures/ear.ts";
import { arrangeSession, join, openJoinPage } from "../fixtures/session.ts";
import { test } from "../fixtures/test.ts";

/** One round of a loop. */
const LOOP_MS = 38_400;
/** Share of a core that sound may take. */
const MOST = 0.02;

/** CPU seconds of all processes of the browser so far. */
async function cpuSeconds(browser: Browser): Promise<number> {
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send("SystemInfo.getProcessInfo");
  await cdp.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

test("sound takes at most two percent of a core", async ({ browser, baseURL }) => {
  const session = await arrangeSession(baseURL ?? "", { people: 2, experience: "the-quiet-station" });
  const [link = ""] = session.links;
  const options = {
    baseURL,
    viewport: { width: 1280, height: 800 },
    reducedMotion: "no-preference",
  } as const;
  const page = await openJoinPage(browser, link, options, installEar);
  await join(page);
  await page.getByRole("button", { name: liveTexts.call.voiceOnly }).click();
  await page.waitForFunction(() => (globalThis as unknown as EarWindow).lantern.sound?.duck);
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as EarWindow).ear.level()), { timeout: 40_000 })
    .toBeGreaterThan(0.005);
  await page.waitForTimeout(5000);
  const shareOf = async () => {
    const [before, begin] = [await cpuSeconds(browser), performance.now()];
    await page.waitForTimeout(LOOP_MS);
    return ((await cpuSeconds(browser)) - before) / ((performance.now() - begin) / 1000);
  };
  const on = await shareOf();
  const levels = await page.evaluate(async (ms) => {
    const { ear } = globalThis as unknown as EarWindow;
    const end = performance.now() + ms;
    const squares: number[] = [];
    while (performance.now() < end) {
      squares.push(ear.level() ** 2);
      await new Promise((resolve) => setTimeout(resolve, 160));
    }
    return squares;
  }, LOOP_MS);
  await page.keyboard.press("m");
  await page.waitForTimeout(3000);
  const off = await shareOf();
  const decibels = (square: number) => (10 * Math.log10(square)).toFixed(1);
  console.log(
    `CPU of the browser: ${(on * 100).toFixed(2)} % with sound, ${(off * 100).toFixed(2)} % without`,
  );
  console.log(
    `loudness in the lobby: ${decibels(levels.reduce((sum, x) => sum + x, 0) / levels.length)} dBFS, from ${decibels(Math.min(...levels))} to ${decibels(Math.max(...levels))}`,
  );
  expect(on - off).toBeLessThan(MOST * 2);
  await page.context().close();
  await session.close();
});
