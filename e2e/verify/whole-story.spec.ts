/**
 * An adventure played to the scorecards by four browsers, one of them a phone, at eight times its speed. It takes about
 * five minutes, so `npm test` does not run it. `ADVENTURE=the-honest-heist` chooses the adventure, `OPTION=1` the second
 * option of every decision, and `PICTURES=<folder>` stores a picture of every scene, of the first browser and of the
 * phone.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { liveScorecard as liveScorecardTexts } from "../../apps/web/app/i18n/en/live-scorecard.ts";
import { playToTheEnd } from "../fixtures/play-by-page.ts";
import { arrangeSession, takeSeat } from "../fixtures/session.ts";
import { test } from "../fixtures/test.ts";

const experience = process.env.ADVENTURE ?? "the-quiet-station";
const folder = process.env.PICTURES;
const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Takes a picture whenever the page shows another scene, until it is closed. */
async function takePictures(page: Page, width: number): Promise<void> {
  for (let count = 1, last = ""; ; count++) {
    const next = await page
      .waitForFunction(
        (before) => {
          const main = document.querySelector("main");
          const kind = main?.getAttribute("data-kind") ?? location.pathname.split("/")[2];
          const now = `${kind} ${main?.querySelector("h1, h2")?.textContent ?? ""}`;
          return now !== before && now;
        },
        last,
        { timeout: 0, polling: 250 },
      )
      .then((handle) => handle.jsonValue())
      .catch(() => false);
    // The page is closed.
    if (typeof next !== "string") return;
    last = next;
    // Pictures and boards may still be loading; a scene may end before they have.
    await page
      .waitForFunction(() => [...document.images].every(({ complete }) => complete), null, { timeout: 2000 })
      .catch(() => {});
    const name = next.replaceAll(/[^\w]+/g, "-").slice(0, 60);
    const path = join(folder ?? "", `${String(count).padStart(3, "0")}-${width}-${name}.png`);
    await page.screenshot({ path, animations: "disabled" }).catch(() => {});
  }
}

test(`four browsers play ${experience} to its scorecard`, async ({ browser, baseURL }) => {
  test.setTimeout(900_000);
  const session = await arrangeSession(String(baseURL), { people: 4, experience, speed: 8 });
  const pages = await Promise.all(
    session.links.map((link, at) => takeSeat(browser, link, at === 3 ? phone : wide)),
  );
  if (folder) {
    mkdirSync(folder, { recursive: true });
    for (const at of [0, 3]) {
      const page = pages[at];
      if (page) void takePictures(page, page.viewportSize()?.width ?? 0);
    }
  }
  await session.start();
  await Promise.all(pages.map((page) => playToTheEnd(page, 840_000)));
  for (const page of pages) await expect(page.getByText(liveScorecardTexts.ofTotal)).toBeVisible();
  await session.close();
});
