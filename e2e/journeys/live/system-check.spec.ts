/** The page that people open a day before: every check, its failures in plain words, and the administrator's view. */
import { expect, type Page } from "@playwright/test";
import { systemCheck as systemCheckTexts } from "../../../apps/web/app/i18n/en/system-check.ts";
import { textForIt as textForItTexts } from "../../../apps/web/app/i18n/en/text-for-it.ts";
import { Api } from "../../fixtures/api.ts";
import { demoOwner } from "../../fixtures/demo.ts";
import { FAKE_DEVICES } from "../../fixtures/media.ts";
import { arrangeSession } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";
import { anyOf, like } from "../../fixtures/texts.ts";

const { parts } = systemCheckTexts;

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...FAKE_DEVICES] }),
});

const row = (page: Page, part: string) => page.locator(`[data-check="${part}"]`);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("[T25] the system check has the loading bar", async ({ page }) => {
  await page.goto("/systemCheck");
  const bar = page.locator("[data-loading-bar]");
  await expect(bar).toHaveCount(1);
  expect(await bar.evaluate((line) => getComputedStyle(line).height)).toBe("3px");
  expect((await bar.boundingBox())?.y).toBe(0);
});

test("[R26] every check runs; devices open after a click, play back, and the person confirms them", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const media = navigator.mediaDevices;
    const open = media.getUserMedia.bind(media);
    const opened: MediaStream[] = [];
    media.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      opened.push(stream);
      return stream;
    };
    Object.assign(globalThis, { opened });
  });
  const live = () =>
    page.evaluate(
      () =>
        (globalThis as unknown as { opened: MediaStream[] }).opened
          .flatMap((stream) => stream.getTracks())
          .filter(({ readyState }) => readyState === "live").length,
    );
  expect((await page.goto("/systemCheck"))?.status()).toBe(200);
  await expect(heading(page)).toHaveText(systemCheckTexts.notTested);
  for (const part of [parts.browser, parts.storage, parts.realtime, parts.clock, parts.direct])
    await expect(row(page, part)).toContainText(systemCheckTexts.pass);
  await expect(row(page, parts.relay)).toContainText(systemCheckTexts.relayUnknown);
  await expect(
    row(page, parts.autoplay).getByText(
      anyOf(systemCheckTexts.autoplayHow.allowed, systemCheckTexts.autoplayHow["after-click"]),
    ),
  ).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { opened: unknown[] }).opened.length)).toBe(0);

  await page.getByRole("button", { name: systemCheckTexts.tryMicrophone }).click();
  await expect(row(page, parts.microphone)).toContainText(systemCheckTexts.microphoneOk);
  const playback = page.getByLabel(systemCheckTexts.playback);
  await expect
    .poll(() => playback.evaluate((audio: HTMLAudioElement) => audio.readyState >= 2 && !audio.error))
    .toBe(true);
  await page.getByRole("button", { name: systemCheckTexts.tryCamera }).click();
  await expect(row(page, parts.camera)).toContainText(systemCheckTexts.cameraOk);
  await expect
    .poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0);
  await page.getByRole("button", { name: systemCheckTexts.cameraOff }).click();
  await expect.poll(live).toBe(0);
  await page.getByRole("button", { name: systemCheckTexts.trySpeakers }).click();
  await page
    .getByRole("group", { name: systemCheckTexts.didYouHear })
    .getByRole("button", { name: systemCheckTexts.silent })
    .click();
  await expect(row(page, parts.speakers)).toContainText(systemCheckTexts.speakersBad);
  await expect(heading(page)).toHaveText(systemCheckTexts.mostlyGood);
  await page.getByText(textForItTexts.title).click();
  await expect(page.getByText(like(textForItTexts.pages))).toBeVisible();
});

test("[R48] the connection check uses WebSocket, then streaming, then polling, else it fails", async ({
  page,
}) => {
  const again = async () => {
    await page.goto("/systemCheck");
    await expect(heading(page)).toHaveText(anyOf(systemCheckTexts.notTested, systemCheckTexts.notGood));
    return row(page, parts.realtime);
  };
  await expect(await again()).toContainText(like(systemCheckTexts.realtimeOk.socket));
  await expect(row(page, parts.realtime)).toContainText(systemCheckTexts.pass);
  await page.routeWebSocket(/\/live$/, (line) => line.close());
  await expect(await again()).toContainText(like(systemCheckTexts.realtimeOk.stream));
  await expect(heading(page)).toHaveText(systemCheckTexts.notTested);
  await page.route("**/live/events", (route) => route.abort());
  await expect(await again()).toContainText(like(systemCheckTexts.realtimeOk.poll));
  await page.route("**/live/poll", (route) => route.abort());
  await expect(await again()).toContainText(systemCheckTexts.realtimeBad);
  await expect(row(page, parts.realtime)).toContainText(systemCheckTexts.fail);
  await expect(heading(page)).toHaveText(systemCheckTexts.notGood);
});

test("a clock that is five minutes off is reported as harmless; a denied microphone is reported with instructions", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 300_000;
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await page.goto("/systemCheck");
  await expect(row(page, parts.clock)).toContainText(systemCheckTexts.clockOff(300));
  await expect(heading(page)).toHaveText(systemCheckTexts.notTested);
  await page.getByRole("button", { name: systemCheckTexts.tryMicrophone }).click();
  await expect(row(page, parts.microphone)).toContainText(systemCheckTexts.findings["mic-denied"]);
  await page.getByRole("button", { name: systemCheckTexts.tryCamera }).click();
  await expect(row(page, parts.camera)).toContainText(systemCheckTexts.findings["cam-denied"]);
});

test("from a personal link the administrator learns which checks failed", async ({
  page,
  baseURL: address,
}) => {
  const baseURL = address as string;
  const session = await arrangeSession(baseURL, { people: 2, experience: "dark-house" });
  const [link = ""] = session.links;
  const checkLink = link.replace(/\/experience\/([^#]+)/, "/systemCheck?sessionId=$1");
  const api = await Api.open(baseURL);
  await api.signIn(demoOwner.email, demoOwner.password);
  const check = async () => {
    const { attendees } = await api.ok("GET", `/api/session/${session.id}`);
    const list = attendees as { email: string; system_check: { state: string; results: object } | null }[];
    return list.find(({ email }) => email === session.emails[0])?.system_check;
  };
  // A program that checks links opens it and clicks nothing.
  const open = async () => {
    await page.goto("/privacy");
    await page.goto(checkLink);
    await expect(row(page, parts.relay)).toContainText(systemCheckTexts.notLooked);
    await expect(heading(page)).toHaveText(systemCheckTexts.notTested);
  };
  await open();
  expect(await check()).toBeNull();
  await page.getByRole("button", { name: systemCheckTexts.send }).click();
  await expect(page.getByText(systemCheckTexts.stored)).toBeVisible();
  await expect.poll(check).toMatchObject({ state: "incomplete" });
  const before = await check();
  await open();
  expect(await check()).toEqual(before);
  await page.getByRole("button", { name: systemCheckTexts.trySpeakers }).click();
  await page.getByRole("button", { name: systemCheckTexts.silent }).click();
  await expect.poll(check).toMatchObject({
    state: "failed",
    results: { browser: true, storage: true, realtime: true, direct: true, speakers: false },
  });
  await api.close();
  await session.close();
});
