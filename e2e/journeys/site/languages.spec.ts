/** Public pages in Spanish and German: chosen by a plain link, kept from page to page and in the forms before the sign-in, in every width. */
import { expect } from "@playwright/test";
import { texts as spanishLogin } from "../../../apps/web/app/doors/login/texts.es.ts";
import { texts as germanSignUp } from "../../../apps/web/app/doors/signup/texts.de.ts";
import { texts as englishSignUp } from "../../../apps/web/app/doors/signup/texts.ts";
import { texts as germanHelp } from "../../../apps/web/app/help/texts.de.ts";
import { texts as germanContact } from "../../../apps/web/app/site/contact/texts.de.ts";
import { texts as germanSent } from "../../../apps/web/app/site/contact-sent/texts.de.ts";
import { texts as spanishHome } from "../../../apps/web/app/site/home/texts.es.ts";
import { calculatorTexts as germanCalculator } from "../../../apps/web/app/site/pricing/calculator-texts.de.ts";
import { texts as germanPricing } from "../../../apps/web/app/site/pricing/texts.de.ts";
import { texts as spanishShell } from "../../../apps/web/app/site/shell/texts.es.ts";
import { siteMap } from "../../../apps/web/app/site-map.ts";
import { test } from "../../fixtures/test.ts";

const nameOf = (code: string) =>
  new RegExp(`^${new Intl.DisplayNames(code, { type: "language" }).of(code)}$`, "i");
const translated = siteMap.filter((page) => page.translated === "public").map(({ path }) => path);

test("without script, the footer leads to the page in another language, and its links stay there", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await page
    .locator("footer")
    .getByRole("link", { name: nameOf("es") })
    .click();
  await expect(page).toHaveURL("/es");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(spanishHome.hero.title.join(""));
  await page.locator("footer").getByRole("link", { name: spanishShell.price }).click();
  await expect(page).toHaveURL("/es/pricing");
  await page.locator("footer").getByRole("link", { name: spanishShell.signIn }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(spanishLogin.heading);
  await context.close();
});

test("a language that is chosen in the footer is that of the forms before the sign-in", async ({ page }) => {
  await page.goto("/signup");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(englishSignUp.heading);
  await page.goto("/faq");
  await page
    .locator("footer")
    .getByRole("link", { name: nameOf("de") })
    .click();
  await expect(page).toHaveURL("/de/faq");
  await page.goto("/signup");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(germanSignUp.heading);
  await page.getByRole("button", { name: germanSignUp.submit }).click();
  await expect(page.getByLabel(germanSignUp.company)).toHaveAttribute("aria-invalid", "true");
});

test("prices, the calculator, help and the contact form of a German page are in German", async ({ page }) => {
  await page.goto("/de/pricing");
  await expect(page.getByText(germanCalculator.pricesNow)).toBeVisible();
  await page.getByLabel(germanPricing.count.seats).fill("12");
  await expect(page.locator("[data-teams]")).toHaveText(germanCalculator.teams(12, 2));
  await page.getByRole("button", { name: germanHelp.launcher }).click();
  await expect(page.getByRole("heading", { name: germanHelp.title })).toBeVisible();

  await page.goto("/de/contact");
  const form = page.locator("form[data-contact]");
  await form.getByLabel(germanContact.name).fill("Mira Sol");
  await form.getByLabel(germanContact.email).fill("mira@bluebird.example");
  await form.getByLabel(germanContact.message).fill("Guten Tag!");
  await form.getByRole("button", { name: germanContact.send }).click();
  await expect(page.getByRole("heading", { name: germanSent.heading })).toBeVisible();
});

for (const language of ["es", "de"])
  test(`no page in ${language} is wider than its window`, async ({ page }) => {
    test.slow();
    expect(translated.length).toBeGreaterThan(10);
    const wide: string[] = [];
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of translated) {
        const address = `/${language}${path === "/" ? "" : path}`;
        expect([address, (await page.goto(address))?.status()]).toEqual([address, 200]);
        const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        if (contentWidth > width) wide.push(`${address} at ${width}: ${contentWidth}`);
      }
    }
    expect(wide).toEqual([]);
  });
