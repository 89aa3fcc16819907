/** axe finds no violation on any live page. */
import { expect, type Page } from "@playwright/test";
import { joining as joiningTexts } from "../../apps/web/app/i18n/en/joining.ts";
import { live as liveTexts } from "../../apps/web/app/i18n/en/live.ts";
import { liveScorecard as liveScorecardTexts } from "../../apps/web/app/i18n/en/live-scorecard.ts";
import { expectAccessible } from "../fixtures/axe.ts";
import { playToTheEnd } from "../fixtures/play-by-page.ts";
import { arrangeSession, takeSeat } from "../fixtures/session.ts";
import { test } from "../fixtures/test.ts";
import type { TestHost } from "../fixtures/test-host.ts";

/** Pictures and rows that are still fading in do not have their final colors yet. */
const still = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" } as const;

/** The scene that the page shows and the host sees: one may be a moment ahead of the other. */
async function sceneOf(page: Page, host: TestHost): Promise<{ id: string; kind: string; title: string }> {
  let current = { id: "", kind: "", title: "" };
  await expect(async () => {
    const scene = host.teams[0]?.scene;
    await expect(page.locator(`[data-scene="${scene?.id}"]`)).toBeVisible({ timeout: 1000 });
    if (scene) current = scene;
  }).toPass({ timeout: 30_000 });
  return current;
}

test("no accessibility fault from the join page to the scorecard", async ({ browser, baseURL }) => {
  test.slow();
  const session = await arrangeSession(baseURL as string, { people: 2, experience: "dark-house" });
  const [linkA = "", linkB = ""] = session.links;
  const visitor = await (await browser.newContext({ ...still, baseURL })).newPage();
  await visitor.goto(linkA);
  await expect(visitor.getByRole("button", { name: joiningTexts.join.submit })).toBeVisible();
  await expectAccessible(visitor, "the door");
  await visitor.goto("/systemCheck");
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(visitor, "/systemCheck");
  await visitor.context().close();

  const ana = await takeSeat(browser, linkA, { ...still, baseURL });
  const bo = await takeSeat(browser, linkB, { ...still, baseURL, viewport: { width: 390, height: 844 } });
  await expect(ana.getByRole("heading", { name: liveTexts.lobby.here(2) })).toBeVisible();
  for (const page of [ana, bo]) await expectAccessible(page, "the lobby");
  await session.start();

  const host = await session.host();
  const looked: string[] = [];
  while (looked.at(-1) !== "scorecard") {
    const { id, kind, title } = await sceneOf(ana, host);
    // In turn, because checking both takes so long that scenes end meanwhile.
    await expectAccessible(looked.length % 2 ? bo : ana, `the scene ${title}`);
    // The wait for other teams may end before the check, because there are none.
    if (id !== "_camp") looked.push(kind);
    if (kind !== "scorecard") await host.skip([ana, bo]);
  }
  host.close();
  await Promise.all([ana, bo].map((page) => playToTheEnd(page, 60_000)));
  expect(looked.length).toBeGreaterThan(12);
  await expect(ana.getByText(liveScorecardTexts.ofTotal)).toBeVisible();
  for (const page of [ana, bo]) await expectAccessible(page, "the end page");
  await ana.context().close();
  await bo.context().close();
  await session.close();
});
