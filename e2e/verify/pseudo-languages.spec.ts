/**
 * `npm run verify:pseudo`: what a language does to the pages whose texts are 40 % longer than English, and one that is
 * written from right to left. On phones of 360 pixels, a person in each plays an adventure from the join page to the
 * scorecard beside two simulated people; then the stage draws every scene of every adventure. No text may be cut off or
 * lie over another, nothing may scroll sideways, everything that can be clicked must be hit, and every text must be in a
 * file of texts, or it could not be translated.
 * `ADVENTURE=the-honest-heist` chooses the adventure, `PICTURES=<folder>` stores a picture of every scene.
 */
import { mkdirSync } from "node:fs";
import { loadPack } from "@lantern/content";
import { textsOf } from "@lantern/engine";
import { type Browser, expect, type Page } from "@playwright/test";
import { recordProof } from "../../bench/proof.ts";
import { drawBoards, openBoards, type View } from "../fixtures/boards.ts";
import { adventures } from "../fixtures/cameos.ts";
import { textsOfNoFile } from "../fixtures/english-texts.ts";
import { asLanguage, misfits, type Pseudo, pseudoLanguages } from "../fixtures/language-to-come.ts";
import { arrangeSession, openJoinPage } from "../fixtures/session.ts";
import { simulateTeam } from "../fixtures/simulated-team.ts";
import { everyStill } from "../fixtures/story-stills.ts";
import { test } from "../fixtures/test.ts";

const experience = process.env.ADVENTURE ?? "the-quiet-station";
const folder = process.env.PICTURES;
if (folder) mkdirSync(folder, { recursive: true });
/** Play time runs so much faster; an hour takes about three minutes. */
const SPEED = 20;

interface Watched {
  kind: Pseudo;
  page: Page;
  originals: ReadonlySet<string>;
  faults: Set<string>;
  scenes: number;
}

async function examine({ kind, page, faults }: Watched, name?: string): Promise<void> {
  for (const one of await misfits(page).catch(() => [])) faults.add(one);
  const path = `${folder}/${kind}-${name}.png`;
  if (folder && name) await page.screenshot({ path }).catch(() => {});
}

/** Joins from the join page, which is drawn in the language already: nothing is found by its name there. */
async function joinIn(browser: Browser, baseURL: string, link: string, kind: Pseudo): Promise<Watched> {
  const screen = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };
  const page = await openJoinPage(browser, link, { baseURL, reducedMotion: "reduce", ...screen });
  const originals = await asLanguage(page, kind);
  await page.reload();
  const watched = { kind, page, originals, faults: new Set<string>(), scenes: 0 };
  await expect(page.locator("form button[type=submit]").first()).toBeEnabled();
  await examine(watched, "000-join");
  await page.locator("form button[type=submit]").first().click();
  await expect(page.locator(".l-lobby")).toBeVisible();
  await page.waitForTimeout(1000);
  await examine(watched, "001-lobby");
  return watched;
}

/** Clicks what can be clicked in the scene, one thing after another. */
async function clickSomething(page: Page, turn: number): Promise<void> {
  const buttons = page.locator("main button:enabled, main input:enabled");
  const count = await buttons.count();
  if (count > 0) await buttons.nth(turn % count).click({ timeout: 500 });
}

/** Looks at the page in every scene, from its beginning, until the session is over. */
async function watch(watched: Watched): Promise<void> {
  const { page } = watched;
  let [scene, turn] = ["", 0];
  while (!page.url().includes("/experience/end")) {
    const now = await page
      .evaluate(() => {
        const stage = document.querySelector("[data-scene]");
        return `${stage?.getAttribute("data-scene")}-${stage?.getAttribute("data-step")}`;
      })
      .catch(() => scene);
    await page.waitForTimeout(700);
    const number = String(watched.scenes + 2).padStart(3, "0");
    await examine(watched, now === scene ? undefined : `${number}-${now}`);
    if (now !== scene) watched.scenes++;
    else if (page.url().includes("/live/")) await clickSomething(page, turn++).catch(() => {});
    scene = now;
  }
  await expect(page.locator(".ending-points").first()).toBeVisible();
  await page.waitForTimeout(1000);
  await examine(watched, "900-end");
  if (folder) await page.screenshot({ path: `${folder}/${watched.kind}-901-whole-end.png`, fullPage: true });
}

