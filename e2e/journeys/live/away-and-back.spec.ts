/** Losing and regaining the connection: in the lobby, by a reload, a closed laptop, a deploy; joining late and only watching. */
import { expect, type Page } from "@playwright/test";
import { joining as joiningTexts } from "../../../apps/web/app/i18n/en/joining.ts";
import { live as liveTexts } from "../../../apps/web/app/i18n/en/live.ts";
import { ServerProcess } from "../../../bench/chaos/server.ts";
import { BlockingProxy } from "../../fixtures/blocking-proxy.ts";
import { clockOffset, readFilm } from "../../fixtures/film.ts";
import { enableLantern } from "../../fixtures/lantern.ts";
import { openRealBrowser } from "../../fixtures/real-browser.ts";
import { type ArrangedSession, arrangeSession, join, takeSeat } from "../../fixtures/session.ts";
import { joinWithoutPage } from "../../fixtures/team.ts";
import { ALWAYS, test } from "../../fixtures/test.ts";
import { like, startingWith } from "../../fixtures/texts.ts";

const reload = "after the reload";
const offline = "from the dark";
const asleep = "while the lid was closed";
const deployed = "between two servers";
const killed = "while the lights were out";
const meanwhile = "We are in the machine room.";

const BACK_WITHIN_MS = 30_000;
/** A connection without traffic for this long is closed, ms. */
const SILENT_MS = 15_000;
/** Seconds; generous, for busy machines. */
const IN_STEP = 0.3;

let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start();
});
test.afterAll(() => server?.stop());

const stage = (page: Page) => page.locator("[data-scene]");
const lostConnection = (page: Page) => page.locator(".l-notifications").getByText(liveTexts.connection.lost);
const messageOf = (page: Page, text: string) =>
  page.getByRole("region", { name: liveTexts.dock.chat }).getByRole("listitem").filter({ hasText: text });

async function sendMessage(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder(liveTexts.dock.write).fill(text);
  await page.keyboard.press("Enter");
}

const notification = (page: Page, text: string | RegExp) =>
  page.locator(".l-notification").filter({ hasText: text });

