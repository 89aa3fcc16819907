/** Audio and video, measured on the connections: they survive everything that happens in a session. */
import { expect, type Page } from "@playwright/test";
import { texts as hostTexts } from "../../../apps/web/app/company/host/texts.ts";
import { live as liveTexts } from "../../../apps/web/app/i18n/en/live.ts";
import { expectAccessible } from "../../fixtures/axe.ts";
import { signInToDashboard } from "../../fixtures/company.ts";
import { demoOwner } from "../../fixtures/demo.ts";
import {
  connectTimes,
  expectVideos,
  expectVoices,
  FAKE_DEVICES,
  takeSeatWatched,
  takeSeatWithMedia,
  voicesHeard,
  watchConnections,
} from "../../fixtures/media.ts";
import { arrangeSession } from "../../fixtures/session.ts";
import { joinWithoutPage } from "../../fixtures/team.ts";
import { test } from "../../fixtures/test.ts";
import { like } from "../../fixtures/texts.ts";

// These replace the browser arguments of the configuration.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...FAKE_DEVICES] }),
});
test.describe.configure({ timeout: 300_000 });

const viewport = { width: 900, height: 640 };
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const { participant } = (globalThis as unknown as Lantern).lantern;
    return { ...participant.state };
  });
interface Lantern {
  lantern: { participant: { state: Record<string, unknown> } };
}
/** While six cameras are encoded on two cores, a connection takes longer than a page. */
const connecting = { timeout: 45_000 };
const click = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();
const tile = (page: Page, name: string) =>
  page
    .getByRole("complementary", { name: liveTexts.people.team })
    .getByRole("listitem")
    .filter({ hasText: name });

/** A browser that plays nothing before a click, whatever it has learned about this site. */
function quietUntilPressed(): void {
  let pressed = false;
  addEventListener("pointerdown", () => (pressed = true), true);
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    if (pressed) return play.call(this);
    this.autoplay = false;
    return Promise.reject(new DOMException("not before a press", "NotAllowedError"));
  };
}

