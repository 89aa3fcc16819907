/** Two hosts run a session from the console, with seven participants, two of them with a page. */
import { type Browser, expect, type Page } from "@playwright/test";
import { texts as hostTexts } from "../../../apps/web/app/company/host/texts.ts";
import { texts as runningTexts } from "../../../apps/web/app/company/shared/running-sessions/texts.ts";
import { actionTexts } from "../../../apps/web/app/company/shared/session/action-texts.ts";
import { texts as helpTexts } from "../../../apps/web/app/help/texts.ts";
import { joining as joiningTexts } from "../../../apps/web/app/i18n/en/joining.ts";
import { live as liveTexts } from "../../../apps/web/app/i18n/en/live.ts";
import { expectAccessible } from "../../fixtures/axe.ts";
import { signInToDashboard } from "../../fixtures/company.ts";
import { demoOwner } from "../../fixtures/demo.ts";
import { type ArrangedSession, arrangeSession, takeSeat } from "../../fixtures/session.ts";
import { joinWithoutPage } from "../../fixtures/team.ts";
import { test } from "../../fixtures/test.ts";
import { like, startingWith, storyTitle } from "../../fixtures/texts.ts";

/** A message that the console proposes. */
const halfway = String(hostTexts.message.ready[0]);

const line = "The captions are at the lower left.";

