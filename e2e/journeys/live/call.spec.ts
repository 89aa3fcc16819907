/** Voices and faces: everybody of a team hears and sees everybody, and keeps doing so. */
import { expect, type Page, test } from "@playwright/test";
import { arrangeHour } from "../../fixtures/hour.ts";
import { FAKE_DEVICES, inbound, soundDuring, takeSeatWithMedia } from "../../fixtures/media.ts";

const people = Number(process.env.E2E_CALL_PEOPLE ?? 6);

/** Energy of a second or two in which nobody speaks; a voice has ten thousand times as much. */
const SILENCE = 1e-5;

// The browser's own arguments stand in the configuration; a test's replace them.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...FAKE_DEVICES] }),
});

async function everyLink(pages: Page[]): Promise<void> {
  for (const page of pages)
    await expect
      .poll(async () => (await inbound(page)).filter(({ framesDecoded }) => framesDecoded > 3).length, {
        timeout: 60_000,
      })
      .toBe(pages.length - 1);
}

test("[P24, P25] six people of a team see and hear each other, are silent in a film, and are heard again", async ({
  browser,
  baseURL,
}) => {
  const hour = await arrangeHour(baseURL ?? "", { people, experience: "the-quiet-station" });
  const pages: Page[] = [];
  for (const link of hour.links)
    pages.push(await takeSeatWithMedia(browser, link, { baseURL, viewport: { width: 900, height: 640 } }));
  await hour.start();
  await everyLink(pages);
  const times = (await Promise.all(pages.map(inbound))).flat().map(({ connectMs }) => connectMs);
  times.sort((a, b) => a - b);
  const [p50, p95] = [0.5, 0.95].map((share) => times[Math.floor(times.length * share)]?.toFixed(0));
  test.info().annotations.push({ type: "time to connect", description: `p50 ${p50} ms, p95 ${p95} ms` });

  const [ana] = pages as [Page];
  await expect(ana.getByText("Microphones rest during the film.")).toBeVisible();
  expect(await soundDuring(ana, 1500)).toBeLessThan(SILENCE);
  for (const page of pages) await page.context().close();
  await hour.close();
});