test("[R30, P23, P24, P25] three people of a team hear and see each other through film, plenary, reload and leaving", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address as string;
  const session = await arrangeSession(baseURL, { people: 3, experience: "the-quiet-station" });
  const [linkA = "", linkB = "", linkC = ""] = session.links;
  const ana = await takeSeatWithMedia(browser, linkA, { baseURL, viewport });
  const bo = await takeSeatWithMedia(browser, linkB, { baseURL, viewport });
  // Cy has not chosen devices yet, and listens.
  const cy = await takeSeatWatched(browser, linkC, { baseURL, viewport, before: quietUntilPressed });
  await test.step("the lobby shows the time left, the people, the own video, and a question to talk about", async () => {
    await expect(ana).toHaveURL(`/experience/wait/${session.id}`);
    await expect(ana.locator("[data-layout]").first()).toHaveAttribute("data-layout", "experience");
    await expect(ana.getByRole("timer")).toBeVisible();
    await expect(ana.getByRole("heading", { name: liveTexts.lobby.here(3) })).toBeVisible();
    const own = ana.getByRole("region", { name: liveTexts.lobby.preview }).locator("video");
    await expect.poll(() => own.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
    await expect(ana.getByRole("region", { name: liveTexts.lobby.whileYouWait })).toContainText("?");
    await expect(ana.getByRole("link", { name: liveTexts.lobby.fullCheck })).toHaveAttribute(
      "href",
      "/systemCheck",
    );
  });
  await click(bo, liveTexts.call.micOn);
  expect(await stateOf(ana)).toMatchObject({ joinBreakoutRoom: false, shouldMuteVideo: false });
  await session.start();
  const host = await session.host();

  await test.step("during the film everybody is visible and nobody is audible", async () => {
    await Promise.all([expectVideos(ana, 1), expectVideos(bo, 1), expectVideos(cy, 2)]);
    const { p50, p95 } = await connectTimes([ana, bo, cy]);
    test.info().annotations.push({ type: "connected within", description: `p50 ${p50} ms, p95 ${p95} ms` });
    expect(await stateOf(ana)).toMatchObject({ joinBreakoutRoom: true, shouldMuteVideo: true });
    expect(await Promise.all([bo, cy].map(voicesHeard))).toEqual([0, 0]);
    await expect(ana.getByRole("button", { name: liveTexts.call.mutedForFilm })).toBeDisabled();
  });

  await test.step("after the film everything is as before: Ana is audible again, Bo stays muted", async () => {
    await host.skipTo("briefing");
    await Promise.all([expectVoices(bo, 1), expectVoices(ana, 0)]);
    expect(await stateOf(ana)).toMatchObject({ shouldMuteVideo: false });
    await click(bo, liveTexts.call.micOff);
    await expectVoices(ana, 1);
  });

  await test.step("a browser that blocks sound shows one button, and it works", async () => {
    await cy.reload();
    await click(cy, liveTexts.call.soundOn);
    await expect(cy.getByRole("button", { name: liveTexts.call.soundOn })).toBeHidden();
    await expect
      .poll(() => cy.evaluate(() => [...document.querySelectorAll("audio")].map(({ paused }) => paused)))
      .toEqual([false, false]);
    await expectVoices(cy, 2);
  });

  await test.step("a microphone and a camera turned on late are transmitted; a reload opens them again", async () => {
    await click(cy, liveTexts.call.micOff);
    await click(cy, liveTexts.call.camOff);
    await Promise.all([expectVoices(ana, 2), expectVideos(ana, 2)]);
    await cy.reload();
    await click(cy, liveTexts.call.soundOn);
    await Promise.all([expectVoices(cy, 2), expectVoices(ana, 2), expectVideos(ana, 2)]);
  });

  await test.step("a camera that is off is replaced with a portrait, and can be turned on again", async () => {
    const { user } = (await stateOf(ana)) as { user: { first_name: string } };
    const picture = tile(bo, user.first_name).locator("video");
    await expect(picture).toBeVisible();
    await click(ana, liveTexts.call.camOn);
    await expect(picture).toBeHidden();
    await click(ana, liveTexts.call.camOff);
    await expect(picture).toBeVisible();
  });

  await test.step("voices continue in the plenary", async () => {
    await host.skipTo("reveal", [ana, bo, cy]);
    await Promise.all([expectVoices(ana, 2), expectVoices(bo, 2)]);
  });

  await test.step("a person who leaves is gone for the others, with camera and microphone off", async () => {
    const { user } = (await stateOf(cy)) as { user: { first_name: string } };
    await click(cy, liveTexts.dock.leave);
    await cy.getByRole("dialog").getByRole("button", { name: liveTexts.dock.leave }).click();
    // Leaving changes the page, which may end an evaluation.
    await expect(async () => {
      expect(await stateOf(cy)).toMatchObject({ leaveMeeting: true, joinBreakoutRoom: false });
    }).toPass({ timeout: 15_000 });
    await expect(tile(ana, user.first_name)).toHaveCount(0);
    await Promise.all([expectVoices(ana, 1), expectVoices(bo, 1)]);
  });
  host.close();
  for (const page of [ana, bo, cy]) await page.context().close();
  await session.close();
});

