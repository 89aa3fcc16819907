/** A team of three who read in English, Spanish and German: one session, and each page whole in its language. */
import { loadPack, packSlugs } from "@lantern/content";
import type { Language } from "@lantern/contract/languages";
import { languagesOf } from "@lantern/engine";
import { expect, type Page } from "@playwright/test";
import { debrief as debriefInGerman } from "../../../apps/web/app/i18n/de/debrief.ts";
import { joining as joiningInGerman } from "../../../apps/web/app/i18n/de/joining.ts";
import { live as liveInGerman } from "../../../apps/web/app/i18n/de/live.ts";
import { liveScenes as liveScenesInGerman } from "../../../apps/web/app/i18n/de/live-scenes.ts";
import { liveScorecard as liveScorecardInGerman } from "../../../apps/web/app/i18n/de/live-scorecard.ts";
import { puzzles as puzzlesInGerman } from "../../../apps/web/app/i18n/de/puzzles.ts";
import { debrief } from "../../../apps/web/app/i18n/en/debrief.ts";
import { joining } from "../../../apps/web/app/i18n/en/joining.ts";
import { live } from "../../../apps/web/app/i18n/en/live.ts";
import { liveScenes } from "../../../apps/web/app/i18n/en/live-scenes.ts";
import { liveScorecard } from "../../../apps/web/app/i18n/en/live-scorecard.ts";
import { puzzles } from "../../../apps/web/app/i18n/en/puzzles.ts";
import { debrief as debriefInSpanish } from "../../../apps/web/app/i18n/es/debrief.ts";
import { joining as joiningInSpanish } from "../../../apps/web/app/i18n/es/joining.ts";
import { live as liveInSpanish } from "../../../apps/web/app/i18n/es/live.ts";
import { liveScenes as liveScenesInSpanish } from "../../../apps/web/app/i18n/es/live-scenes.ts";
import { liveScorecard as liveScorecardInSpanish } from "../../../apps/web/app/i18n/es/live-scorecard.ts";
import { puzzles as puzzlesInSpanish } from "../../../apps/web/app/i18n/es/puzzles.ts";
import { englishTextsIn } from "../../fixtures/english-texts.ts";
import { storyTextsOfOthers, watchLanguage } from "../../fixtures/foreign-texts.ts";
import { labelsOf, playStep } from "../../fixtures/play-by-page.ts";
import { arrangeSession } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";

const pages = {
  en: { joining, live, liveScorecard, labels: labelsOf({ live, liveScenes, debrief, puzzles }, "en") },
  es: {
    joining: joiningInSpanish,
    live: liveInSpanish,
    liveScorecard: liveScorecardInSpanish,
    labels: labelsOf(
      {
        live: liveInSpanish,
        liveScenes: liveScenesInSpanish,
        debrief: debriefInSpanish,
        puzzles: puzzlesInSpanish,
      },
      "en",
    ),
  },
  de: {
    joining: joiningInGerman,
    live: liveInGerman,
    liveScorecard: liveScorecardInGerman,
    labels: labelsOf(
      {
        live: liveInGerman,
        liveScenes: liveScenesInGerman,
        debrief: debriefInGerman,
        puzzles: puzzlesInGerman,
      },
      "en",
    ),
  },
};

/** An adventure that is told in the three languages. */
const [slug = ""] = packSlugs().filter((one) => {
  const { pack } = loadPack(one);
  return pack.scene_of === undefined && languagesOf(pack).length >= 3;
});
/** Play time runs so much faster; an hour takes about three minutes. */
const SPEED = 20;

const languageOf = (page: Page) => page.locator("html").getAttribute("lang");
const totalOf = (page: Page) => page.locator(".ending-points").first().textContent();

test("three people play one session in English, Spanish and German, each page whole in its language", async ({
  browser,
  baseURL: address,
}) => {
  expect(slug, "an adventure in three languages").not.toBe("");
  test.setTimeout(420_000);
  const baseURL = address ?? "";
  const session = await arrangeSession(baseURL, { people: 3, experience: slug, speed: SPEED });
  const people = await Promise.all(
    (Object.keys(pages) as Language[]).map(async (language, at) => {
      const page = await (await browser.newContext({ baseURL, locale: "en-US" })).newPage();
      const watch = await watchLanguage(page);
      const own = pages[language];
      await page.goto(session.links[at] ?? "");
      // The choice of a language loads the page again in it, and is kept on this device.
      await page
        .getByRole("radio", { name: new Intl.DisplayNames(language, { type: "language" }).of(language) })
        .check();
      await expect(page.getByText(own.joining.join.greeting, { exact: true })).toBeVisible();
      expect(await languageOf(page)).toBe(language);
      // Until here the page was in the language of the session.
      watch.texts.clear();
      await page.getByRole("button", { name: own.joining.join.submit }).click();
      await page.waitForURL(/\/experience\/wait\//);
      return { page, watch, language, own };
    }),
  );
  for (const { page, own } of people)
    await expect(page.getByRole("heading", { name: own.live.lobby.here(3) })).toBeVisible();
  await session.start();
  await expect(async () => {
    for (const { page, own } of people)
      if (!page.url().includes("/experience/end")) await playStep(page, own.labels);
    for (const { page } of people) expect(page.url()).toContain("/experience/end");
  }).toPass({ timeout: 360_000, intervals: [100] });
  const totals = [];
  for (const { page, own, language, watch } of people) {
    await expect(page.getByRole("heading", { name: own.liveScorecard.measures })).toBeVisible();
    expect(await languageOf(page)).toBe(language);
    totals.push(await totalOf(page));
    expect(watch.texts.size).toBeGreaterThan(300);
    expect(storyTextsOfOthers(watch, slug, language), language).toEqual([]);
    if (language !== "en") expect(englishTextsIn(watch.texts), language).toEqual([]);
  }
  expect(new Set(totals).size).toBe(1);
  await session.close();
});
