/** Help pages, and prices that are updated from the shop. */
import { expect } from "@playwright/test";
import { texts as faqTexts } from "../../../apps/web/app/site/faq/texts.ts";
import { calculatorTexts } from "../../../apps/web/app/site/pricing/calculator-texts.ts";
import { texts as pricingTexts } from "../../../apps/web/app/site/pricing/texts.ts";
import { texts as siteShellTexts } from "../../../apps/web/app/site/shell/texts.ts";
import { texts as supportTexts } from "../../../apps/web/app/site/support/texts.ts";
import { test } from "../../fixtures/test.ts";
import { faq, wording } from "../../fixtures/texts.ts";

const euros = "EUR";
const pounds = "GBP";
const credit = faq("what-is-a-credit");

test("[R02] questions open, close, have an address, and can be searched", async ({ page }) => {
  expect((await page.goto("/faq"))?.status()).toBe(200);
  await expect(page.locator('[data-layout="home"]')).toBeVisible();
  const entry = page.locator("details", { hasText: credit.question });
  await entry.locator("summary").click();
  await expect(entry.getByText(credit.response)).toBeVisible();
  await entry.locator("summary").click();
  await expect(entry.getByText(credit.response)).toBeHidden();

  await page.goto("/faq#what-is-a-credit");
  await expect(page.locator("#what-is-a-credit")).toHaveAttribute("open", "");

  await page.getByRole("searchbox").fill("works council");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(String(faqTexts.results[1]));
  await expect(page.locator("details:visible")).toHaveCount(1);
  await page.getByRole("searchbox").fill("xylophone quartz");
  await expect(page.getByRole("main").getByRole("status")).toContainText(String(faqTexts.results[0]));
  await expect(page.locator("details:visible")).toHaveCount(0);
});

test("the questions for search engines are those of the page", async ({ page }) => {
  await page.goto("/faq");
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = blocks.map((block) => JSON.parse(block)).find((block) => block["@type"] === "FAQPage");
  const named = data.mainEntity.map((entry: { name: string }) => entry.name);
  expect(named).toEqual(
    await page.locator("summary").filter({ hasNotText: siteShellTexts.menu }).allTextContents(),
  );
});

test("[R10] one search over guides and answers, and a link to contact us", async ({ page }) => {
  expect((await page.goto("/support"))?.status()).toBe(200);
  await expect(page.locator('[data-layout="home"]')).toBeVisible();
  await page.getByRole("searchbox").fill("firewall");
  await page.getByRole("link", { name: wording("Addresses and ports to allow") }).click();
  await expect(page).toHaveURL(/\/support\/it#addresses-and-ports-to-allow$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wording("For IT"));
  await page.goto("/support");
  await page.getByRole("main").getByRole("link", { name: supportTexts.write.link }).click();
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
    await expect(page.getByRole("row", { name: calculatorTexts.credits(Number(credits)) })).toContainText(
      String(price),
    );

  const sum = page.locator("[data-bill] .sum dd");
  await expect(sum).toHaveText("$342");
  await page.getByLabel(pricingTexts.count.first).uncheck();
  await page.getByLabel(pricingTexts.count.seats).fill("48");
  await expect(sum).toHaveText("$816");
  await page.getByLabel(pricingTexts.count.came).fill("40");
  await expect(page.locator("[data-bill] .back dd")).toHaveText(calculatorTexts.credits(8));
  await expect(page.locator("[data-street] .on")).toHaveCount(40);
  await expect(page.locator("[data-street] .off")).toHaveCount(8);
  await page.getByRole("radio", { name: euros }).check();
  await expect(sum).toHaveText("€768");
  await page.getByRole("radio", { name: pounds }).check();
  await expect(sum).toHaveText("£648");
});

test("prices from the build are updated from the shop", async ({ page }) => {
  const items = [{ id: "p", credits: 10, price_cents: 10_050, currency: "USD" }];
  await page.route("**/api/checkout/products?currency=*", (route) =>
    route.fulfill({ json: { items: route.request().url().endsWith("USD") ? items : [] } }),
  );
  await page.goto("/pricing");
  await expect(page.getByRole("row", { name: calculatorTexts.credits(10) })).toContainText("$100.50");
  await expect(page.getByText(calculatorTexts.pricesNow)).toBeVisible();
  await expect(page.getByRole("columnheader", { name: euros })).toHaveCount(0);
  await expect(page.getByRole("radio", { name: euros })).toBeHidden();
  await expect(page.locator("[data-bill] .sum dd")).toHaveText("$180.90");
});
