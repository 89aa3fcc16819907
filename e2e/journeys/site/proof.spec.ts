/** Proof before sign-up: what everyone gets, what it costs, what was measured, and who runs it. */
import { expect } from "@playwright/test";
import { test } from "../../fixtures/test.ts";

test("a buyer sees film, samples, reliability and costs without an account", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "See a sample invitation and report" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What everyone gets.");
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
  const pdf = await page.getByRole("link", { name: "Open the report as a PDF" }).getAttribute("href");
  const response = await page.request.get(String(pdf));
  expect((await response.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await page.getByRole("link", { name: "What we measured about our own reliability" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof");
  await expect(page.getByRole("row", { name: /acknowledged and lost/ }).first()).toContainText("0");
  await page.goBack();
  await page.getByRole("link", { name: "What a session costs, with a calculator" }).click();
  await expect(page.locator("[data-bill] .sum dd")).toHaveText("$342");
  await page.goBack();
  await page.getByRole("link", { name: "Who runs it, and how it is protected" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How we keep your data safe.");
});
