/** Networks that block WebSocket, or streams as well: the session works the same, up to the scorecard. */
import { expect, type Page } from "@playwright/test";
import { live as liveTexts } from "../../../apps/web/app/i18n/en/live.ts";
import { liveScorecard as liveScorecardTexts } from "../../../apps/web/app/i18n/en/live-scorecard.ts";
import { BlockingProxy } from "../../fixtures/blocking-proxy.ts";
import { participantState } from "../../fixtures/participant.ts";
import { playToTheEnd } from "../../fixtures/play-by-page.ts";
import { arrangeSession, takeSeat } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";
import { startingWith, wording } from "../../fixtures/texts.ts";
import { wrongClock } from "../../fixtures/wrong-clock.ts";

const late = "by poll, a little late";

const CONNECTED_WITHIN_MS = 40_000;
const transportOf = (page: Page) => page.evaluate(() => sessionStorage.getItem("live_transport"));

test("[R27, R29, P17, P18, P19, P21, P22] one behind a proxy that rejects WebSocket, one behind a buffering proxy and with a clock five minutes ahead: they play to their scorecards", async ({
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? "";
  const refusing = await BlockingProxy.start(baseURL, { upgrades: "refuse" });
  const holding = await BlockingProxy.start(baseURL, { upgrades: "swallow", streams: "hold" });
  const session = await arrangeSession(baseURL, { people: 2, experience: "dark-house" });
  const [linkA = "", linkB = ""] = session.links;
  const viewport = { width: 1280, height: 800 };
  const ana = await takeSeat(browser, linkA, { baseURL: refusing.url, viewport });
  const bo = await takeSeat(browser, linkB, { baseURL: holding.url, viewport }, (page) =>
    wrongClock(page, 300_000),
  );
  const both = [ana, bo];
  /** Frames of WebSockets; there must be none. */
  let frames = 0;
  for (const page of both) page.on("websocket", (line) => line.on("framereceived", () => frames++));

  await test.step("both find a working transport and enter the lobby", async () => {
    for (const page of both) {
      await expect(page.getByRole("heading", { name: liveTexts.lobby.here(2) })).toBeVisible({
        timeout: CONNECTED_WITHIN_MS,
      });
      expect(page.url()).toContain(`/experience/wait/${session.id}`);
      await expect(page.getByRole("timer")).toBeVisible();
      await expect(page.getByRole("link", { name: liveTexts.lobby.fullCheck })).toBeVisible();
      await expect(page.getByRole("region", { name: liveTexts.lobby.whileYouWait })).toBeVisible();
      expect(await participantState(page)).toMatchObject({
        isLoggedIn: true,
        experiencePathOrder: 0,
        experienceEndTime: null,
        getScorecard: false,
        isEnded: false,
      });
    }
    expect(await transportOf(ana)).toBe("stream");
    expect(await transportOf(bo)).toBe("poll");
  });

  await session.start();
  await Promise.all(both.map((page) => page.waitForURL(`**/experience/live/${session.id}`)));

  await test.step("both use the server's clock, whatever their devices show", async () => {
    const [a, b] = await Promise.all(both.map(participantState));
    expect(a?.experiencePathOrder).toBeGreaterThan(0);
    expect(a?.experienceEndTime).not.toBeNull();
    expect(b?.experienceEndTime).toBe(a?.experienceEndTime);
    const minutes = Math.ceil((a?.experienceTimeLeft ?? 0) / 60);
    await expect(ana.getByText(new RegExp(`^(${minutes}|${minutes - 1}) min left$`))).toBeVisible();
    expect(Math.abs((a?.experienceTimeLeft ?? 0) - (b?.experienceTimeLeft ?? 999))).toBeLessThan(2);
    await expect(async () => {
      const later = await participantState(bo);
      expect(later.experienceTimeLeft).toBeLessThan(b?.experienceTimeLeft ?? 0);
    }).toPass();
  });

  let scorecards = 0;
  for (const page of both)
    page.on("request", (request) => request.url().includes("/session/scorecard/") && scorecards++);
  await test.step("the end page leads back before the end, and requests no scorecard", async () => {
    await ana.goto("/experience/end");
    await ana.waitForURL(`**/experience/live/${session.id}`);
    await expect(ana.locator("[data-scene]")).toBeVisible({ timeout: CONNECTED_WITHIN_MS });
    expect(scorecards).toBe(0);
  });

  await test.step("a reload at a deeper path returns to the same scene with the same transport", async () => {
    const scene = await ana.locator("[data-scene]").getAttribute("data-scene");
    expect(scene).toBeTruthy();
    await ana.goto(`/experience/live/${session.id}/anything/deeper`);
    await expect(ana.locator("[data-scene]")).toBeVisible({ timeout: CONNECTED_WITHIN_MS });
    await ana.waitForURL(`**/experience/live/${session.id}`);
    expect(await transportOf(ana)).toBe("stream");
    expect((await participantState(ana)).isLoggedIn).toBe(true);
  });

  await test.step("an interrupted network loses no message", async () => {
    for (const page of both) {
      await page.getByRole("button", { name: startingWith(liveTexts.dock.chat) }).click();
      await expect(page.getByPlaceholder(liveTexts.dock.write)).toBeVisible();
    }
    await bo.context().setOffline(true);
    await expect(bo.locator(".l-notifications").getByText(liveTexts.connection.lost)).toBeVisible();
    await bo.getByPlaceholder(liveTexts.dock.write).fill(late);
    await bo.keyboard.press("Enter");
    await expect(bo.locator(".l-notifications").getByText(liveTexts.connection.unsent)).toBeVisible();
    await bo.context().setOffline(false);
    const messageOf = ana.getByRole("region", { name: liveTexts.dock.chat }).getByRole("listitem");
    await expect(messageOf.filter({ hasText: late })).toHaveCount(1, {
      timeout: CONNECTED_WITHIN_MS,
    });
  });

  await Promise.all(both.map((page) => playToTheEnd(page, 150_000)));
  for (const page of both) {
    await page.waitForURL("**/experience/end");
    await expect(page.locator("[data-layout]").first()).toHaveAttribute("data-layout", "experience");
    await expect(page.getByText(liveScorecardTexts.ofTotal)).toBeVisible();
    for (const whose of [liveScorecardTexts.yourTeam, /^You, /])
      await expect(
        page
          .getByRole("article")
          .filter({ has: page.getByText(whose) })
          .getByRole("heading"),
      ).not.toBeEmpty();
    await expect(page.getByText(wording(/The Warm House|One Window/)).first()).toBeVisible();
    expect(await participantState(page)).toMatchObject({ getScorecard: true, isEnded: true });
  }
  await ana.reload();
  await expect(ana.getByText(liveScorecardTexts.ofTotal)).toBeVisible();
  expect(frames).toBe(0);

  await session.close();
  for (const page of both) await page.context().close();
  refusing.close();
  holding.close();
});
