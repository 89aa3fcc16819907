/** An administrator chooses another language: every page of the dashboard follows, in every width, and none keeps English. */
import { expect } from "@playwright/test";
import { texts as keysTextsInGerman } from "../../../apps/web/app/company/keys/texts.de.ts";
import { texts as keysTextsInSpanish } from "../../../apps/web/app/company/keys/texts.es.ts";
import { texts as profileTextsInGerman } from "../../../apps/web/app/company/profile/texts.de.ts";
import { texts as profileTextsInSpanish } from "../../../apps/web/app/company/profile/texts.es.ts";
import { texts as profileTexts } from "../../../apps/web/app/company/profile/texts.ts";
import { errorTexts as errorTextsInGerman } from "../../../apps/web/app/i18n/error-texts.de.ts";
import { errorTexts as errorTextsInSpanish } from "../../../apps/web/app/i18n/error-texts.es.ts";
import { texts as shellTextsInGerman } from "../../../apps/web/app/shell/texts.de.ts";
import { texts as shellTextsInSpanish } from "../../../apps/web/app/shell/texts.es.ts";
import { texts as shellTexts } from "../../../apps/web/app/shell/texts.ts";
import { addBilling } from "../../fixtures/company.ts";
import { englishPhrases, textsWith } from "../../fixtures/english-phrases.ts";
import { test } from "../../fixtures/test.ts";
import { VARIANTS } from "../../screens/take.ts";
import { addPeople, addSession, host } from "../sessions/arrange.ts";

/** A walk over many pages names all that it finds. */
const eachOf = expect.configure({ soft: true, timeout: 5_000 });

const pages = [
  "/dashboard/home",
  "/dashboard/sessions",
  "/dashboard/createSession",
  "/dashboard/createSeries",
  "/dashboard/series",
  "/dashboard/participants",
  "/dashboard/createConsumer",
  "/dashboard/insights",
  "/dashboard/works-council",
  "/dashboard/team",
  "/dashboard/billing",
  "/dashboard/checkout",
  "/dashboard/settings",
  "/dashboard/settings/keys",
  "/dashboard/settings/directory",
  "/dashboard/settings/single-sign-on",
  "/dashboard/settings/webhooks",
  "/dashboard/story",
  "/dashboard/audit",
  "/dashboard/profile",
];

const ofSession = (id: string) =>
  ["", "/invitation", "/story"].map((part) => `/dashboard/sessions/${id}${part}`);

const translations = [
  {
    language: "es",
    keys: keysTextsInSpanish,
    profile: profileTextsInSpanish,
    errors: errorTextsInSpanish,
    shell: shellTextsInSpanish,
  },
  {
    language: "de",
    keys: keysTextsInGerman,
    profile: profileTextsInGerman,
    errors: errorTextsInGerman,
    shell: shellTextsInGerman,
  },
] as const;

for (const { language, keys, profile, errors, shell } of translations)
  test(`the account's language, ${language}, is chosen in the profile, and every page follows`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const owner = await host(page, baseURL);
    const people = await addPeople(owner, 3);
    const draft = await addSession(owner, { title: "Faro" });
    const id = await addSession(owner, { title: "Puerto" });
    await owner.api.ok("PUT", `/api/session/${id}/attendees`, { consumer_ids: people.map((one) => one.id) });
    await owner.api.ok("POST", `/api/session/${id}/confirm`);
    await page.goto("/dashboard/profile");
    const you = page.getByRole("region", { name: profileTexts.person, exact: true });
    await you.getByLabel(profileTexts.language).selectOption(language);
    await you.getByRole("button", { name: profileTexts.save }).click();
    await expect(page.getByRole("heading", { name: shell.profile })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);

    await addBilling(owner);
    const quote = (await owner.api.ok("POST", "/api/checkout/quotes", { credits: 5 })) as { id: string };
    const english = await englishPhrases(language);
    expect(english.length).toBeGreaterThan(500);
    const left: string[] = [];
    for (const path of [
      ...pages,
      ...ofSession(draft),
      ...ofSession(id),
      `/dashboard/participants/${people[0]?.id}`,
      `/dashboard/billing/${quote.id}`,
    ]) {
      await page.goto(path);
      await expect(page.locator("h1").first()).toBeVisible();
      await expect(page.locator(".skeleton:visible, [aria-busy=true]:visible")).toHaveCount(0);
      left.push(...(await textsWith(page, english)).map((text) => `${path}: ${text}`));
      for (const { scheme, width } of VARIANTS) {
        // The two schemes differ only in their colors.
        if (scheme === "dark" && !process.env.SCREENS_DIR) continue;
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: scheme });
        const contentWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
        await eachOf.poll(contentWidth, `width of ${path}`).toBe(width);
        if (process.env.SCREENS_DIR)
          await page.screenshot({
            path: `${process.env.SCREENS_DIR}/${language}${path.replaceAll("/", "-")}-${width}-${scheme}.png`,
            fullPage: true,
          });
      }
    }
    expect(left).toEqual([]);

    // A field's error, from the form and from the server.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/dashboard/settings/keys");
    await page.getByRole("button", { name: keys.submit }).click();
    await expect(page.getByText(errors.KEY_SCOPES)).toBeVisible();

    // Back to the browser's language.
    await page.goto("/dashboard/profile");
    await page.getByLabel(profile.language).selectOption("");
    await page
      .getByRole("region", { name: profile.person, exact: true })
      .getByRole("button", { name: profile.save })
      .click();
    await expect(page.getByRole("heading", { name: shellTexts.profile })).toBeVisible();
  });
