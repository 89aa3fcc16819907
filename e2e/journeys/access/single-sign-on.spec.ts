/** Single sign-on with a real provider of a company, which runs beside the product. */
import { expect, type Page } from "@playwright/test";
import { companyProvider } from "../../../apps/server/test/company-provider.ts";
import { expectAccessible } from "../../fixtures/axe.ts";
import { confirmAddress, ownerByApi, signInToDashboard, signOut } from "../../fixtures/company.ts";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { test } from "../../fixtures/test.ts";
import { checkPage } from "../people/check-page.ts";

async function save(page: Page, password: string): Promise<void> {
  const provider = page.getByRole("region", { name: "Tell us about your provider" });
  await provider.getByLabel("Your password").fill(password);
  // The message of an earlier save may still be there.
  const saved = page.waitForResponse(
    (response) => response.request().method() === "PUT" && response.url().endsWith("/company/single-sign-on"),
  );
  await page.getByRole("button", { name: "Save", exact: true }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByText("Single sign-on saved").last()).toBeVisible();
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
    await page.getByRole("link", { name: "Single sign-on" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Single sign-on" })).toBeVisible();
    await expect(page.getByLabel("Redirect address", { exact: true })).toHaveValue(redirectUri);
    await page.getByLabel("Issuer").fill(`${provider.issuer}/elsewhere`);
    await page.getByLabel("Client ID").fill("lantern");
    await page.getByLabel("Client secret").fill("not the secret");
    await page.getByLabel("Create an account for people").check();
    await page.getByLabel("Claim that lists the groups").fill("groups");
    await page.getByLabel("Group whose members become Owners").fill("owners");
    await save(page, owner.password);
    await page.getByRole("button", { name: "Test", exact: true }).click();
    await expect(page.getByText(/We found no configuration at the issuer/)).toBeVisible();
    await page.getByLabel("Issuer").fill(provider.issuer);
    await page.getByLabel("Client secret").fill("not the secret");
    await save(page, owner.password);
    await page.getByRole("button", { name: "Test", exact: true }).click();
    await expect(page.getByText("The provider refused the client ID or the secret.")).toBeVisible();
    await page.getByLabel("Client secret").fill("a-secret-of-the-company");
    await save(page, owner.password);
    await page.getByRole("button", { name: "Test", exact: true }).click();
    await expect(page.getByText("OK", { exact: true })).toHaveCount(7);
  });

  await test.step("a domain counts once it is proved", async () => {
    await page.getByLabel("Domain", { exact: true }).fill(domain);
    const domains = page.getByRole("region", { name: "Verify your domains" });
    await domains.getByLabel("Your password").fill(owner.password);
    await page.getByRole("button", { name: "Add domain" }).click();
    await expect(page.getByText("Not verified yet")).toBeVisible();
    await page.getByRole("button", { name: `Check ${domain} now` }).click();
    await expect(page.getByRole("region", { name: "Messages" })).toContainText(/record/);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `single sign-on, ${colorScheme}`);
    }
    await page.emulateMedia({ colorScheme: "light" });
    const email = await emailTo(page.request, `postmaster@${domain}`, /./);
    await page.goto(linkIn(email, "/single-sign-on"));
    await expect(page.getByText("Verified", { exact: true })).toBeVisible();
    await page.getByLabel("People at your domains must use single sign-on").check();
    await save(page, owner.password);
  });

  await test.step("a colleague without an account signs in, and out of both", async () => {
    const context = await browser.newContext({ baseURL: origin });
    const colleague = await context.newPage();
    await colleague.goto("/login");
    await colleague.getByLabel("Work email").fill(kim.email);
    await colleague.getByLabel("Work email").press("Tab");
    const toProvider = colleague.getByRole("button", { name: "Continue with your company" });
    await expect(toProvider).toBeVisible();
    await expect(colleague.getByLabel("Password", { exact: true })).toBeHidden();
    await expectAccessible(colleague, "login with a company's provider");
    await toProvider.click();
    await colleague.waitForURL(`${provider.issuer}/**`);
    await colleague.locator("[name=login]").fill(kim.email);
    await colleague.locator("[name=password]").fill("x");
    await colleague.getByRole("button", { name: "Sign-in" }).click();
    await colleague.getByRole("button", { name: "Continue" }).click();
    // As after every first sign-in without a password.
    await colleague.waitForURL("**/profile-completion");
    await colleague.getByLabel("Country", { exact: true }).selectOption("DK");
    await colleague.getByLabel("Telephone").fill("20 12 34 56");
    await colleague.getByRole("button", { name: "Save and continue" }).click();
    await colleague.waitForURL("**/dashboard/home");
    await signOut(colleague, kim, "Log out of everything on this device");
    await colleague.waitForURL(`${provider.issuer}/**`);
    await colleague.getByRole("button", { name: /yes/i }).click();
    await colleague.waitForURL(`${origin}/login*`);
    await context.close();
  });

  await test.step("the Owner reads whose groups are missing, and decides about a second person", async () => {
    provider.people.set("another-kim", { email: kim.email });
    const context = await browser.newContext({ baseURL: origin });
    const second = await context.newPage();
    await second.goto("/login");
    await second.getByLabel("Work email").fill(kim.email);
    await second.getByLabel("Work email").press("Tab");
    await second.getByRole("button", { name: "Continue with your company" }).click();
    await second.waitForURL(`${provider.issuer}/**`);
    await second.locator("[name=login]").fill("another-kim");
    await second.locator("[name=password]").fill("x");
    await second.getByRole("button", { name: "Sign-in" }).click();
    await second.getByRole("button", { name: "Continue" }).click();
    await expect(second.getByText(/says that you’re somebody new/)).toBeVisible();
    await context.close();

    await page.goto("/dashboard/settings/single-sign-on");
    await expect(page.getByText("The token had no groups.")).toBeVisible();
    const question = page.getByRole("region", { name: "Is this the same person?" });
    await expect(question).toContainText(kim.email);
    await expect(question).toContainText("another-kim");
    await checkPage(page, "single-sign-on-second-person");
    await question.getByRole("button", { name: "Same person" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Your password").fill(owner.password);
    await dialog.getByRole("button", { name: "Same person" }).click();
    await expect(question).toBeHidden();
  });

  await test.step("the Owner can always use the password", async () => {
    const context = await browser.newContext({ baseURL: origin });
    const again = await context.newPage();
    await again.goto("/login");
    await again.getByLabel("Work email").fill(owner.email);
    await again.getByLabel("Work email").press("Tab");
    await again.getByRole("button", { name: "Use your password (Owners only)" }).click();
    await again.getByLabel("Password", { exact: true }).fill(owner.password);
    await again.keyboard.press("Enter");
    await again.waitForURL("**/dashboard/home");
    await context.close();
  });
  await provider.close();
});
