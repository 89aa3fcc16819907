/** Single sign-on with a real provider of a company, which runs beside the product. */

import { errorTexts } from "@lantern/contract/error-texts";
import { expect, type Page } from "@playwright/test";
import { companyProvider } from "../../../apps/server/test/company-provider.ts";
import { names } from "../../../apps/web/app/company/names.ts";
import { texts as profileCompletionTexts } from "../../../apps/web/app/company/profile-completion/texts.ts";
import { texts as accountTexts } from "../../../apps/web/app/company/shared/account/texts.ts";
import { texts as singleSignOnTexts } from "../../../apps/web/app/company/single-sign-on/texts.ts";
import { texts as loginTexts } from "../../../apps/web/app/doors/login/texts.ts";
import { texts as credentialTexts } from "../../../apps/web/app/doors/texts.ts";
import { texts as fieldTexts } from "../../../apps/web/app/forms/field-texts.ts";
import { toastLabels } from "../../../apps/web/app/i18n/en/start.ts";
import { texts as shellTexts } from "../../../apps/web/app/shell/texts.ts";
import { expectAccessible } from "../../fixtures/axe.ts";
import { confirmAddress, ownerByApi, signInToDashboard, signOut } from "../../fixtures/company.ts";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { test } from "../../fixtures/test.ts";
import { wording } from "../../fixtures/texts.ts";
import { checkPage } from "../people/check-page.ts";

const anotherKim = "another-kim";

async function save(page: Page, password: string): Promise<void> {
  const provider = page.getByRole("region", { name: singleSignOnTexts.provider });
  await provider.getByLabel(fieldTexts.ownPassword.label).fill(password);
  // The message of an earlier save may still be there.
  const saved = page.waitForResponse(
    (response) => response.request().method() === "PUT" && response.url().endsWith("/company/single-sign-on"),
  );
  await page.getByRole("button", { name: singleSignOnTexts.save, exact: true }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByText(singleSignOnTexts.saved).last()).toBeVisible();
}

