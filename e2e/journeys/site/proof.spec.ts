/** Proof before sign-up: what everyone gets, what it costs, what was measured, and who runs it. */
import { expect } from "@playwright/test";
import { texts as siteHomeTexts } from "../../../apps/web/app/site/home/texts.ts";
import { texts as samplesTexts } from "../../../apps/web/app/site/samples/texts.ts";
import { texts as securityTexts } from "../../../apps/web/app/site/security/texts.ts";
import { test } from "../../fixtures/test.ts";
import { wording } from "../../fixtures/texts.ts";

/** The link of the samples to a page with more about it. */
const about = (path: string) => samplesTexts.more.list.find(({ href }) => href === path)?.text ?? path;

test("a buyer sees film, samples, reliability and costs without an account", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: siteHomeTexts.organize.samples }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(samplesTexts.heading);
  const film = page.locator("video[aria-label]");
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5);
  expect(await film.evaluate((video: HTMLVideoElement) => video.duration)).toBeCloseTo(60, -1);
  for (const picture of await page.getByRole("main").locator("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(300);
  }
  const pdf = await page.getByRole("link", { name: samplesTexts.report.pdf }).getAttribute("href");
  const response = await page.request.get(String(pdf));
  expect((await response.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await page.getByRole("link", { name: about("/security/proof") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wording("Proof"));
  await expect(page.getByRole("row", { name: wording(/acknowledged and lost/) }).first()).toContainText("0");
  await page.goBack();
  await page.getByRole("link", { name: about("/pricing") }).click();
  await expect(page.locator("[data-bill] .sum dd")).toHaveText("$342");
  await page.goBack();
  await page.getByRole("link", { name: about("/security") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(securityTexts.heading);
});
