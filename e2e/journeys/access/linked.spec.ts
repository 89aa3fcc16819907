/** External accounts for signing in: linked by email, used, and removed. */

import { errorTexts } from "@lantern/contract/error-texts";
import { expect } from "@playwright/test";
import { texts as socialTexts } from "../../../apps/web/app/api/access/social/texts.ts";
import { texts as profileTexts } from "../../../apps/web/app/company/profile/texts.ts";
import { texts as profileCompletionTexts } from "../../../apps/web/app/company/profile-completion/texts.ts";
import { texts as accountTexts } from "../../../apps/web/app/company/shared/account/texts.ts";
import { texts as credentialTexts } from "../../../apps/web/app/doors/texts.ts";
import { texts as verifyTexts } from "../../../apps/web/app/doors/verify/texts.ts";
import { texts as fieldTexts } from "../../../apps/web/app/forms/field-texts.ts";
import { expectAccessible } from "../../fixtures/axe.ts";
import { newOwner, signUp } from "../../fixtures/company.ts";
import { signInWith } from "../../fixtures/identity.ts";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { test } from "../../fixtures/test.ts";

test("another account is linked by an email, can sign in afterwards, and can be unlinked", async ({
  page,
}) => {
  const owner = newOwner();
  await signUp(page, owner);
  await page.goto("/dashboard/profile");
  const section = page.getByRole("region", { name: profileTexts.linked.title });
  await expect(section.getByText(profileTexts.linked.none)).toBeVisible();

  const elsewhere = { name: "Nora Winther", email: `nora.private@${owner.email.split("@")[1]}` };
  await signInWith(
    page,
    "google",
    elsewhere,
    section.getByRole("button", { name: profileTexts.linked.addOne("Google") }),
  );
  await expect(section.getByText(profileTexts.linked.emailed(owner.email))).toBeVisible();
  const email = await emailTo(page.request, owner.email, /Google/);
  await page.goto(linkIn(email, "/verify/social/"));
  await page.getByRole("button", { name: verifyTexts.linked.submit }).click();
  await page.waitForURL("**/dashboard/home");

  await page.goto("/dashboard/profile");
  await expect(section.getByText(`${socialTexts.names.google}, ${elsewhere.email}`)).toBeVisible();
  await expectAccessible(page, "the profile", { within: "main" });
  await section.getByRole("button", { name: profileTexts.linked.unlinkOne("Google") }).click();
  await expect(section.getByText(profileTexts.linked.none)).toBeVisible();
});

test("a person with one account reads that it is the only way to sign in", async ({ page }) => {
  const { email, company } = newOwner();
  await page.goto("/login");
  await signInWith(page, "linkedin", { name: "Ida Holm", email });
  await page.waitForURL("**/profile-completion");
  await page.getByLabel(accountTexts.company).fill(company);
  await page.getByLabel(accountTexts.country, { exact: true }).selectOption("DK");
  await page.getByLabel(accountTexts.phone).fill("20 12 34 56");
  await page.getByRole("checkbox", { name: fieldTexts.terms.accept }).check();
  await page.getByRole("button", { name: profileCompletionTexts.submit }).click();
  await page.waitForURL("**/dashboard/home");
  await page.goto("/dashboard/profile");
  await page.getByRole("button", { name: profileTexts.linked.unlinkOne("LinkedIn") }).click();
  await expect(page.getByText(errorTexts.LAST_SIGN_IN_METHOD)).toBeVisible();
  await expect(page.getByText(`${socialTexts.names.linkedin}, ${email}`)).toBeVisible();
});

test("[E41] a change of the address requires the password", async ({ page }) => {
  const owner = newOwner();
  await signUp(page, owner);
  await page.goto("/dashboard/profile");
  const section = page.getByRole("region", { name: profileTexts.person, exact: true });
  await expect(section.getByLabel(fieldTexts.ownPassword.label)).toHaveCount(0);
  const next = `moved@${owner.email.split("@")[1]}`;
  await section.getByLabel(credentialTexts.email).fill(next);
  await section.getByLabel(fieldTexts.ownPassword.label).fill("not this one");
  await section.getByRole("button", { name: profileTexts.save }).click();
  await expect(section.getByText(errorTexts.USER_012)).toBeVisible();
  await section.getByLabel(fieldTexts.ownPassword.label).fill(owner.password);
  await section.getByRole("button", { name: profileTexts.save }).click();
  await expect(section.getByText(profileTexts.pending(next))).toBeVisible();
});