test("an Owner sets up single sign-on; a colleague signs in and out with it; the Owner keeps the password", async ({
  page,
  browser,
  baseURL,
}) => {
  const { origin } = new URL(String(baseURL));
  const owner = await ownerByApi(origin);
  await confirmAddress(owner);
  const settings = (await owner.api.ok("GET", "/api/company/single-sign-on")) as { redirect_uri: string };
  const redirectUri = settings.redirect_uri;
  const provider = await companyProvider({ redirectUri, postLogoutRedirectUri: `${origin}/login` });
  const domain = owner.email.split("@")[1] ?? "";
  const kim = { firstName: "Kim", lastName: "Berg", email: `kim@${domain}` };
  provider.people.set(kim.email, { given_name: kim.firstName, family_name: kim.lastName });
  await signInToDashboard(page, owner);

  await test.step("the settings show what to register, and the test says what is wrong", async () => {
    await page.goto("/dashboard/settings");
    await page.getByRole("link", { name: names.signOn }).click();
    await expect(page.getByRole("heading", { level: 1, name: names.signOn })).toBeVisible();
    await expect(page.getByLabel(singleSignOnTexts.redirect, { exact: true })).toHaveValue(redirectUri);
    await page.getByLabel(singleSignOnTexts.issuer).fill(`${provider.issuer}/elsewhere`);
    await page.getByLabel(singleSignOnTexts.clientId).fill("lantern");
    await page.getByLabel(singleSignOnTexts.clientSecret).fill("not the secret");
    await page.getByLabel(singleSignOnTexts.makesAdmins).check();
    await page.getByLabel(singleSignOnTexts.groupClaim).fill("groups");
    await page.getByLabel(singleSignOnTexts.ownerGroup).fill("owners");
    await save(page, owner.password);
    await page.getByRole("button", { name: singleSignOnTexts.test, exact: true }).click();
    await expect(page.getByText(singleSignOnTexts.problems.no_discovery)).toBeVisible();
    await page.getByLabel(singleSignOnTexts.issuer).fill(provider.issuer);
    await page.getByLabel(singleSignOnTexts.clientSecret).fill("not the secret");
    await save(page, owner.password);
    await page.getByRole("button", { name: singleSignOnTexts.test, exact: true }).click();
    await expect(page.getByText(singleSignOnTexts.problems.client_refused)).toBeVisible();
    await page.getByLabel(singleSignOnTexts.clientSecret).fill("a-secret-of-the-company");
    await save(page, owner.password);
    await page.getByRole("button", { name: singleSignOnTexts.test, exact: true }).click();
    await expect(page.getByText(singleSignOnTexts.fine, { exact: true })).toHaveCount(7);
  });

  await test.step("a domain counts once it is proved", async () => {
    await page.getByLabel(singleSignOnTexts.domain, { exact: true }).fill(domain);
    const domains = page.getByRole("region", { name: singleSignOnTexts.domains });
    await domains.getByLabel(fieldTexts.ownPassword.label).fill(owner.password);
    await page.getByRole("button", { name: singleSignOnTexts.addDomain }).click();
    await expect(page.getByText(singleSignOnTexts.unproved)).toBeVisible();
    await page.getByRole("button", { name: singleSignOnTexts.checkOf(domain) }).click();
    await expect(page.getByRole("region", { name: toastLabels.area })).toContainText(
      errorTexts.DOMAIN_UNPROVED,
    );
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `single sign-on, ${colorScheme}`);
    }
    await page.emulateMedia({ colorScheme: "light" });
    const email = await emailTo(page.request, `postmaster@${domain}`, /./);
    await page.goto(linkIn(email, "/single-sign-on"));
    await expect(page.getByText(singleSignOnTexts.proved, { exact: true })).toBeVisible();
    await page.getByLabel(singleSignOnTexts.required).check();
    await save(page, owner.password);
  });

  await test.step("a colleague without an account signs in, and out of both", async () => {
    const context = await browser.newContext({ baseURL: origin });
    const colleague = await context.newPage();
    await colleague.goto("/login");
    await colleague.getByLabel(credentialTexts.email).fill(kim.email);
    await colleague.getByLabel(credentialTexts.email).press("Tab");
    const toProvider = colleague.getByRole("button", { name: loginTexts.signOn });
    await expect(toProvider).toBeVisible();
    await expect(colleague.getByLabel(credentialTexts.password, { exact: true })).toBeHidden();
    await expectAccessible(colleague, "login with a company's provider");
    await toProvider.click();
    await colleague.waitForURL(`${provider.issuer}/**`);
    await colleague.locator("[name=login]").fill(kim.email);
    await colleague.locator("[name=password]").fill("x");
    await colleague.getByRole("button", { name: wording("Sign-in") }).click();
    await colleague.getByRole("button", { name: wording("Continue") }).click();
    // As after every first sign-in without a password.
    await colleague.waitForURL("**/profile-completion");
    await colleague.getByLabel(accountTexts.country, { exact: true }).selectOption("DK");
    await colleague.getByLabel(accountTexts.phone).fill("20 12 34 56");
    await colleague.getByRole("button", { name: profileCompletionTexts.submit }).click();
    await colleague.waitForURL("**/dashboard/home");
    await signOut(colleague, kim, shellTexts.logOutOfEverything);
    await colleague.waitForURL(`${provider.issuer}/**`);
    await colleague.getByRole("button", { name: wording(/yes/i) }).click();
    await colleague.waitForURL(`${origin}/login*`);
    await context.close();
  });

  await test.step("the Owner reads whose groups are missing, and decides about a second person", async () => {
    provider.people.set(anotherKim, { email: kim.email });
    const context = await browser.newContext({ baseURL: origin });
    const second = await context.newPage();
    await second.goto("/login");
    await second.getByLabel(credentialTexts.email).fill(kim.email);
    await second.getByLabel(credentialTexts.email).press("Tab");
    await second.getByRole("button", { name: loginTexts.signOn }).click();
    await second.waitForURL(`${provider.issuer}/**`);
    await second.locator("[name=login]").fill(anotherKim);
    await second.locator("[name=password]").fill("x");
    await second.getByRole("button", { name: wording("Sign-in") }).click();
    await second.getByRole("button", { name: wording("Continue") }).click();
    await expect(second.getByText(errorTexts.SIGN_ON_UNDECIDED)).toBeVisible();
    await context.close();

    await page.goto("/dashboard/settings/single-sign-on");
    await expect(page.getByText(singleSignOnTexts.groupProblems.missing)).toBeVisible();
    const question = page.getByRole("region", { name: singleSignOnTexts.secondSubjects });
    await expect(question).toContainText(kim.email);
    await expect(question).toContainText(anotherKim);
    await checkPage(page, "single-sign-on-second-person");
    await question.getByRole("button", { name: singleSignOnTexts.samePerson }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(fieldTexts.ownPassword.label).fill(owner.password);
    await dialog.getByRole("button", { name: singleSignOnTexts.samePerson }).click();
    await expect(question).toBeHidden();
  });

  await test.step("the Owner can always use the password", async () => {
    const context = await browser.newContext({ baseURL: origin });
    const again = await context.newPage();
    await again.goto("/login");
    await again.getByLabel(credentialTexts.email).fill(owner.email);
    await again.getByLabel(credentialTexts.email).press("Tab");
    await again.getByRole("button", { name: loginTexts.ownersPassword }).click();
    await again.getByLabel(credentialTexts.password, { exact: true }).fill(owner.password);
    await again.keyboard.press("Enter");
    await again.waitForURL("**/dashboard/home");
    await context.close();
  });
  await provider.close();
});
