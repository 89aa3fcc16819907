/** Signing in with an external account, through the local stand-ins. */

import { errorTexts } from "@lantern/contract/error-texts";
import { expect } from "@playwright/test";
import { texts as signInTexts } from "../../../apps/web/app/api/access/sign-in-texts.ts";
import { texts as socialTexts } from "../../../apps/web/app/api/access/social/texts.ts";
import { texts as profileCompletionTexts } from "../../../apps/web/app/company/profile-completion/texts.ts";
import { texts as accountTexts } from "../../../apps/web/app/company/shared/account/texts.ts";
import { texts as fieldTexts } from "../../../apps/web/app/forms/field-texts.ts";
import { sampled } from "../../../scripts/lib/sample.ts";
import { expectAccessible } from "../../fixtures/axe.ts";
import { newOwner, signOut } from "../../fixtures/company.ts";
import { buttons, ownCookies, signInWith } from "../../fixtures/identity.ts";
import { test } from "../../fixtures/test.ts";

for (const provider of sampled(["google", "microsoft", "facebook", "linkedin"] as const, 2)) {
  test(`[M01, M22, A03, A21] a new person signs up with ${provider}, completes the profile, and has no cookie left`, async ({
    page,
    context,
  }) => {
    const { company, email } = newOwner();
    await page.goto("/login");
    // Read it at once: the browser drops the body of a response after the page has navigated.
    let token = "";
    await page.route(`**/api/auth/${provider}/verify`, async (route) => {
      const response = await route.fetch();
      token = (await response.json()).token;
      await route.fulfill({ response });
    });
    await signInWith(page, provider, { name: "Ida Holm", email });

    await page.waitForURL("**/profile-completion");
    expect(token).not.toBe("");
    const stores = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stores).not.toContain(token);
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("token") ?? "{}").token);
    expect(Object.keys(stored).sort()).toEqual(["data", "iv", "salt", "version"]);
    await page.goto("/dashboard/sessions");
    await page.waitForURL("**/profile-completion");

    await page.getByLabel(accountTexts.company).fill(company);
    await page.getByLabel(accountTexts.country, { exact: true }).selectOption("DK");
    await expect(page.getByLabel(accountTexts.areaCode)).toHaveValue("+45");
    await page.getByLabel(accountTexts.phone).fill("12");
    await page.getByRole("checkbox", { name: fieldTexts.terms.accept }).check();
    await page.getByRole("button", { name: profileCompletionTexts.submit }).click();
    await expect(page.getByText(accountTexts.phoneWrong)).toBeVisible();
    await page.getByLabel(accountTexts.phone).fill("20 12 34 56");
    await page.getByRole("button", { name: profileCompletionTexts.submit }).click();
    await page.waitForURL("**/dashboard/home");

    expect(await ownCookies(context)).toContain("XSRF-TOKEN");
    await signOut(page, { firstName: "Ida", lastName: "Holm" });
    await page.waitForURL("**/?logout=true");
    expect(await ownCookies(context)).toEqual([]);
  });
}

test("[M02] the buttons of both pages name the providers, Microsoft's names the work or school account", async ({
  page,
}) => {
  for (const path of ["/login", "/signup"]) {
    await page.goto(path);
    for (const name of Object.values(buttons)) await expect(page.getByRole("button", { name })).toBeVisible();
  }
});

test("a cancelled, closed or blocked sign-in shows a message and leaves the page usable", async ({
  page,
}) => {
  await page.goto("/login");
  const google = page.getByRole("button", { name: socialTexts.names.google });

  const first = page.waitForEvent("popup");
  await google.click();
  await (await first).locator("[value=cancel]").click();
  await expect(page.getByText(socialTexts.cancelled)).toBeVisible();

  const second = page.waitForEvent("popup");
  await google.click();
  await (await second).close();
  await expect(page.getByText(socialTexts.closed)).toBeVisible();

  await page.evaluate(() => {
    window.open = () => null;
  });
  await google.click();
  await expect(page.getByText(socialTexts.blocked)).toBeVisible();
  await expect(google).not.toHaveAttribute("aria-busy");
});

test("[M21] on a phone the sign-in redirects and returns", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByRole("button", { name: socialTexts.names.linkedin }).click();
  await page.locator("[name=name]").fill("Ida Holm");
  await page.locator("[name=email]").fill(newOwner().email);
  await page.locator("[value=sign-in]").click();
  await page.waitForURL("**/profile-completion");
  expect(page.url()).not.toContain("code=");
  await context.close();
});

test("[E63, A28] a rejected proof and a response without a token each show a message", async ({ page }) => {
  const rejections = [
    { status: 401, json: { code: "SOCIAL_LOGIN_FAILED", message: errorTexts.SOCIAL_LOGIN_FAILED } },
    { status: 401, body: "" },
  ];
  for (const rejection of rejections) {
    await page.route("**/api/auth/google/verify", (route) => route.fulfill(rejection));
    await page.goto("/login");
    await signInWith(page, "google", { name: "Ida Holm", email: newOwner().email });
    await expect(page.getByText(signInTexts.social, { exact: true })).toBeVisible();
    await page.unroute("**/api/auth/google/verify");
  }

  await page.route("**/api/auth/google/verify", (route) => route.fulfill({ status: 200, json: {} }));
  await signInWith(page, "google", { name: "Ida Holm", email: newOwner().email });
  await expect(page.getByText(signInTexts.invalidSocial)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("the callback page is accessible and leads back", async ({ page }) => {
  await page.goto("/signing-in?state=lh.nobody-asked&code=x");
  await expect(page.getByRole("alert")).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.getByRole("link", { name: socialTexts.back }).click();
  await page.waitForURL("**/login");
});
