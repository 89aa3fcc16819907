/** The page that people open a day before: every check, its failures in plain words, and the administrator's view. */
import { expect, type Page } from "@playwright/test";
import { Api } from "../../fixtures/api.ts";
import { demoOwner } from "../../fixtures/demo.ts";
import { FAKE_DEVICES } from "../../fixtures/media.ts";
import { arrangeSession } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";

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
  await expect(heading(page)).toHaveText("Almost done: try your microphone and play the bell.");
  for (const part of ["Browser", "Storage", "Connection", "Clock", "Direct audio and video"])
    await expect(row(page, part)).toContainText("Ready");
  await expect(row(page, "Relayed audio and video")).toContainText("Open this page from your join link");
  await expect(row(page, "Automatic sound")).toContainText(/This page can play sound|after your first click/);
  expect(await page.evaluate(() => (globalThis as unknown as { opened: unknown[] }).opened.length)).toBe(0);

  await page.getByRole("button", { name: "Try the microphone" }).click();
  await expect(row(page, "Microphone")).toContainText("Your microphone works.");
  const playback = page.getByLabel("What your microphone heard");
  await expect
    .poll(() => playback.evaluate((audio: HTMLAudioElement) => audio.readyState >= 2 && !audio.error))
    .toBe(true);
  await page.getByRole("button", { name: "Try the camera" }).click();
  await expect(row(page, "Camera")).toContainText("This is how your team will see you.");
  await expect
    .poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0);
  await page.getByRole("button", { name: "Turn the camera off" }).click();
  await expect.poll(live).toBe(0);
  await page.getByRole("button", { name: "Play a bell" }).click();
  await page.getByRole("group", { name: "Did you hear it?" }).getByRole("button", { name: "No" }).click();
  await expect(row(page, "Speakers")).toContainText("Turn the volume up");
  await expect(heading(page)).toHaveText("You can take part.");
  await page.getByText("For your IT department").click();
  await expect(page.getByText(/TCP port \d+: pages \(HTTPS\)/)).toBeVisible();
});

test("[R48] the connection check uses WebSocket, then streaming, then polling, else it fails", async ({
  page,
}) => {
  const again = async () => {
    await page.goto("/systemCheck");
    await expect(heading(page)).toHaveText(
      /^(Almost done: try your microphone and play the bell|Something needs help)\.$/,
    );
    return row(page, "Connection");
  };
  await expect(await again()).toContainText("Answers in");
  await expect(row(page, "Connection")).toContainText("Ready");
  await page.routeWebSocket(/\/live$/, (line) => line.close());
  await expect(await again()).toContainText("we use streaming instead. Answers in");
  await expect(heading(page)).toHaveText("Almost done: try your microphone and play the bell.");
  await page.route("**/live/events", (route) => route.abort());
  await expect(await again()).toContainText("this page keeps asking for updates. Answers in");
  await page.route("**/live/poll", (route) => route.abort());
  await expect(await again()).toContainText("We tried three ways to connect");
  await expect(row(page, "Connection")).toContainText("Needs help");
  await expect(heading(page)).toHaveText("Something needs help.");
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
  await expect(row(page, "Clock")).toContainText("Your clock is 300 s off. This is fine");
  await expect(heading(page)).toHaveText("Almost done: try your microphone and play the bell.");
  await page.getByRole("button", { name: "Try the microphone" }).click();
  await expect(row(page, "Microphone")).toContainText(
    "To allow it, use the icon at the left of the address bar.",
  );
  await page.getByRole("button", { name: "Try the camera" }).click();
  await expect(row(page, "Camera")).toContainText(
    "To allow it, use the icon at the left of the address bar.",
  );
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
    await expect(row(page, "Relayed audio and video")).toContainText("Not checked");
    await expect(heading(page)).toHaveText("Almost done: try your microphone and play the bell.");
  };
  await open();
  expect(await check()).toBeNull();
  await page.getByRole("button", { name: "Send the result to my administrator" }).click();
  await expect(page.getByText("Your administrator can see the result.")).toBeVisible();
  await expect.poll(check).toMatchObject({ state: "incomplete" });
  const before = await check();
  await open();
  expect(await check()).toEqual(before);
  await page.getByRole("button", { name: "Play a bell" }).click();
  await page.getByRole("button", { name: "No, nothing" }).click();
  await expect.poll(check).toMatchObject({
    state: "failed",
    results: { browser: true, storage: true, realtime: true, direct: true, speakers: false },
  });
  await api.close();
  await session.close();
});
