/** Help pages, and prices that are updated from the shop. */
import { expect } from "@playwright/test";
import { test } from "../../fixtures/test.ts";

test("[R02] questions open, close, have an address, and can be searched", async ({ page }) => {
  expect((await page.goto("/faq"))?.status()).toBe(200);
  await expect(page.locator('[data-layout="home"]')).toBeVisible();
  const entry = page.locator("details", { hasText: "What is a credit?" });
  await entry.locator("summary").click();
  await expect(entry.getByText("One seat in one session.")).toBeVisible();
  await entry.locator("summary").click();
  await expect(entry.getByText("One seat in one session.")).toBeHidden();

  await page.goto("/faq#what-is-a-credit");
  await expect(page.locator("#what-is-a-credit")).toHaveAttribute("open", "");

  await page.getByRole("searchbox").fill("vat number");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("1 answer found.");
  await expect(page.locator("details:visible")).toHaveCount(1);
  await page.getByRole("searchbox").fill("no such thing at all");
  await expect(page.getByRole("main").getByRole("status")).toContainText("No answers found.");
  await expect(page.locator("details:visible")).toHaveCount(0);
});

test("the questions for search engines are those of the page", async ({ page }) => {
  await page.goto("/faq");
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = blocks.map((block) => JSON.parse(block)).find((block) => block["@type"] === "FAQPage");
  const named = data.mainEntity.map((entry: { name: string }) => entry.name);
  expect(named).toEqual(await page.locator("summary").filter({ hasNotText: "Menu" }).allTextContents());
});

test("[R10] one search over guides and answers, and a link to contact us", async ({ page }) => {
  expect((await page.goto("/support"))?.status()).toBe(200);
  await expect(page.locator('[data-layout="home"]')).toBeVisible();
  await page.getByRole("searchbox").fill("firewall");
  await page.getByRole("link", { name: "Addresses and ports to allow" }).click();
  await expect(page).toHaveURL(/\/support\/it#addresses-and-ports-to-allow$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("For IT");
  await page.goto("/support");
  await page.getByRole("main").getByRole("link", { name: "Write to us" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  expect((await page.goto("/support/nobody"))?.status()).toBe(404);
});

test("[R07] packs with their prices, and a slider that computes the price for a team", async ({ page }) => {
  expect((await page.goto("/pricing"))?.status()).toBe(200);
  await expect(page.locator('[data-layout="home"]')).toBeVisible();
  for (const [credits, price] of [
    ["12", "$228"],
    ["48", "$816"],
    ["150", "$2,250"],
  ])
    await expect(page.getByRole("row", { name: `${credits} credits` })).toContainText(String(price));

  const sum = page.locator("[data-bill] .sum dd");
  await expect(sum).toHaveText("$342");
  await page.getByLabel("This is our first session").uncheck();
  await page.getByLabel("Seats you reserve").fill("48");
  await expect(sum).toHaveText("$816");
  await page.getByLabel("People who come").fill("40");
  await expect(page.locator("[data-bill] .back dd")).toHaveText("8 credits");
  await expect(page.locator("[data-street] .on")).toHaveCount(40);
  await expect(page.locator("[data-street] .off")).toHaveCount(8);
  await page.getByRole("radio", { name: "EUR" }).check();
  await expect(sum).toHaveText("€768");
  await page.getByRole("radio", { name: "GBP" }).check();
  await expect(sum).toHaveText("£648");
});

test("prices from the build are updated from the shop", async ({ page }) => {
  const items = [{ id: "p", credits: 10, price_cents: 10_050, currency: "USD" }];
  await page.route("**/api/checkout/products?currency=*", (route) =>
    route.fulfill({ json: { items: route.request().url().endsWith("USD") ? items : [] } }),
  );
  await page.goto("/pricing");
  await expect(page.getByRole("row", { name: "10 credits" })).toContainText("$100.50");
  await expect(page.getByText("Current prices")).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "EUR" })).toHaveCount(0);
  await expect(page.getByRole("radio", { name: "EUR" })).toBeHidden();
  await expect(page.locator("[data-bill] .sum dd")).toHaveText("$180.90");
});
