/**
 * Three people in browsers and two simulated ones play the whole story. At four times its speed it takes about twenty
 * minutes, so `npm test` does not run it. It takes a picture of every scene in every state, one at each size, records the
 * sound of the first page, and compares what the three could know: one has the sound off, one prefers less motion, one
 * has everything. STAGE_SPEED is the speed, STAGE_PICTURES the folder of the pictures.
 */
import { mkdir } from "node:fs/promises";
import { type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { live as liveTexts } from "../../apps/web/app/i18n/en/live.ts";
import { liveScenes as liveScenesTexts } from "../../apps/web/app/i18n/en/live-scenes.ts";
import { puzzles as puzzlesTexts } from "../../apps/web/app/i18n/en/puzzles.ts";
import { recordProof } from "../../bench/proof.ts";
import { loadPack } from "../../content/src/index.ts";
import { installEar } from "../fixtures/ear.ts";
import { loudnessOf, type Moment, minutesOf, recordLoudness, silencesOf } from "../fixtures/loudness.ts";
import { playToTheEnd } from "../fixtures/play-by-page.ts";
import { arrangeSession, join, openJoinPage } from "../fixtures/session.ts";
import { simulateTeam } from "../fixtures/simulated-team.ts";
import { test } from "../fixtures/test.ts";
import { missedTexts, type VisibleTexts, visibleTexts, watchTexts } from "../fixtures/visible-texts.ts";

const speed = Number(process.env.STAGE_SPEED ?? 4);
const folder = process.env.STAGE_PICTURES ?? "test-results/stage";
const experience = "the-quiet-station";
/** A caption that was visible for this long could be read. */
const READABLE_MS = 2500;
/** Silences of the page that are named one by one, ms. */
const LONG_SILENCE_MS = 2000;
const longest = (3_600_000 * 1.25) / speed;

interface Person {
  name: string;
  options: BrowserContextOptions;
  sound: boolean;
}
const people: Person[] = [
  { name: "everything", options: { viewport: { width: 1440, height: 900 } }, sound: true },
  { name: "sound-off", options: { viewport: { width: 1280, height: 720 } }, sound: false },
  {
    name: "less-motion",
    options: {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      reducedMotion: "reduce",
    },
    sound: true,
  },
];

/** Takes a picture whenever scene, step, phase or status differ from the last one, until the page has left the stage. */
async function takePictures(page: Page, name: string): Promise<string[]> {
  const states = new Set<string>();
  while (!page.url().includes("/experience/end")) {
    const state = await page
      .evaluate(() => {
        const stage = document.querySelector("[data-scene]");
        const phase = document.querySelector("[aria-current=step]")?.textContent;
        const status = document.querySelector("[data-status]")?.getAttribute("data-status");
        return [stage?.getAttribute("data-scene"), stage?.getAttribute("data-step"), phase, status]
          .filter(Boolean)
          .join("-")
          .replaceAll(/\s+/g, "-");
      })
      .catch(() => "");
    if (state && !states.has(state)) {
      states.add(state);
      await page.waitForTimeout(600);
      await page.screenshot({ path: `${folder}/${state}-${name}.png` }).catch(() => {});
    }
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(2000);
  await page.screenshot({ path: `${folder}/end-${name}.png`, fullPage: true });
  return [...states];
}

/** Sets this person's own controls as the solution says, and holds the button that all hold together. */
async function solveOwn(page: Page): Promise<void> {
  const { pack } = loadPack(experience);
  const done = new Set<string>();
  while (!page.url().includes("/experience/end")) {
    const scene =
      (await page.evaluate(() => document.querySelector("[data-scene]")?.getAttribute("data-scene"))) ?? "";
    const puzzle = pack.scenes[scene]?.kind === "puzzle" ? pack.scenes[scene].puzzle : null;
    if (puzzle?.kind === "switchboard" && !done.has(scene)) {
      done.add(scene);
      for (const { id, names, positions } of puzzle.controls) {
        const target = puzzle.solution[id] ?? 0;
        const group = puzzle.groups?.find(({ controls }) => controls.includes(id));
        if (group) {
          const button = page
            .getByRole("group", { name: group.label })
            .getByRole("button", { name: names?.[target] ?? "" });
          if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => {});
        } else {
          const up = page.getByRole("button", { name: puzzlesTexts.switchboard.up(id.toUpperCase()) });
          for (let turns = 0; turns < Math.min(target, positions) && (await up.isVisible()); turns++)
            await up.click({ timeout: 2000 }).catch(() => {});
        }
      }
    }
    if (puzzle?.kind === "code" && puzzle.together && !done.has(scene)) {
      done.add(scene);
      for (const [at, { label }] of puzzle.wheels.entries()) {
        const wheel = page.getByRole("spinbutton", { name: label });
        const item = puzzle.solution[at] ?? "";
        if (await wheel.isVisible()) await wheel.press(item, { timeout: 2000 }).catch(() => {});
      }
    }
    const { submit, submitStrip } = liveScenesTexts.together;
    const pressed = page
      .getByRole("button", { name: submit })
      .or(page.getByRole("button", { name: submitStrip }));
    const together = pressed.first();
    const box =
      (await together.isVisible()) && (await together.isEnabled()) ? await together.boundingBox() : null;
    if (box) {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.waitForTimeout(3000);
      await page.mouse.up();
    }
    await page.waitForTimeout(500);
  }
}

test("the whole story, seen and heard by three people", async ({ browser, baseURL: url }) => {
  test.setTimeout(longest + 240_000);
  const baseURL = url as string;
  await mkdir(folder, { recursive: true });
  const session = await arrangeSession(baseURL, { people: people.length + 2, experience, speed });
  const pages: Page[] = [];
  for (const [nth, { options, sound }] of people.entries()) {
    const page = await openJoinPage(
      browser,
      session.links[nth] ?? "",
      { baseURL, reducedMotion: "no-preference", ...options },
      async (opened) => {
        if (nth === 0) await installEar(opened);
        await watchTexts(opened);
      },
    );
    await join(page);
    if (!sound) await page.keyboard.press("m");
    pages.push(page);
  }
  const team = await simulateTeam(baseURL, session.links.slice(people.length), { experience, first: 0 });
  const [first] = pages;
  if (!first) throw new Error("nobody has joined");
  await expect(first.getByText(liveTexts.lobby.here(people.length + 2)).first()).toBeVisible();
  await recordLoudness(first);
  await session.start();

  const visible: VisibleTexts[] = people.map(() => ({}));
  let moments: Moment[] = [];
  let over = false;
  const collect = async () => {
    while (!over) {
      await Promise.all(
        pages.map(async (page, nth) => {
          Object.assign(visible[nth] ?? {}, await visibleTexts(page).catch(() => ({})));
        }),
      );
      moments = (await loudnessOf(first).catch(() => moments)) ?? moments;
      await first.waitForTimeout(1000);
    }
  };
  const collecting = collect();
  const pictures = await Promise.all(
    pages.map(async (page, nth) => {
      const name = people[nth]?.name ?? "";
      const [states] = await Promise.all([
        takePictures(page, name),
        playToTheEnd(page, longest + 120_000),
        solveOwn(page).catch(() => {}),
      ]);
      return states;
    }),
  );
  over = true;
  await collecting;

  const story = JSON.stringify(loadPack(experience).pack);
  const onStage = moments.filter(({ scene }) => scene !== "");
  const minutes = minutesOf(onStage, 60_000 / speed);
  for (const [nth, { scenes, level, peak, silence }] of minutes.entries())
    console.log(`minute ${nth + 1}: ${level} dBFS, peak ${peak}, silent ${silence} s, ${scenes.join(" ")}`);
  for (const { scenes, from, seconds } of silencesOf(onStage, LONG_SILENCE_MS))
    console.log(`silent from ${from} s for ${seconds} s: ${scenes.join(" ")}`);
  const missed = visible.map((own, nth) =>
    missedTexts(
      own,
      visible.filter((_, other) => other !== nth),
      story,
      READABLE_MS,
    ),
  );
  for (const [nth, facts] of missed.entries()) console.log(`missed by ${people[nth]?.name}:`, facts);
  const levels = minutes.map(({ level }) => level);
  recordProof({
    title: "Stage: one story, seen and heard",
    command: "npm run verify:stage",
    text: `Three people in browsers and two simulated ones play The Quiet Station at ${speed} times its speed. The sound is that of one page, in parts that are a minute of the story; the facts are texts of the story that were readable on one of the pages, and never on another.`,
    figures: {
      "states with a picture, by size": pictures.map(({ length }) => length).join(", "),
      "minutes recorded": minutes.length,
      "loudness of a minute, dBFS": `${Math.min(...levels)} to ${Math.max(...levels)}`,
      "highest peak, dBFS": Math.max(...minutes.map(({ peak }) => peak)),
      "minutes below -60 dBFS throughout": levels.filter((level) => level < -60).length,
      "longest silence within a minute of the story, s": Math.max(...minutes.map(({ silence }) => silence)),
      "facts on the pages": new Set(visible.flatMap((one) => Object.keys(one))).size,
      ...Object.fromEntries(people.map(({ name }, nth) => [`missed: ${name}`, missed[nth]?.length ?? 0])),
    },
  });
  expect(missed).toEqual(people.map(() => []));
  expect(levels.filter((level) => level < -60)).toEqual([]);
  team.close();
  await session.close();
});
