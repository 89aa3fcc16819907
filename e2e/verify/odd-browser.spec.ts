/**
 * A whole session in a browser with everything at once: it translates every page, stores nothing, has forced colors and a
 * narrow window, and its connection is cut every 90 seconds. Names have 80 letters. Takes about six minutes, so `npm test`
 * does not run it; BROWSER_SPEED is the speed of the session, BROWSER_PICTURES a folder for pictures of it.
 */
import { join as joinPath } from "node:path";
import { limits } from "@lantern/contract/limits";
import { expect } from "@playwright/test";
import { live as liveTexts } from "../../apps/web/app/i18n/en/live.ts";
import { liveScorecard as liveScorecardTexts } from "../../apps/web/app/i18n/en/live-scorecard.ts";
import { recordProof } from "../../bench/proof.ts";
import { Api } from "../fixtures/api.ts";
import { BlockingProxy } from "../fixtures/blocking-proxy.ts";
import { demoOwner } from "../fixtures/demo.ts";
import { translatePage } from "../fixtures/odd-browsers.ts";
import { playToTheEnd } from "../fixtures/play-by-page.ts";
import { openRealBrowser } from "../fixtures/real-browser.ts";
import { arrangeSession, join, takeSeat } from "../fixtures/session.ts";
import { test } from "../fixtures/test.ts";

const speed = Number(process.env.BROWSER_SPEED ?? 8);
const pictures = process.env.BROWSER_PICTURES;
const CUT_EVERY_MS = 90_000;
const people = 3;
const longest = 3_600_000 / speed + 390_000;

/** The list of people begins with it. */
const longName = "Aalkorbflechterwerkstatt".repeat(4).slice(0, limits.nameMax - 1);

/** Gives the people whom the next session invites names without a space, as long as they may be. */
async function lengthenNames(baseURL: string): Promise<void> {
  const api = await Api.open(baseURL);
  await expect(() => api.signIn(demoOwner.email, demoOwner.password)).toPass({ timeout: 30_000 });
  const { items } = (await api.ok("GET", "/api/consumer?limit=100")) as { items: { id: string }[] };
  for (const [at, { id }] of items.slice(0, people).entries()) {
    const name = longName + at;
    await api.ok("PATCH", `/api/consumer/${id}`, { first_name: name, last_name: name });
  }
  await api.close();
}

test("an odd browser plays from its invitation to its scorecard", async ({ browser, baseURL: given }) => {
  test.setTimeout(longest + 60_000);
  const baseURL = String(given);
  await lengthenNames(baseURL);
  const session = await arrangeSession(baseURL, { people, experience: "the-quiet-station", speed });
  const [own = "", ...others] = session.links;
  const mates = await Promise.all(others.map((link) => takeSeat(browser, link, {})));

  const proxy = await BlockingProxy.start(baseURL);
  const odd = await openRealBrowser({ profile: { default_content_setting_values: { cookies: 2 } } });
  const page = await odd.context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.addInitScript(translatePage);
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(`${proxy.url}${own}`);
  await join(page);
  await expect(page.getByRole("heading", { name: liveTexts.lobby.here(people) })).toBeVisible();

  await expect(page.getByText(longName).first()).toBeVisible();

  let cuts = 0;
  const cutting = setInterval(() => {
    cuts += 1;
    proxy.cut();
  }, CUT_EVERY_MS);
  const wide = new Set<string>();
  const measuring = setInterval(async () => {
    const isWide = await page
      .evaluate(() => document.documentElement.scrollWidth > innerWidth && location.pathname)
      .catch(() => false);
    if (isWide) wide.add(String(isWide));
    if (pictures) await page.screenshot({ path: joinPath(pictures, `${Date.now()}.png`) }).catch(() => {});
  }, 5000);
  await session.start();
  await Promise.all([page, ...mates].map((each) => playToTheEnd(each, longest)));
  clearInterval(cutting);
  clearInterval(measuring);
  await expect(page.getByText(liveScorecardTexts.ofTotal)).toBeVisible();
  expect(cuts).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  expect([...wide]).toEqual([]);
  console.log(`finished: ${cuts} cuts, ${faults.length} errors, 0 error pages`);
  recordProof({
    title: "A session in an odd browser",
    command: "npm run verify:browsers",
    text: `A browser that translates every page, stores nothing, has forced colors and a window of 360 pixels plays The Quiet Station at ${speed} times its speed, from its invitation to its scorecard. All names have ${limits.nameMax} letters, and its connection is cut every ${CUT_EVERY_MS / 1000} seconds.`,
    figures: {
      "cuts of the connection": cuts,
      "errors of the page": faults.length,
      "views that are wider than the window": wide.size,
      "scorecards reached": 1,
    },
  });

  await session.close();
  await odd.close();
  proxy.close();
  for (const mate of mates) await mate.context().close();
});