test("[E45] a person who is moved to another team is heard there and no longer in the old team", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address as string;
  const session = await arrangeSession(baseURL, { people: 7, experience: "the-quiet-station" });
  const pages: Page[] = [];
  for (const link of session.links.slice(0, 3))
    pages.push(await takeSeatWithMedia(browser, link, { baseURL, viewport }));
  const others = await joinWithoutPage(baseURL, session.links.slice(3));
  await session.start();
  const host = await session.host();
  await expect.poll(() => host.teams.length).toBe(2);
  await host.skipTo("briefing");

  const nameOf = async (page: Page) => ((await stateOf(page)).user as { first_name: string }).first_name;
  const names = await Promise.all(pages.map(nameOf));
  const teamOf = (name: string | undefined) =>
    host.teams.find(({ people }) => people.some((one) => name && one.name.startsWith(name)));
  /** Expects every page to receive the voices of its team and of nobody else. */
  const expectHeard = async () => {
    const isMate = (one: number, other: number) =>
      other !== one && teamOf(names[other])?.id === teamOf(names[one])?.id;
    const mates = names.map((_, at) => names.filter((_, other) => isMate(at, other)).length);
    await Promise.all(pages.map((page, at) => expectVoices(page, mates[at] ?? 0)));
  };
  await expectHeard();
  for (const name of names.slice(0, 2)) {
    const from = teamOf(name);
    const to = host.teams.find(({ id }) => id !== from?.id);
    const seat = from?.people.find((one) => one.name.startsWith(name))?.seat ?? "";
    await host.send({ type: "move", seat, team: to?.id ?? "", from: from?.id ?? "" });
    await expect.poll(() => teamOf(name)?.id).toBe(to?.id);
    await expectHeard();
  }
  host.close();
  for (const one of others) one.close();
  for (const page of pages) await page.context().close();
  await session.close();
});

test("a visiting host joins the call of a team by voice, the team is notified, and the host leaves again", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address as string;
  const session = await arrangeSession(baseURL, { people: 2, experience: "the-quiet-station" });
  const [linkA = "", linkB = ""] = session.links;
  const ana = await takeSeatWithMedia(browser, linkA, { baseURL, viewport });
  const bo = await takeSeatWithMedia(browser, linkB, { baseURL, viewport });
  await session.start();
  const line = await session.host();
  await line.skipTo("briefing");
  line.close();

  const host = await (
    await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  ).newPage();
  await host.addInitScript(watchConnections);
  await signInToDashboard(host, demoOwner);
  await host.goto(`/dashboard/sessions/${session.id}/host`);
  await click(host, like(hostTexts.teams.visitTeam));
  const hostIsThere = (page: Page) => page.locator(".l-notifications").getByText(liveTexts.stage.hostInCall);
  await click(host, hostTexts.visit.speak);
  await expect(host.getByText(like(hostTexts.visit.speaking))).toBeVisible();
  for (const page of [ana, bo]) await expect(hostIsThere(page)).toBeVisible(connecting);
  await Promise.all([ana, bo, host].map((page) => expectVoices(page, 2)));
  await expectAccessible(host, "a visit with voice");

  await click(host, liveTexts.call.micOn);
  await Promise.all([expectVoices(ana, 1), expectVoices(host, 2)]);
  // After a reload the page of the visited team finds the host again.
  await ana.reload();
  await expect(hostIsThere(ana)).toBeVisible(connecting);
  await click(host, hostTexts.visit.back);
  for (const page of [ana, bo]) await expect(hostIsThere(page)).toBeHidden();
  await expectVoices(bo, 1);
  for (const page of [ana, bo, host]) await page.context().close();
  await session.close();
});

test("a person who denies the camera reads a message and plays with the microphone", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address as string;
  const session = await arrangeSession(baseURL, { people: 2, experience: "dark-house" });
  const page = await takeSeatWatched(browser, session.links[0] ?? "", {
    baseURL,
    viewport: { width: 1280, height: 900 },
    before: () => {
      const media = navigator.mediaDevices;
      const open = media.getUserMedia.bind(media);
      media.getUserMedia = (constraints) =>
        constraints?.video
          ? Promise.reject(new DOMException("refused", "NotAllowedError"))
          : open(constraints);
    },
  });
  await click(page, liveTexts.call.withCamera);
  await expect(page.getByText(liveTexts.call.fix.findings["cam-denied"])).toBeVisible();
  await expect(page.getByRole("button", { name: liveTexts.call.portrait, pressed: true })).toBeVisible();
  await expect(
    page.getByRole("list", { name: liveTexts.lobby.check }).getByText(liveTexts.call.audible),
  ).toBeVisible();
  await page.context().close();
  await session.close();
});
