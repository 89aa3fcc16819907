/** A microphone that a phone call or another program takes, in the lobby and in the call. */
import { expect, type Page } from "@playwright/test";
import { live as liveTexts } from "../../../apps/web/app/i18n/en/live.ts";
import { FAKE_DEVICES } from "../../fixtures/media.ts";
import { arrangeSession, takeSeat } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";

// These replace the browser arguments of the configuration.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...FAKE_DEVICES] }),
});

/** Within this time somebody must know, ms. */
const within5Seconds = { timeout: 5000 };

interface Tracks {
  tracks: MediaStreamTrack[];
}

/** Stores every microphone that the page opens where a test can take it. */
function collectTracks(): void {
  const tracks: MediaStreamTrack[] = [];
  Object.assign(globalThis, { tracks });
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (constraints) => {
    const stream = await open(constraints);
    tracks.push(...stream.getAudioTracks());
    return stream;
  };
}

const opened = (page: Page) => page.evaluate(() => (globalThis as unknown as Tracks).tracks.length);

/** The device says that the track is muted, as a phone does during a call. */
const mute = (page: Page) =>
  page.evaluate(() => {
    const track = (globalThis as unknown as Tracks).tracks.at(-1) as MediaStreamTrack;
    Object.defineProperty(track, "muted", { get: () => true, configurable: true });
    track.dispatchEvent(new Event("mute"));
  });

test("a microphone that is taken is warning within five seconds, and one key takes it back; one that ends is taken again at once", async ({
  browser,
  baseURL,
}) => {
  const session = await arrangeSession(String(baseURL), { people: 2, experience: "the-quiet-station" });
  const page = await takeSeat(
    browser,
    session.links[0] ?? "",
    { viewport: { width: 900, height: 640 } },
    async (fresh) => {
      await fresh.addInitScript(collectTracks);
    },
  );
  const warning = page.locator(".l-notification").filter({ hasText: liveTexts.call.micLost });
  const back = page.getByRole("button", { name: liveTexts.call.takeMicBack });
  await page.getByRole("button", { name: liveTexts.call.voiceOnly }).press("Enter");
  await expect(page.getByRole("button", { name: liveTexts.call.micOn })).toBeVisible();

  await test.step("in the lobby", async () => {
    await mute(page);
    await expect(warning).toBeVisible(within5Seconds);
    await back.press("Enter");
    await expect(warning).toBeHidden();
    expect(await opened(page)).toBe(2);
  });

  await test.step("without an event, as a track that is stopped", async () => {
    await page.evaluate(() => (globalThis as unknown as Tracks).tracks.at(-1)?.stop());
    await expect.poll(() => opened(page), within5Seconds).toBe(3);
    await expect(warning).toBeHidden();
  });

  await test.step("in the call", async () => {
    const host = await session.host();
    await session.start();
    await host.skipTo("briefing");
    await expect(page.getByRole("button", { name: liveTexts.call.micOn })).toBeVisible();
    await mute(page);
    await expect(warning).toBeVisible(within5Seconds);
    await back.press("Enter");
    await expect(warning).toBeHidden();
    host.close();
  });
  await session.close();
  await page.context().close();
});
