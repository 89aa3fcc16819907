/** The debrief begins with moments of the team's own session, and the session ends with everybody's awards. */
import { expect, type Page } from "@playwright/test";
import { debrief as debriefTexts } from "../../../apps/web/app/i18n/en/debrief.ts";
import { liveScenes as liveScenesTexts } from "../../../apps/web/app/i18n/en/live-scenes.ts";
import { expectAccessible } from "../../fixtures/axe.ts";
import { arrangeSession, takeSeat } from "../../fixtures/session.ts";
import { joinWithoutPage } from "../../fixtures/team.ts";
import { test } from "../../fixtures/test.ts";
import { wording } from "../../fixtures/texts.ts";

async function vote(page: Page, option: RegExp): Promise<void> {
  await page
    .getByRole("group", { name: liveScenesTexts.decision.yourVote })
    .getByRole("button", { name: option })
    .click();
}

test("a vote that one person began is a moment of the debrief, without a name; then all get awards", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const session = await arrangeSession(baseURL ?? "", { people: 3, experience: "the-quiet-station" });
  const options = [
    { baseURL, viewport: { width: 1440, height: 900 } },
    { baseURL, viewport: { width: 1280, height: 720 } },
    { baseURL, viewport: { width: 390, height: 844 } },
  ] as const;
  const pages: Page[] = [];
  for (const [at, link] of session.links.entries())
    pages.push(await takeSeat(browser, link, { ...options[at] }));
  const host = await session.host();
  await session.start();

  await expect.poll(() => host.teams.length).toBe(1);
  await host.skipTo("decision", pages);
  for (const [at, page] of pages.entries())
    await vote(page, at === 0 ? wording(/Three soft taps/) : wording(/Nothing/));
  for (const page of pages.slice(1)) {
    await expect(page.locator("[aria-current=step]")).toHaveText(liveScenesTexts.decision.talk);
    await vote(page, wording(/Three soft taps/));
  }
  // Nobody looks at what is skipped: meanwhile their seats are held without pages, which take time to draw it.
  const seats = await joinWithoutPage(baseURL ?? "", session.links);
  for (const page of pages) await page.goto("about:blank");
  while (host.teams[0]?.scene?.title !== "The quiet question") await host.skip(seats);
  for (const seat of seats) seat.close();
  // One person sees the moments replayed, the others read them.
  await pages[0]?.emulateMedia({ reducedMotion: "no-preference" });
  for (const page of pages) await page.goBack();

  for (const page of pages) {
    const tape = page.getByRole("region", { name: debriefTexts.tape.title });
    const moment = tape.getByRole("listitem").filter({ hasText: debriefTexts.tape.oneVoice.headline });
    await expect(moment).toContainText(debriefTexts.tape.oneVoice.question);
    await expect(moment.getByRole("img", { name: wording(/soft taps, .* 3 votes$/) })).toHaveCount(1);
    for (const person of host.teams[0]?.people ?? []) await expect(tape).not.toContainText(person.name);
    await expectAccessible(page);
  }

  await host.skipTo("scorecard", pages);
  for (const page of pages) {
    const given = page.getByRole("region", { name: debriefTexts.awards.title }).getByRole("listitem");
    await expect(given).toHaveCount(4);
    for (const person of host.teams[0]?.people ?? [])
      await expect(given.filter({ hasText: person.name })).toHaveCount(1);
    await expect(given.last()).toContainText(debriefTexts.awards.team);
    await expectAccessible(page);
  }
  host.close();
  await session.close();
});
