/** Inviting a Sub-Administrator, their rights, and the accessibility of pages of access. */

import { errorTexts } from "@lantern/contract/error-texts";
import { Role, roleName } from "@lantern/contract/roles";
import { expect, type Page } from "@playwright/test";
import { texts as administratorsTexts } from "../../../apps/web/app/company/administrators/texts.ts";
import { texts as joinCompanyTexts } from "../../../apps/web/app/doors/invitation/texts.ts";
import { texts as loginTexts } from "../../../apps/web/app/doors/login/texts.ts";
import { texts as signupTexts } from "../../../apps/web/app/doors/signup/texts.ts";
import { texts as credentialTexts } from "../../../apps/web/app/doors/texts.ts";
import { texts as fieldTexts } from "../../../apps/web/app/forms/field-texts.ts";
import { expectAccessible, expectBothSchemesAccessible } from "../../fixtures/axe.ts";
import { confirmAddress, newOwner, ownerByApi, signUp } from "../../fixtures/company.ts";
import { signInWith } from "../../fixtures/identity.ts";
import { watchLayoutShifts } from "../../fixtures/layout-shifts.ts";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { test } from "../../fixtures/test.ts";

const ole = "Ole Dahl";

test("[R15, O02, O03, D03] a Sub-Administrator is invited, joins, and sees the limits", async ({
  page,
  browser,
}) => {
  const owner = newOwner();
  const email = owner.email.replace("nora@", "ole@");
  await signUp(page, owner);
  await page.goto("/dashboard/team");
  await expect(page.getByRole("cell", { name: roleName(Role.CONSUMER_ADMIN) })).toBeVisible();
  await page.getByLabel(credentialTexts.email).fill(email);
  await page.getByRole("button", { name: administratorsTexts.inviteSubmit }).click();
  await expect(page.getByText(administratorsTexts.invited)).toBeVisible();

  const link = linkIn(await emailTo(page.request, email, /./), "/invite-admin/");
  const context = await browser.newContext();
  const other = await context.newPage();
  const layoutShift = await watchLayoutShifts(other);
  await other.goto(link);
  await expect(other.getByRole("heading", { name: joinCompanyTexts.heading(owner.company) })).toBeVisible();
  // The card stays where it is; its texts may need a line more or less than was reserved for them.
  expect(await layoutShift()).toBeLessThan(0.05);
  await expect(other.locator('[data-layout="default"]')).toBeVisible();
  await expect(other.getByText(roleName(Role.CONSUMER_ADMIN_SUB))).toBeVisible();
  await other.getByLabel(signupTexts.firstName).fill("Ole");
  await other.getByLabel(signupTexts.lastName).fill("Dahl");
  await other.getByLabel(credentialTexts.password, { exact: true }).fill("two lamps on the quay");
  await other.getByLabel(signupTexts.repeat).fill("two lamps on the quay");
  await other.getByRole("checkbox", { name: fieldTexts.terms.accept }).check();
  await other.getByRole("button", { name: joinCompanyTexts.submit }).click();
  await other.waitForURL("**/dashboard/home");
  await other.goto("/dashboard/team");
  await expect(other.getByText(administratorsTexts.ownersOnly)).toBeVisible();
  await expect(other.getByRole("button", { name: administratorsTexts.inviteSubmit })).toHaveCount(0);

  const third = await context.newPage();
  await third.goto(link);
  await expect(third.getByRole("heading", { name: joinCompanyTexts.expiredHeading })).toBeVisible();
  await expect(third.getByRole("link", { name: loginTexts.title }).first()).toBeVisible();
  const loaded = third.waitForResponse((response) => new URL(response.url()).pathname === "/api/user");
  await third.goto("/dashboard/team");
  expect((await (await loaded).json()).user_type_id).toBe(4);
  await context.close();

  await page.reload();
  const actions = page.getByRole("button", { name: administratorsTexts.actions(ole) });
  const question = page.getByRole("dialog");
  const makeOwner = question.getByRole("button", { name: administratorsTexts.makeOwner });
  await actions.click();
  await page.getByRole("menuitem", { name: administratorsTexts.makeOwner }).click();
  await expectAccessible(page, "the question before somebody becomes an Owner");
  await question.getByLabel(fieldTexts.ownPassword.label).fill("a borrowed browser");
  await makeOwner.click();
  await expect(question.getByText(errorTexts.USER_012)).toBeVisible();
  await question.getByLabel(fieldTexts.ownPassword.label).fill(owner.password);
  await makeOwner.click();
  await expect(page.getByText(administratorsTexts.handedOver(ole))).toBeVisible();

  await page.getByLabel(credentialTexts.email).fill(email.replace("ole@", "una@"));
  await page.getByLabel(administratorsTexts.role).selectOption(roleName(Role.CONSUMER_ADMIN));
  await page.getByLabel(fieldTexts.ownPassword.label).fill(owner.password);
  await page.getByRole("button", { name: administratorsTexts.inviteSubmit }).click();
  await expect(page.getByRole("cell", { name: email.replace("ole@", "una@") })).toBeVisible();

  await actions.click();
  await page.getByRole("menuitem", { name: administratorsTexts.remove }).click();
  await page.getByRole("dialog").getByRole("button", { name: administratorsTexts.remove }).click();
  await expect(page.getByText(administratorsTexts.removed(ole))).toBeVisible();
});

async function check(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectBothSchemesAccessible(page, path);
    const before = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 740 });
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320]);
    if (before) await page.setViewportSize(before);
  }
}

test("axe finds nothing on pages of access in the states that a walk by the site map does not meet", async ({
  page,
  baseURL,
}) => {
  const expired = "x".repeat(43);
  await check(page, [
    "/verify",
    `/verify/address/${expired}`,
    `/verify/social/${expired}`,
    "/debug/award?fail=418",
    "/nope",
  ]);

  const owner = await ownerByApi(baseURL as string);
  await confirmAddress(owner);
  const email = owner.email.replace("nora@", "ole@");
  await owner.api.ok("POST", "/api/company/admins/invite", { email, user_type_id: 4 });
  await check(page, [linkIn(await emailTo(page.request, email, /./), "/invite-admin/")]);
  await owner.api.close();

  await page.goto("/login");
  await signInWith(page, "google", { name: "Ida Holm", email: newOwner().email });
  await page.waitForURL("**/profile-completion");
  await check(page, ["/profile-completion"]);
  await page.evaluate(() => localStorage.clear());

  await signUp(page, newOwner());
  await check(page, ["/dashboard/home"]);
});
