/** External accounts for signing in: linked by email, used, and removed. */
import { expect } from "@playwright/test";
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
  const section = page.getByRole("region", { name: "Accounts you sign in with" });
  await expect(section.getByText("None yet")).toBeVisible();

  const elsewhere = { name: "Nora Winther", email: `nora.private@${owner.email.split("@")[1]}` };
  await signInWith(page, "google", elsewhere, section.getByRole("button", { name: "Link Google" }));
  await expect(section.getByText(`We’ve emailed a link to ${owner.email}`)).toBeVisible();
  const email = await emailTo(page.request, owner.email, /Google/);
  await page.goto(linkIn(email, "/verify/social/"));
  await page.getByRole("button", { name: "Yes, link them and log in" }).click();
  await page.waitForURL("**/dashboard/home");

  await page.goto("/dashboard/profile");
  await expect(section.getByText(`Google, ${elsewhere.email}`)).toBeVisible();
  await expectAccessible(page, "the profile", { within: "main" });
  await section.getByRole("button", { name: "Unlink Google" }).click();
  await expect(section.getByText("None yet")).toBeVisible();
});

test("a person with one account reads that it is the only way to sign in", async ({ page }) => {
  const { email, company } = newOwner();
  await page.goto("/login");
  await signInWith(page, "linkedin", { name: "Ida Holm", email });
  await page.waitForURL("**/profile-completion");
  await page.getByLabel("Company").fill(company);
  await page.getByLabel("Country", { exact: true }).selectOption("DK");
  await page.getByLabel("Telephone").fill("20 12 34 56");
  await page.getByRole("checkbox", { name: /I accept the terms/ }).check();
  await page.getByRole("button", { name: "Save and continue" }).click();
  await page.waitForURL("**/dashboard/home");
  await page.goto("/dashboard/profile");
  await page.getByRole("button", { name: "Unlink LinkedIn" }).click();
  await expect(page.getByText("This is your only way to log in.")).toBeVisible();
  await expect(page.getByText(`LinkedIn, ${email}`)).toBeVisible();
});

test("[E41] a change of the address requires the password", async ({ page }) => {
  const owner = newOwner();
  await signUp(page, owner);
  await page.goto("/dashboard/profile");
  const section = page.getByRole("region", { name: "You", exact: true });
  await expect(section.getByLabel("Your password")).toHaveCount(0);
  const next = `moved@${owner.email.split("@")[1]}`;
  await section.getByLabel("Work email").fill(next);
  await section.getByLabel("Your password").fill("not this one");
  await section.getByRole("button", { name: "Save" }).click();
  await expect(section.getByText("The provided password does not match your current password")).toBeVisible();
  await section.getByLabel("Your password").fill(owner.password);
  await section.getByRole("button", { name: "Save" }).click();
  await expect(section.getByText(`Open the link in the email to ${next}`)).toBeVisible();
});
