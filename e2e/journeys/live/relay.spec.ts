/** Where a network lets nothing else through, voices and faces go through the relay: a real one, started here. */
import { expect, type Page, test } from "@playwright/test";
import { VictimServer } from "../../../bench/chaos/server.ts";
import { arrangeHour } from "../../fixtures/hour.ts";
import { expectFaces, expectVoices, FAKE_DEVICES, inbound, takeSeatWithMedia } from "../../fixtures/media.ts";
import { relayIsHere, TestRelay } from "../../fixtures/relay.ts";

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...FAKE_DEVICES] }),
});

test("two who can only use the relay see and hear each other; the system check finds it", async ({
  browser,
}) => {
  test.skip(!relayIsHere(), "coturn is not installed");
  test.setTimeout(240_000);
  const relay = await TestRelay.start();
  const server = await VictimServer.start(relay.settings);
  const baseURL = server.url;
  try {
    const hour = await arrangeHour(baseURL, { people: 2, experience: "the-quiet-station" });
    const pages: Page[] = [];
    for (const link of hour.links)
      pages.push(await takeSeatWithMedia(browser, link, { baseURL, relayOnly: true }));
    const [ana] = pages as [Page];
    const check = await ana.context().newPage();
    await check.goto((hour.links[0] ?? "").replace(/\/experience\/([^#]+)/, "/systemCheck?sessionId=$1"));
    await expect(check.locator('[data-check="Relayed audio and video"]')).toContainText("Reached in");
    await check.close();

    await hour.start();
    const host = await hour.host();
    await host.skipTo("briefing");
    for (const page of pages) {
      await expectFaces(page, 1);
      await expectVoices(page, 1);
      expect((await inbound(page)).map(({ way }) => way)).toEqual(["relay"]);
    }
    host.close();
    for (const page of pages) await page.context().close();
    await hour.close();
  } finally {
    await server.stop();
    await relay.stop();
  }
});
