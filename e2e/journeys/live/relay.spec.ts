/** On a network that blocks everything else, audio and video go through a real relay, started here. */
import { expect, type Page } from "@playwright/test";
import { systemCheck as systemCheckTexts } from "../../../apps/web/app/i18n/en/system-check.ts";
import { ServerProcess } from "../../../bench/chaos/server.ts";
import {
  expectVideos,
  expectVoices,
  FAKE_DEVICES,
  inbound,
  takeSeatWithMedia,
} from "../../fixtures/media.ts";
import { relayIsHere, TestRelay } from "../../fixtures/relay.ts";
import { arrangeSession } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";
import { like } from "../../fixtures/texts.ts";

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...FAKE_DEVICES] }),
});

test("two people who can only use the relay see and hear each other; the system check detects it", async ({
  browser,
}) => {
  test.skip(!relayIsHere(), "coturn is not installed");
  test.setTimeout(240_000);
  const relay = await TestRelay.start();
  const server = await ServerProcess.start(relay.settings);
  const baseURL = server.url;
  try {
    const session = await arrangeSession(baseURL, { people: 2, experience: "the-quiet-station" });
    const pages: Page[] = [];
    for (const link of session.links)
      pages.push(await takeSeatWithMedia(browser, link, { baseURL, relayOnly: true }));
    const [ana] = pages as [Page];
    const check = await ana.context().newPage();
    await check.goto((session.links[0] ?? "").replace(/\/experience\/([^#]+)/, "/systemCheck?sessionId=$1"));
    await check.getByRole("button", { name: systemCheckTexts.send }).click();
    await expect(check.locator(`[data-check="${systemCheckTexts.parts.relay}"]`)).toContainText(
      like(systemCheckTexts.relayOk),
    );
    await check.close();

    await session.start();
    const host = await session.host();
    await host.skipTo("briefing");
    for (const page of pages) {
      await expectVideos(page, 1);
      await expectVoices(page, 1);
      expect((await inbound(page)).map(({ transport }) => transport)).toEqual(["relay"]);
    }
    host.close();
    for (const page of pages) await page.context().close();
    await session.close();
  } finally {
    await server.stop();
    await relay.stop();
  }
});