test(`every scene of ${experience}, from the join page to the scorecard`, async ({
  browser,
  baseURL: address,
}) => {
  test.setTimeout(900_000);
  const baseURL = String(address);
  const session = await arrangeSession(baseURL, { people: 4, experience, speed: SPEED });
  const people: Watched[] = [];
  for (const [at, kind] of pseudoLanguages.entries())
    people.push(await joinIn(browser, baseURL, session.links[at] ?? "", kind));
  const team = await simulateTeam(baseURL, session.links.slice(people.length), { experience, first: 0 });
  await session.start();
  await Promise.all(people.map(watch));
  team.close();
  await session.close();
  const story = textsOf(loadPack(experience).pack).map(({ text }) => text);
  // What people wrote stands there too: names, and the title of the session.
  const ofPeople = new RegExp(`${session.title}|${session.names.join("|")}`);
  for (const { kind, originals, faults } of people) {
    for (const text of textsOfNoFile(originals, story))
      if (!ofPeople.test(text)) faults.add(`in no file of texts: ${text}`);
    for (const fault of faults) console.log(`${kind}, ${fault}`);
  }
  const scenes = Math.min(...people.map((one) => one.scenes));
  recordProof({
    title: "Another language: a session",
    command: "npm run verify:pseudo -- -g join",
    text: `${experience} at ${SPEED} times its speed, from the join page to the scorecard, on two phones of 360 × 640: every text that is not a person's own is 40 % longer on one, and in letters that run from right to left on the other. Nothing may be cut off, lie over something else or scroll sideways, and every text must be in a file of texts.`,
    figures: {
      "scenes and their steps": scenes,
      "different texts on the phones": Math.max(...people.map(({ originals }) => originals.size)),
      faults: people.reduce((sum, { faults }) => sum + faults.size, 0),
    },
  });
  expect(scenes).toBeGreaterThan(25);
  expect(people.flatMap(({ kind, faults }) => [...faults].map((fault) => `${kind}, ${fault}`))).toEqual([]);
});

for (const kind of pseudoLanguages)
  test(`every scene of every adventure, drawn in a language that is ${kind}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(1_100_000);
    const page = await (
      await browser.newContext({ baseURL: String(baseURL), reducedMotion: "reduce" })
    ).newPage();
    await asLanguage(page, kind);
    await openBoards(page);
    // Of each state the moment that has the most on the board: one of a team of six.
    const stills = adventures
      .flatMap((slug) => everyStill(slug, [6]))
      .filter(({ name }) => name.includes("first moment"));
    const views = stills.map((still): View => ({ still, language: "en", sizes: [[360, 640]], chat: false }));
    const { tried, failing } = await drawBoards(page, views, async (frame, { still }) => {
      const path = `${folder}/${kind}-${still.name.replace(/\W+/g, "-").slice(0, 80)}.png`;
      if (folder) await page.locator("iframe").screenshot({ path });
      const result = await misfits(frame);
      for (const one of result) console.log(`${still.name}: ${one}`);
      return result;
    });
    for (const view of failing) console.log(view);
    recordProof({
      title: `Another language: ${kind}`,
      command: `npm run verify:pseudo -- -g "drawn in a language that is ${kind}"`,
      text: "Moments of simulated sessions of every adventure, drawn by the stage itself at 360 × 640, with every text that is not a person's own 40 % longer, or in letters that run from right to left. A view fails if a text is cut off or lies over another, something scrolls sideways, or a control is not hit by a pointer.",
      figures: { views: tried, failing: failing.length },
    });
    expect(failing).toEqual([]);
    await page.context().close();
  });
