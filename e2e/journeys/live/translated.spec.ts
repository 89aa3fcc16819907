/** A browser that translates every page, through a whole session. */
import { expect } from "@playwright/test";
import { live as liveTexts } from "../../../apps/web/app/i18n/en/live.ts";
import { liveScorecard as liveScorecardTexts } from "../../../apps/web/app/i18n/en/live-scorecard.ts";
import { translatePage } from "../../fixtures/odd-browsers.ts";
import { playToTheEnd } from "../../fixtures/play-by-page.ts";
import { arrangeSession, takeSeat } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";
import { anyOf, like } from "../../fixtures/texts.ts";

test("a page that the browser translates plays from the lobby to the scorecard, and its numbers change", async ({
  browser,
  baseURL,
}) => {
  const session = await arrangeSession(String(baseURL), { people: 2, experience: "dark-house" });
  const [linkA = "", linkB = ""] = session.links;
  const faults: string[] = [];
  const ana = await takeSeat(browser, linkA, { viewport: { width: 1280, height: 800 } }, async (page) => {
    page.on("pageerror", (error) => faults.push(error.message));
    await page.addInitScript(translatePage);
  });
  const translated = (text: string) => ana.locator("h2 font font").filter({ hasText: text });
  await expect(translated(liveTexts.lobby.here(1))).toBeVisible();
  const bo = await takeSeat(browser, linkB, {});
  await expect(ana.getByRole("heading", { name: liveTexts.lobby.here(2) })).toBeVisible();
  await expect(translated(liveTexts.lobby.here(1))).toHaveCount(0);
  await expect(translated(liveTexts.lobby.here(2))).toBeVisible();
  await expect(ana.getByText(like(liveTexts.lobby.invited))).toHaveCount(0);

  await session.start();
  await ana.waitForURL("**/experience/live/**");
  const left = ana.getByText(like(liveTexts.stage.minutesLeft));
  await expect(left).toBeVisible();
  const before = await left.textContent();
  await expect.poll(() => left.textContent(), { timeout: 60_000 }).not.toBe(before);
  await Promise.all([ana, bo].map((page) => playToTheEnd(page, 150_000)));
  await expect(ana.getByText(liveScorecardTexts.ofTotal)).toBeVisible();
  expect(faults).toEqual([]);

  await session.close();
  for (const page of [ana, bo]) await page.context().close();
});

test("a translator that moves the page's own text, or takes its translation back, loses nothing", async ({
  browser,
  baseURL,
}) => {
  const session = await arrangeSession(String(baseURL), { people: 2, experience: "dark-house" });
  const [linkA = "", linkB = ""] = session.links;
  const ana = await takeSeat(browser, linkA, { viewport: { width: 1280, height: 800 } });
  const here = anyOf(liveTexts.lobby.here(1), liveTexts.lobby.here(2));
  const heading = ana.getByRole("heading", { name: here });
  await heading.evaluate((element) => {
    const text = element.firstChild as Text;
    const font = document.createElement("font");
    text.before(font);
    font.append(text);
  });
  await expect(heading.locator("font")).toHaveText(liveTexts.lobby.here(1));
  await heading.evaluate((element) => {
    const font = element.querySelector("font") as Element;
    font.replaceWith(font.previousSibling as Text);
  });
  await expect(heading).toContainText(liveTexts.lobby.here(1));
  const bo = await takeSeat(browser, linkB, {});
  await expect(heading).toHaveText(liveTexts.lobby.here(2));
  await session.close();
  for (const page of [ana, bo]) await page.context().close();
});