const subAdministrator = { email: "benedikt@northwind.example", password: "seven boats home" };
const wide = { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" } as const;
const FIVE_MIN_MS = 300_000;

async function openConsole(
  browser: Browser,
  baseURL: string,
  who: typeof demoOwner,
  session: ArrangedSession,
) {
  const page = await (await browser.newContext({ ...wide, baseURL })).newPage();
  await signInToDashboard(page, who);
  await page.goto(`/dashboard/sessions/${session.id}`);
  // Until the lobby opens, a session on autopilot has the console in its menu.
  await page
    .getByRole("button", { name: like(actionTexts.actions.menu) })
    .first()
    .click();
  await page.getByRole("menuitem", { name: runningTexts.open }).click();
  await page.waitForURL(/\/host$/);
  return page;
}

async function startBy(host: Page): Promise<void> {
  await host.getByRole("button", { name: like(hostTexts.actions.start) }).click();
  await host.getByRole("button", { name: hostTexts.confirm.startYes }).click();
}

const stateOf = (page: Page) =>
  page.evaluate(
    () =>
      (
        globalThis as unknown as {
          lantern: {
            participant: {
              state: { experienceEndTime: number | null; user: { first_name: string; last_name: string } };
            };
          };
        }
      ).lantern.participant.state,
  );
const nameOn = async (page: Page) => {
  const { user } = await stateOf(page);
  return `${user.first_name} ${user.last_name}`;
};
const endOn = async (page: Page) => (await stateOf(page)).experienceEndTime;

const row = (host: Page, nth: number) =>
  host.getByRole("table", { name: hostTexts.teams.title }).getByRole("row").nth(nth);
const personButton = (host: Page, name: string) =>
  host.getByRole("button", { name: new RegExp(`^${name}, `) });
const rowOf = (host: Page, name: string) => host.getByRole("row").filter({ has: personButton(host, name) });
const notification = (page: Page, text: string | RegExp) => page.locator(".l-notifications").getByText(text);

test("[P19, O08] two hosts run a session: start, pause, extend, messages, help, mute, moves, removal, the end", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const session = await arrangeSession(baseURL, { people: 7, experience: "the-quiet-station" });
  const [linkA = "", linkB = "", ...rest] = session.links;
  const host = await openConsole(browser, baseURL, subAdministrator, session);
  await expect(host.getByText(hostTexts.lobbySum(0, 7))).toBeVisible();
  await expect(host.getByRole("heading", { name: hostTexts.lobby.missing })).toBeVisible();
  await expect(host.getByText(hostTexts.notes(storyTitle))).toBeVisible();
  const ana = await takeSeat(browser, linkA, { ...wide, baseURL });
  const bo = await takeSeat(browser, linkB, { ...wide, baseURL });
  const team = await joinWithoutPage(baseURL, rest);
  await expect(host.getByText(hostTexts.lobbySum(7, 7))).toBeVisible();
  await expect(host.getByText(hostTexts.lobby.all)).toBeVisible();
  await expectAccessible(host, "the lobby");
  const second = await openConsole(browser, baseURL, demoOwner, session);

  await test.step("the start requires a confirmation, and both hosts see the teams", async () => {
    await startBy(host);
    for (const page of [ana, bo]) await page.waitForURL(/\/experience\/live\//);
    for (const page of [host, second]) {
      await expect(page.getByText(hostTexts.sum(2, 7, 7))).toBeVisible();
      await expect(page.locator("[data-seat]")).toHaveCount(7);
    }
    await expectAccessible(host, "the teams");
    const help = await host.getByRole("button", { name: helpTexts.launcher, exact: true }).boundingBox();
    const log = await host.getByRole("complementary").last().boundingBox();
    expect(help && log && help.x + help.width <= log.x).toBe(true);
  });
  const [nameA, nameB] = [await nameOn(ana), await nameOn(bo)];
  const order = await host
    .locator("[data-drop-target]")
    .evaluateAll((all) => all.map((one) => one.dataset.dropTarget));

  await test.step("one host pauses, the other resumes", async () => {
    await second.getByRole("button", { name: hostTexts.actions.pause }).click();
    await second.getByRole("button", { name: hostTexts.confirm.pauseYes }).click();
    await expect(notification(ana, liveTexts.stage.paused)).toBeVisible();
    await expect(host.getByText(hostTexts.states.paused, { exact: true })).toBeVisible();
    await host.getByRole("button", { name: hostTexts.actions.resume }).first().click();
    await expect(notification(ana, liveTexts.stage.paused)).toBeHidden();
    await expect(second.getByText(hostTexts.states.running, { exact: true })).toBeVisible();
  });

  await test.step("five more minutes, the same for everybody", async () => {
    const before = await endOn(ana);
    expect(before).not.toBeNull();
    expect(await endOn(bo)).toBe(before);
    await host.getByRole("button", { name: hostTexts.actions.extend }).click();
    await host.getByRole("button", { name: like(hostTexts.confirm.extendYes) }).click();
    await expect.poll(() => endOn(ana)).toBe((before ?? 0) + FIVE_MIN_MS);
    await expect.poll(() => endOn(bo)).toBe((before ?? 0) + FIVE_MIN_MS);
    await expect(notification(bo, like(liveTexts.stage.endMoved))).toBeVisible();
  });

  await test.step("a message is visible with the chat closed, and remains in the chat", async () => {
    await host.getByRole("button", { name: hostTexts.actions.messageAll }).click();
    await host.getByRole("button", { name: halfway }).click();
    await host.getByRole("button", { name: hostTexts.message.send(7) }).click();
    for (const page of [ana, bo]) await expect(notification(page, halfway)).toBeVisible();
    await bo.getByRole("button", { name: startingWith(liveTexts.dock.chat) }).click();
    await expect(bo.getByRole("region", { name: liveTexts.dock.chat })).toContainText(halfway);
    await expect(second.getByText(`“${halfway}”`)).toBeVisible();
  });

  await test.step("a request for help is highlighted in place and gets a message as response", async () => {
    await ana.getByRole("button", { name: liveTexts.dock.help }).click();
    await expect(rowOf(host, nameA)).toContainText(hostTexts.teams.needsHelp(nameA));
    await expect(second.getByText(hostTexts.teams.helpCount(1))).toBeVisible();
    expect(
      await host.locator("[data-drop-target]").evaluateAll((all) => all.map((one) => one.dataset.dropTarget)),
    ).toEqual(order);
    await expectAccessible(host, "a call for help");
    await rowOf(host, nameA)
      .getByRole("button", { name: like(hostTexts.teams.respond) })
      .click();
    await host.getByLabel(hostTexts.message.label).fill(line);
    await host.getByRole("button", { name: hostTexts.message.sendAndClose }).click();
    await expect(notification(ana, line)).toBeVisible();
    await expect(ana.getByRole("button", { name: liveTexts.dock.help })).toBeVisible();
    await expect(second.getByText(hostTexts.teams.helpCount(1))).toBeHidden();
  });

  await test.step("by keyboard: a person is asked to mute, moved to the other team and back", async () => {
    await personButton(host, nameA).focus();
    await host.keyboard.press("Enter");
    await host.getByRole("menuitem", { name: hostTexts.person.mute }).press("Enter");
    await expect(notification(ana, liveTexts.stage.muted)).toBeVisible();

    const from = await rowOf(host, nameA).getAttribute("data-drop-target");
    await personButton(host, nameA).focus();
    await host.keyboard.press("Enter");
    await host.getByRole("menuitem", { name: like(hostTexts.person.size) }).press("Enter");
    await expect(rowOf(host, nameA)).not.toHaveAttribute("data-drop-target", from ?? "");
    const mate = host
      .locator(
        `[data-drop-target]:not([data-drop-target="${from}"]) [data-seat]:not([aria-label^="${nameA},"])`,
      )
      .first();
    const mateName = (await mate.getAttribute("aria-label"))?.split(",")[0] ?? "";
    await expect(ana.getByRole("complementary", { name: liveTexts.people.team })).toContainText(mateName);
    await host.getByRole("button", { name: hostTexts.done.undo }).click();
    await expect(rowOf(host, nameA)).toHaveAttribute("data-drop-target", from ?? "");
  });

  await test.step("by mouse: a person is dragged to another team", async () => {
    const from = await rowOf(host, nameA).getAttribute("data-drop-target");
    const start = await personButton(host, nameA).boundingBox();
    const target = await host.locator(`[data-drop-target]:not([data-drop-target="${from}"])`).boundingBox();
    if (!start || !target) throw new Error("nothing to carry");
    await host.mouse.move(start.x + 10, start.y + 10);
    await host.mouse.down();
    await host.mouse.move(target.x + 60, target.y + target.height / 2, { steps: 8 });
    await host.mouse.up();
    await expect(rowOf(host, nameA)).not.toHaveAttribute("data-drop-target", from ?? "");
  });

  await test.step("a person is removed and readmitted", async () => {
    await personButton(host, nameB).click();
    await host.getByRole("menuitem", { name: hostTexts.person.remove }).click();
    await host.getByRole("button", { name: hostTexts.confirm.removeYes, exact: true }).click();
    await expect(bo.getByText(liveTexts.bye.removedTitle)).toBeVisible();
    await second.getByRole("button", { name: `${hostTexts.out.letIn}: ${nameB}` }).click();
    await expect(host.getByRole("heading", { name: hostTexts.out.title })).toBeHidden();
    await bo.goto(linkB);
    await bo.getByRole("button", { name: joiningTexts.join.submit }).click();
    await expect(personButton(host, nameB)).toBeVisible();
    await bo.waitForURL(/\/experience\/live\//);
  });

  await test.step("a visit shows the team's stage without its controls", async () => {
    await rowOf(host, nameA)
      .getByRole("button", { name: like(hostTexts.teams.visitTeam) })
      .click();
    await expect(host.getByText(like(hostTexts.visit.bar))).toBeVisible();
    // Both are read at the same moment, because the story continues meanwhile.
    await expect(async () => {
      const scenes = await Promise.all(
        [host, ana].map((page) => page.locator("[data-scene]").getAttribute("data-scene")),
      );
      expect(scenes[0]).toBe(scenes[1]);
    }).toPass();
    await expect(host.getByRole("button", { name: liveTexts.dock.leave })).toHaveCount(0);
    await expect(host.getByPlaceholder(liveTexts.dock.write)).toHaveCount(0);
    await expectAccessible(host, "a visit");
    await host.getByRole("button", { name: hostTexts.visit.back }).click();
    await expect(row(host, 1)).toBeVisible();
  });

  await test.step("a scene is skipped", async () => {
    const before = await ana.locator("[data-scene]").getAttribute("data-scene");
    await rowOf(host, nameA)
      .getByRole("button", { name: like(hostTexts.teams.more) })
      .click();
    await host.getByRole("menuitem", { name: hostTexts.teams.skip }).click();
    await host.getByRole("button", { name: hostTexts.confirm.skipYes }).click();
    await expect(ana.locator("[data-scene]")).not.toHaveAttribute("data-scene", before ?? "");
  });

  await test.step("the end button must be pressed for two seconds", async () => {
    const end = host.getByRole("button", { name: hostTexts.actions.end });
    await end.press("Enter");
    await expect(host.getByText(hostTexts.actions.endDelay)).toBeAttached();
    await expect(host.getByText(hostTexts.states.running, { exact: true })).toBeVisible();
    await end.focus();
    await host.keyboard.down("Enter");
    await expect(second.getByRole("link", { name: hostTexts.over.report })).toBeVisible();
    await host.keyboard.up("Enter");
    await expect(host.getByRole("link", { name: hostTexts.over.report })).toBeVisible();
    for (const page of [ana, bo]) await page.waitForURL(/\/experience\/end/);
    await expectAccessible(host, "the end");
  });

  for (const one of team) one.close();
  for (const page of [ana, bo, host, second]) await page.context().close();
  await session.close();
});
