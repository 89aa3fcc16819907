/** A session in Spanish: the session decides the language; where there is none, the browser does. */
import { expect, type Page } from "@playwright/test";
import { pageTitle } from "../../../apps/web/app/document/product-name.ts";
import { texts as loginTextsInSpanish } from "../../../apps/web/app/doors/login/texts.es.ts";
import { joining as joiningTexts } from "../../../apps/web/app/i18n/en/joining.ts";
import { live as liveTexts } from "../../../apps/web/app/i18n/en/live.ts";
import { debrief } from "../../../apps/web/app/i18n/es/debrief.ts";
import { errorCodes as errorCodesTextsInSpanish } from "../../../apps/web/app/i18n/es/error-codes.ts";
import { joining as joiningTextsInSpanish } from "../../../apps/web/app/i18n/es/joining.ts";
import { live as liveTextsInSpanish } from "../../../apps/web/app/i18n/es/live.ts";
import { liveScenes } from "../../../apps/web/app/i18n/es/live-scenes.ts";
import { liveScorecard as liveScorecardTextsInSpanish } from "../../../apps/web/app/i18n/es/live-scorecard.ts";
import { puzzles } from "../../../apps/web/app/i18n/es/puzzles.ts";
import { loading as loadingInSpanish } from "../../../apps/web/app/i18n/es/start.ts";
import { systemCheck as systemCheckTextsInSpanish } from "../../../apps/web/app/i18n/es/system-check.ts";
import { collectTexts, englishTextsIn } from "../../fixtures/english-texts.ts";
import { labelsOf, playToTheEnd } from "../../fixtures/play-by-page.ts";
import { arrangeSession } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";

const spanish = labelsOf({ live: liveTextsInSpanish, liveScenes, debrief, puzzles }, "es");

const language = (page: Page) => page.locator("html").getAttribute("lang");

/** The scripts that a page fetches from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text().catch(() => ""));
  });
  return scripts;
}

test("a session in Spanish is Spanish in an English browser, from the join page to the scorecard", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const session = await arrangeSession(baseURL, { people: 2, experience: "dark-house", language: "es" });
  const pages = await Promise.all(
    session.links.map(async (link) => {
      const page = await (await browser.newContext({ baseURL, locale: "en-US" })).newPage();
      const scripts = scriptsOf(page);
      const texts = await collectTexts(page);
      await page.goto(link);
      await expect(page.getByText(joiningTextsInSpanish.join.greeting, { exact: true })).toBeVisible();
      expect(await language(page)).toBe("es");
      await page.getByRole("button", { name: joiningTextsInSpanish.join.submit }).click();
      await page.waitForURL(/\/experience\/wait\//);
      return { page, texts, scripts };
    }),
  );
  for (const { page } of pages)
    await expect(page.getByRole("heading", { name: liveTextsInSpanish.lobby.here(2) })).toBeVisible();
  for (const { scripts } of pages) {
    expect(scripts.some((script) => script.includes("Mientras esperas"))).toBe(true);
    expect(scripts.some((script) => script.includes(liveTexts.lobby.whileYouWait))).toBe(false);
  }
  await session.start();
  await Promise.all(pages.map(({ page }) => playToTheEnd(page, 150_000, spanish)));
  for (const { page, texts } of pages) {
    await expect(page.getByRole("heading", { name: liveScorecardTextsInSpanish.measures })).toBeVisible();
    await page.getByRole("radio", { name: liveScorecardTextsInSpanish.feedback.options[3] }).click();
    await expect(page.getByText(liveScorecardTextsInSpanish.feedback.thanks)).toBeVisible();
    expect(await language(page)).toBe("es");
    await page.reload();
    await expect(page.getByRole("heading", { name: liveScorecardTextsInSpanish.measures })).toBeVisible();
    for (const text of ["Sala de espera · Lantern Hour", "Voto en silencio", "Reparto del trabajo"])
      expect(texts).toContain(text);
    expect(englishTextsIn(texts)).toEqual([]);
  }
  await session.close();
});

test("a session in English is English in a Spanish browser, which fetches no other texts", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const session = await arrangeSession(baseURL, { people: 2, experience: "dark-house" });
  const page = await (await browser.newContext({ baseURL, locale: "es-ES" })).newPage();
  const scripts = scriptsOf(page);
  const joinPage = await (await page.goto(session.links[0] ?? ""))?.text();
  expect(joinPage).toContain("Nobody else sees your address");
  expect(joinPage).not.toContain("Nadie más ve tu correo");
  await page.getByRole("button", { name: joiningTexts.join.submit }).click();
  await expect(page.getByRole("heading", { name: liveTexts.lobby.here(1) })).toBeVisible();
  expect(await language(page)).toBe("en");
  expect(scripts.some((script) => script.includes(liveTexts.lobby.whileYouWait))).toBe(true);
  expect(scripts.some((script) => script.includes("Mientras esperas"))).toBe(false);
  await session.close();
});

test("without a session the browser's language applies, and a public page keeps that of its address", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const page = await (await browser.newContext({ baseURL, locale: "es-MX" })).newPage();
  const texts = await collectTexts(page);
  await page.goto("/systemCheck");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(systemCheckTextsInSpanish.notTested);
  await expect(page).toHaveTitle(pageTitle(systemCheckTextsInSpanish.title));
  expect(await language(page)).toBe("es");
  await page.goto("/experience/01990000-0000-7000-8000-000000000000");
  await expect(
    page.getByRole("heading", { name: joiningTextsInSpanish.closed.SESSION_001.heading }),
  ).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText(errorCodesTextsInSpanish.SESSION_001);
  expect(englishTextsIn(texts)).toEqual([]);
  await page.goto("/login");
  await expect(page.getByRole("button", { name: loginTextsInSpanish.submit, exact: true })).toBeVisible();
  expect(await language(page)).toBe("es");
  await page.goto("/faq");
  expect(await language(page)).toBe("en");
});

test("a person who declines by the link of a Spanish email gets a Spanish page", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const session = await arrangeSession(baseURL, { people: 2, experience: "dark-house", language: "es" });
  const page = await (await browser.newContext({ baseURL, locale: "en-GB" })).newPage();
  const texts = await collectTexts(page);
  await page.goto(`${session.links[0]}&rsvp=no`);
  await expect(page.getByRole("heading", { name: joiningTextsInSpanish.decline.heading })).toBeVisible();
  await page.getByRole("button", { name: joiningTextsInSpanish.decline.no }).click();
  await expect(page.getByRole("heading", { name: joiningTextsInSpanish.decline.notComing })).toBeVisible();
  await page.getByRole("button", { name: joiningTextsInSpanish.decline.afterAll }).click();
  await expect(page.getByRole("heading", { name: joiningTextsInSpanish.decline.coming })).toBeVisible();
  expect(englishTextsIn(texts)).toEqual([]);
  await session.close();
});

test("messages during the load of a page are in the browser's language", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", locale: "es-ES" });
  const page = await context.newPage();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/exp/session?*", async (route) => {
    await released;
    return route.fallback();
  });
  await page.goto("/experience/0199a000-0000-7000-8000-000000000001");
  await expect(page.getByRole("status")).toHaveText(loadingInSpanish);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.close();
});
