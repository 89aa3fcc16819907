/** `npm run verify:call`: six people of one team, every link of thirty, directly and through a real relay. */
import { expect, type Page } from "@playwright/test";
import { ServerProcess } from "../../bench/chaos/server.ts";
import {
  connectTimes,
  expectVideos,
  expectVoices,
  FAKE_DEVICES,
  inbound,
  takeSeatWithMedia,
} from "../fixtures/media.ts";
import { relayIsHere, TestRelay } from "../fixtures/relay.ts";
import { arrangeSession } from "../fixtures/session.ts";
import { test } from "../fixtures/test.ts";

const PEOPLE = 6;

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...FAKE_DEVICES] }),
});
test.describe.configure({ timeout: 900_000 });

for (const relayOnly of [false, true]) {
  const transport = relayOnly ? "relay" : "direct";
  test(`[P24, P25, K11] six people of a team: 30 of 30 links carry audio and video, ${transport}`, async ({
    browser,
  }) => {
    test.skip(relayOnly && !relayIsHere(), "coturn is not installed");
    const relay = relayOnly ? await TestRelay.start() : null;
    const server = await ServerProcess.start(relay?.settings);
    const baseURL = server.url;
    try {
      const session = await arrangeSession(baseURL, { people: PEOPLE, experience: "the-quiet-station" });
      const pages: Page[] = [];
      for (const link of session.links)
        pages.push(
          await takeSeatWithMedia(browser, link, {
            baseURL,
            viewport: { width: 640, height: 480 },
            // Only the film's sound matters here.
            reducedMotion: "reduce",
            relayOnly,
          }),
        );
      await session.start();
      // The film is long enough to measure everybody on a slow machine.
      const host = await session.host();
      await host.send({ type: "pause" });
      for (const page of pages) await expectVideos(page, PEOPLE - 1);
      const { p50, p95 } = await connectTimes(pages);
      console.log(`${transport}: connected within p50 ${p50} ms, p95 ${p95} ms`);

      const [ana, bo] = pages as [Page, Page];
      await expectVoices(ana, 0);
      await host.send({ type: "resume" });
      await host.skipTo("briefing");
      for (const page of pages) await expectVoices(page, PEOPLE - 1);
      await bo.reload();
      for (const page of [ana, bo]) await expectVoices(page, PEOPLE - 1);
      for (const page of pages) await expectVideos(page, PEOPLE - 1);
      const links = (await Promise.all(pages.map(inbound))).flat();
      const decoded = links.map(({ framesDecoded }) => framesDecoded).sort((a, b) => a - b);
      console.log(`${transport}: ${links.length} links, frames decoded ${decoded[0]} to ${decoded.at(-1)}`);
      expect(links.filter(({ framesDecoded }) => framesDecoded > 0)).toHaveLength(PEOPLE * (PEOPLE - 1));
      if (relayOnly) expect(new Set(links.map((link) => link.transport))).toEqual(new Set(["relay"]));
      host.close();
      for (const page of pages) await page.context().close();
      await session.close();
    } finally {
      await server.stop();
      await relay?.stop();
    }
  });
}
