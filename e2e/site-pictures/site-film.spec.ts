/**
 * Records the film of the public pages: a minute of a real play of the demo at its usual pace, whose teammates are
 * simulated. Part of `npm run site-pictures`.
 */
import { expect, type Page } from "@playwright/test";
import { ownTextsOf, recordTexts } from "../fixtures/picture-texts.ts";
import { playStep } from "../fixtures/play-by-page.ts";
import { type Cut, Screencast } from "../fixtures/screencast.ts";
import { test } from "../fixtures/test.ts";

const filmSeconds = 60;
/** What scenes of each kind show, the first time and later. */
const captions: Record<string, readonly string[]> = {
  film: ["A film ends the scene. It shows what the team decided."],
  briefing: [
    "Everybody has a private card, and reads it to the team.",
    "The story goes on from what the team chose.",
    "Teammates talk all the time, here in chat.",
  ],
  decision: [
    "Everybody votes in silence first. Nobody sees another’s vote yet.",
    "A second vote ends the scene.",
  ],
  puzzle: ["A puzzle: everybody turns some dials and knows what others need."],
};
const end = "At the end, the team sees its path through the story.";
/** How long the film may stay with a scene of each kind, before all are shortened to fit. */
const shares: Record<string, number> = { film: 7, briefing: 8, decision: 13, puzzle: 13 };
/** A person reads before they act. */
const readingMs = 4000;

const sceneOf = (page: Page) =>
  page.evaluate(() => {
    const id = document.querySelector<HTMLElement>("[data-scene]")?.dataset.scene;
    const kind = document.querySelector<HTMLElement>("[data-kind]")?.dataset.kind;
    // A film fills the stage, without the frame of the other kinds.
    return id ? { id, kind: kind ?? "film" } : null;
  });
const now = () => Date.now() / 1000;

test("a minute of a real play", async ({ browser }) => {
  test.setTimeout(900_000);
  const viewport = { width: 1280, height: 720 };
  const page = await (
    await browser.newContext({ viewport, colorScheme: "dark", reducedMotion: "no-preference" })
  ).newPage();
  await page.goto("/demo");
  await expect(page.locator("[data-scene]").first()).toBeVisible({ timeout: 60_000 });
  const screencast = new Screencast();
  await screencast.start(page);
  const scenes: { id: string; kind: string; from: number; to: number }[] = [];
  const texts = new Set<string>();
  await expect(async () => {
    const scene = await sceneOf(page);
    const last = scenes.at(-1);
    if (scene && scene.id !== last?.id) {
      if (last) last.to = now();
      scenes.push({ ...scene, from: now(), to: 0 });
      for (const text of await ownTextsOf(page)) texts.add(text);
    }
    const begun = scenes.at(-1)?.from ?? now();
    if (now() - begun > readingMs / 1000) await playStep(page);
    expect(page.url()).toContain("/experience/end");
  }).toPass({ timeout: 600_000, intervals: [1500] });
  const ended = now();
  const last = scenes.at(-1);
  if (last) last.to = ended;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 7000)));
  await screencast.write(cutsOf(scenes, ended), {
    film: "../apps/web/public/samples/film.mp4",
    poster: "../apps/web/public/samples/film.webp",
    captions: "../apps/web/public/samples/film.vtt",
  });
  recordTexts(["apps/web/public/samples/film.mp4"], texts);
  await page.context().close();
});

/** Each scene from the moment before something happens in it, all of them together as long as the film. */
function cutsOf(scenes: readonly { kind: string; from: number; to: number }[], ended: number): Cut[] {
  const whole = scenes.map(({ kind, from, to }, index): Cut => {
    const before = scenes.slice(0, index).filter((one) => one.kind === kind).length;
    const caption = captions[kind]?.[before] ?? captions[kind]?.at(-1) ?? "";
    const seconds = Math.min(shares[kind] ?? 5, to - from);
    const quiet = Math.max(0, Math.min(readingMs / 1000 - 2, to - from - seconds));
    return { from: from + quiet, seconds, caption };
  });
  whole.push({ from: ended + 1, seconds: 6, caption: end });
  const total = whole.reduce((sum, { seconds }) => sum + seconds, 0);
  const scale = Math.min(1, filmSeconds / total);
  return whole.map((cut) => ({ ...cut, seconds: cut.seconds * scale }));
}
