/**
 * How smoothly the stage runs on a slow machine: one page on a fourth of the processor's speed watches the beginning of the
 * story with simulated teammates who play it. It prints the long tasks around every change of scene, and the frames a second while
 * votes are secret and open. Its purpose is the figures.
 */
import { expect, type Page } from "@playwright/test";
import { recordProof } from "../../bench/proof.ts";
import { arrangeSession, join, openJoinPage } from "../fixtures/session.ts";
import { simulateTeam } from "../fixtures/simulated-team.ts";
import { test } from "../fixtures/test.ts";

const experience = "the-quiet-station";
const THROTTLE = 4;
const SPEED = 3;
/** The scene at which the measurement ends. */
const UNTIL = process.env.FRAMES_UNTIL ?? "b4";

interface Frames {
  /** Long tasks by what was visible: ms. */
  tasks: { at: string; ms: number }[];
  /** Frames and milliseconds by what was visible. */
  rates: Record<string, { frames: number; ms: number }>;
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const frames: Frames = { tasks: [], rates: {} };
  Object.assign(globalThis, { frames });
  const visible = () => {
    const stage = document.querySelector("[data-scene]");
    const phase = document.querySelector("[aria-current=step]")?.textContent ?? "";
    return stage ? `${stage.getAttribute("data-scene")} ${stage.getAttribute("data-step")} ${phase}` : "";
  };
  let before = { at: "", time: performance.now() };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      if (visible()) frames.tasks.push({ at: visible(), ms: Math.round(duration) });
  }).observe({ type: "longtask" });
  const frame = (time: number) => {
    const at = visible();
    if (at === before.at) {
      const { frames: count, ms } = frames.rates[at] ?? { frames: 0, ms: 0 };
      frames.rates[at] = { frames: count + 1, ms: ms + time - before.time };
    }
    before = { at, time };
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const sceneOf = (page: Page) =>
  page.evaluate(() => document.querySelector("[data-scene]")?.getAttribute("data-scene") ?? "");

test("the stage runs smoothly on a fourth of the processor", async ({ browser, baseURL }) => {
  test.setTimeout(1_500_000);
  const session = await arrangeSession(baseURL ?? "", { people: 5, experience, speed: SPEED });
  const [own = "", ...others] = session.links;
  const page = await openJoinPage(
    browser,
    own,
    { baseURL, viewport: { width: 1280, height: 720 }, reducedMotion: "no-preference" },
    async (opened) => void (await opened.addInitScript(watch)),
  );
  await join(page);
  const team = await simulateTeam(baseURL ?? "", others, { experience, first: 0 });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  await session.start();
  // The person only watches: a test that clicks would take the page's time.
  await expect.poll(() => sceneOf(page), { timeout: 900_000, intervals: [2000] }).toBe(UNTIL);
  const { tasks, rates } = await page.evaluate(() => (globalThis as unknown as { frames: Frames }).frames);
  for (const [at, { frames, ms }] of Object.entries(rates))
    console.log(`${at}: ${((frames * 1000) / ms).toFixed(1)} frames a second in ${(ms / 1000).toFixed(1)} s`);
  for (const { at, ms } of tasks.filter((one) => one.ms > 200)) console.log(`long task of ${ms} ms: ${at}`);
  const lasting = Object.entries(rates).filter(([at, { ms }]) => /active (?!$)/.test(at) && ms > 2000);
  recordProof({
    title: "Stage: frames on a slow machine",
    command: "npm run bench:frames",
    text: `One page on 1/${THROTTLE} of the processor's speed, without a graphics card, plays the first two acts of The Quiet Station at ${SPEED} times its speed.`,
    figures: {
      "frames a second in decisions": lasting
        .map(([at, { frames, ms }]) => `${at.replace(" active", "")} ${((frames * 1000) / ms).toFixed(0)}`)
        .join(", "),
      "long tasks over 200 ms": tasks.filter(({ ms }) => ms > 200).length,
      "longest task, ms": Math.max(0, ...tasks.map(({ ms }) => ms)),
    },
  });
  team.close();
  await session.close();
});