/** One session, whose course the tests follow in order. */
test.describe.serial("a team of two, one of whom keeps losing the connection", ALWAYS, () => {
  let session: ArrangedSession;
  let between: BlockingProxy;
  let linkA: string;
  let ana: Page;
  let bo: Page;
  let scene: string;

  test.beforeAll(async ({ browser }) => {
    const baseURL = server.url;
    session = await arrangeSession(baseURL, { people: 2, experience: "the-quiet-station" });
    const [first = "", second = ""] = session.links;
    linkA = first;
    const viewport = { width: 1280, height: 800 };
    between = await BlockingProxy.start(baseURL);
    ana = await takeSeat(browser, first, { baseURL: between.url, viewport });
    bo = await takeSeat(browser, second, { baseURL, viewport });
    await expect(ana.getByRole("heading", { name: liveTexts.lobby.here(2) })).toBeVisible();
  });
  test.afterAll(async () => {
    await session?.close();
    await ana?.context().close();
    await bo?.context().close();
    between?.close();
  });

  const openChat = (page: Page) =>
    page.getByRole("button", { name: startingWith(liveTexts.dock.chat) }).click();
  const closeChat = (page: Page) => page.getByRole("button", { name: liveTexts.dock.close }).click();
  const sameScene = async () =>
    expect(stage(ana)).toHaveAttribute("data-scene", (await stage(bo).getAttribute("data-scene")) ?? "");

  test("the lobby reports a lost connection", async () => {
    await ana.context().setOffline(true);
    await expect(lostConnection(ana)).toBeVisible();
    const check = ana.getByRole("list", { name: liveTexts.lobby.check });
    await expect(check.getByText(liveTexts.people.reconnecting)).toBeVisible();
    await expect(check.getByText(liveTexts.lobby.steady)).toHaveCount(0);
    await ana.context().setOffline(false);
    await expect(notification(ana, liveTexts.connection.back)).toBeVisible({ timeout: BACK_WITHIN_MS });
    await expect(lostConnection(ana)).toBeHidden();
    await expect(check.getByText(liveTexts.lobby.steady)).toBeVisible();
  });

  test("a reload returns to the same scene", async () => {
    await session.start();
    for (const page of [ana, bo]) {
      await page.waitForURL(/\/experience\/live\//);
      await openChat(page);
    }
    scene = (await stage(bo).getAttribute("data-scene")) ?? "";
    await ana.reload();
    await expect(stage(ana)).toHaveAttribute("data-scene", scene);
    await openChat(ana);
    await sendMessage(ana, reload);
    await expect(messageOf(bo, reload)).toHaveCount(1);
  });

  test("Back and the join page return to the session", async () => {
    await ana.goto("about:blank");
    await ana.goBack();
    await expect(stage(ana)).toHaveAttribute("data-scene", scene);
    await ana.goto(`/experience/${session.id}`);
    await ana.waitForURL(`**/experience/live/${session.id}`);
    await expect(stage(ana)).toHaveAttribute("data-scene", scene);
    await openChat(ana);
  });

  test("a message without a connection is sent once after the reconnect", async () => {
    await ana.context().setOffline(true);
    await expect(lostConnection(ana)).toBeVisible({ timeout: BACK_WITHIN_MS });
    await sendMessage(ana, offline);
    await expect(ana.locator(".l-notifications").getByText(liveTexts.connection.unsent)).toBeVisible();
    await ana.context().setOffline(false);
    await expect(messageOf(bo, offline)).toHaveCount(1, { timeout: BACK_WITHIN_MS });
    await expect(lostConnection(ana)).toBeHidden();
    await expect(ana.locator(".l-notifications").getByText(liveTexts.connection.unsent)).toBeHidden();
  });

  test("the cards of a closed laptop pass on after half a minute, and it returns to its seat", async () => {
    const power = await ana.context().newCDPSession(ana);
    await power.send("Page.setWebLifecycleState", { state: "frozen" });
    between.hang();
    const passesOn = /is reconnecting\. Their cards pass to (you|the team) in \d+ s\./;
    await expect(notification(bo, passesOn)).toBeVisible({ timeout: BACK_WITHIN_MS });
    const passed = bo
      .getByRole("complementary", { name: liveTexts.people.team })
      .getByText(liveTexts.people.cardsWithTeam);
    // The chat lies over the people.
    await closeChat(bo);
    await expect(passed).toBeVisible({ timeout: BACK_WITHIN_MS + 10_000 });
    await expect(notification(bo, like(liveTexts.people.isReconnecting))).toBeHidden();
    await openChat(bo);
    await sendMessage(bo, asleep);
    await closeChat(bo);
    between.wake();
    await power.send("Page.setWebLifecycleState", { state: "active" });
    await expect(messageOf(ana, asleep)).toHaveCount(1, { timeout: BACK_WITHIN_MS });
    await expect(passed).toBeHidden();
    await openChat(bo);
    await sameScene();
  });

  test("a seat is active in one page, and the other page can take it back", async () => {
    const second = await ana.context().newPage();
    await second.goto(linkA);
    await second.getByRole("button", { name: joiningTexts.join.submit }).click();
    await expect(stage(second)).toBeVisible();
    await expect(ana.getByRole("heading", { name: liveTexts.bye.elsewhereTitle })).toBeVisible();
    await ana.getByRole("button", { name: liveTexts.bye.playHere }).click();
    await expect(stage(ana)).toBeVisible();
    await expect(second.getByRole("heading", { name: liveTexts.bye.elsewhereTitle })).toBeVisible();
    await second.close();
    await openChat(ana);
  });

  test("a deploy stops the server within ten seconds, and its people continue on the next one", async () => {
    const going = server.deploy();
    await expect(lostConnection(ana)).toBeVisible();
    await sendMessage(ana, deployed);
    const { drained } = await going;
    expect(drained).toBeLessThan(10_000);
    await expect(messageOf(bo, deployed)).toHaveCount(1, { timeout: BACK_WITHIN_MS });
  });

  test("a killed server restarts and receives the messages sent meanwhile", async () => {
    const going = server.killServer();
    await expect(lostConnection(ana)).toBeVisible();
    await sendMessage(ana, killed);
    await expect(messageOf(bo, killed)).toHaveCount(1, { timeout: BACK_WITHIN_MS });
    await going;
    await expect(lostConnection(ana)).toBeHidden();
    await sameScene();
  });

  test("after all of it every message is there once", async () => {
    for (const text of [reload, offline, deployed, killed]) await expect(messageOf(bo, text)).toHaveCount(1);
  });
});

test("a person who joins late reads the story so far; nobody waits for a person who only watches and may play again", async ({
  browser,
}) => {
  const baseURL = server.url;
  const session = await arrangeSession(baseURL, { people: 3, experience: "the-quiet-station" });
  const [late = "", ...links] = session.links;
  const team = await joinWithoutPage(baseURL, links);
  const play = () => {
    const view = team[0]?.snapshot?.view;
    return view?.stage === "play" ? view : null;
  };
  await expect.poll(() => team.map(({ snapshot }) => snapshot?.view.stage)).toEqual(["lobby", "lobby"]);
  await session.start();
  const host = await session.host();
  await host.skipTo("puzzle");
  expect(play()?.soFar).not.toBe("");
  expect(play()?.pathOrder).toBeGreaterThan(1);

  const options = { baseURL, viewport: { width: 1280, height: 800 } };
  const page = await takeSeat(browser, late, options, (fresh) => fresh.clock.install());
  const story = page.getByRole("dialog", { name: liveTexts.stage.soFar });
  await expect(story).toBeVisible();
  // It stays open for as long as its reader needs, whatever the team does meanwhile.
  await page.clock.fastForward(60_000);
  await team[0]?.send({ type: "chat", text: meanwhile });
  await expect(page.locator(".l-dock").getByText(meanwhile)).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(story).toBeVisible();
  await page.getByRole("button", { name: liveTexts.stage.goOn }).click();
  await expect(story).toBeHidden();
  await page.getByRole("button", { name: liveTexts.stage.soFar }).click();
  await page.getByRole("button", { name: liveTexts.stage.goOn }).click();
  await expect(story).toBeHidden();
  await expect(stage(page)).toBeVisible();
  await expect(
    page.getByRole("complementary", { name: liveTexts.people.team }).getByRole("listitem"),
  ).toHaveCount(3);

  await page.getByRole("button", { name: liveTexts.dock.leave }).click();
  await page.getByRole("dialog").getByRole("button", { name: liveTexts.dock.watch }).click();
  await expect(page.getByText(liveTexts.people.watching)).toBeVisible();
  const self = () => play()?.people.filter(({ observer }) => observer).length;
  await expect.poll(self).toBe(1);
  await page.getByRole("button", { name: liveTexts.dock.leave }).click();
  await page.getByRole("dialog").getByRole("button", { name: liveTexts.dock.play }).click();
  await expect.poll(self).toBe(0);

  host.close();
  await session.close();
  for (const client of team) client.close();
});

test("a tab in the background keeps its seat and shows the right scene and film position when it returns", async () => {
  const baseURL = server.url;
  const session = await arrangeSession(baseURL, { people: 2, experience: "the-quiet-station" });
  const [link = "", ...rest] = session.links;
  const [mate] = await joinWithoutPage(baseURL, rest);
  const play = () => {
    const view = mate?.snapshot?.view;
    return view?.stage === "play" ? view : null;
  };
  const { context, close } = await openRealBrowser();
  await enableLantern(context);
  const page = await context.newPage();
  await page.goto(`${baseURL}${link}`);
  await join(page);
  await session.start();
  const offFilm = async () => Math.abs(clockOffset(await readFilm(page), play()?.scene.timer.startedAt ?? 0));
  await expect(page.locator('[data-film="moving"]')).toBeVisible({ timeout: 30_000 });
  await expect.poll(offFilm, { timeout: 30_000 }).toBeLessThan(IN_STEP);
  const visibility = () => page.evaluate(() => document.visibilityState);
  const other = await context.newPage();

  await test.step("a hidden tab with throttled timers is never considered lost", async () => {
    await other.bringToFront();
    await expect.poll(visibility).toBe("hidden");
    const hiddenAt = Date.now();
    const presences = new Set<string>();
    await expect(() => {
      for (const { seat, presence } of play()?.people ?? []) if (seat !== mate?.seat) presences.add(presence);
      expect(Date.now() - hiddenAt).toBeGreaterThan(SILENT_MS + 3000);
    }).toPass({ intervals: [200], timeout: 40_000 });
    expect([...presences]).toEqual(["here"]);
    await page.bringToFront();
    await expect.poll(visibility).toBe("visible");
    await expect.poll(offFilm, { timeout: 30_000 }).toBeLessThan(IN_STEP);
  });

  await test.step("changes made meanwhile are visible at once", async () => {
    await other.bringToFront();
    await expect.poll(visibility).toBe("hidden");
    const host = await session.host();
    await host.skipTo("briefing");
    await page.bringToFront();
    await expect(stage(page)).toHaveAttribute("data-scene", play()?.scene.id ?? "");
    await expect(
      page.getByRole("complementary", { name: liveTexts.people.team }).getByRole("listitem"),
    ).toHaveCount(2);
    host.close();
  });

  await session.close();
  mate?.close();
  await close();
});
