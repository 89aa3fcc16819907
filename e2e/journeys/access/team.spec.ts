/** Inviting a Sub-Administrator, their rights, and the accessibility of pages of access. */
import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectBothSchemesAccessible } from "../../fixtures/axe.ts";
import { confirmAddress, newOwner, ownerByApi, signUp } from "../../fixtures/company.ts";
import { signInWith } from "../../fixtures/identity.ts";
import { watchLayoutShifts } from "../../fixtures/layout-shifts.ts";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { test } from "../../fixtures/test.ts";

test("[R15, O02, O03, D03] a Sub-Administrator is invited, joins, and sees the limits", async ({
  page,
  browser,
}) => {
  const owner = newOwner();
  const email = owner.email.replace("nora@", "ole@");
  await signUp(page, owner);
  await page.goto("/dashboard/team");
  await expect(page.getByRole("cell", { name: "Company Owner" })).toBeVisible();
  await page.getByLabel("Work email").fill(email);
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText("Invitation sent")).toBeVisible();

  const link = linkIn(await emailTo(page.request, email, /./), "/invite-admin/");
  const context = await browser.newContext();
  const other = await context.newPage();
  const layoutShift = await watchLayoutShifts(other);
  await other.goto(link);
  await expect(other.getByRole("heading", { name: `Join ${owner.company}` })).toBeVisible();
  // The card stays where it is; its texts may need a line more or less than was reserved for them.
  expect(await layoutShift()).toBeLessThan(0.05);
  await expect(other.locator('[data-layout="default"]')).toBeVisible();
  await expect(other.getByText("Sub-Administrator")).toBeVisible();
  await other.getByLabel("First name").fill("Ole");
  await other.getByLabel("Last name").fill("Dahl");
  await other.getByLabel("Password", { exact: true }).fill("two lamps on the quay");
  await other.getByLabel("Password again").fill("two lamps on the quay");
  await other.getByRole("checkbox", { name: /I accept the terms/ }).check();
  await other.getByRole("button", { name: "Join and log in" }).click();
  await other.waitForURL("**/dashboard/home");
  await other.goto("/dashboard/team");
  await expect(other.getByText("Only a Company Owner can invite")).toBeVisible();
  await expect(other.getByRole("button", { name: "Send the invitation" })).toHaveCount(0);

  const third = await context.newPage();
  await third.goto(link);
  await expect(
    third.getByRole("heading", { name: "This invitation was already used or has expired" }),
  ).toBeVisible();
  await expect(third.getByRole("link", { name: "Log in" }).first()).toBeVisible();
  const loaded = third.waitForResponse((response) => new URL(response.url()).pathname === "/api/user");
  await third.goto("/dashboard/team");
  expect((await (await loaded).json()).user_type_id).toBe(4);
  await context.close();

  await page.reload();
  const actions = page.getByRole("button", { name: "Actions for Ole Dahl" });
  const question = page.getByRole("dialog");
  const makeOwner = question.getByRole("button", { name: "Make Company Owner" });
  await actions.click();
  await page.getByRole("menuitem", { name: "Make Company Owner" }).click();
  await expectAccessible(page, "the question before somebody becomes an Owner");
  await question.getByLabel("Your password").fill("a borrowed browser");
  await makeOwner.click();
  await expect(
    question.getByText("The provided password does not match your current password"),
  ).toBeVisible();
  await question.getByLabel("Your password").fill(owner.password);
  await makeOwner.click();
  await expect(page.getByText("Ole Dahl is Company Owner now")).toBeVisible();

  await page.getByLabel("Work email").fill(email.replace("ole@", "una@"));
  await page.getByLabel("Role").selectOption("Company Owner");
  await page.getByLabel("Your password").fill(owner.password);
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByRole("cell", { name: email.replace("ole@", "una@") })).toBeVisible();

  await actions.click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Ole Dahl was removed")).toBeVisible();
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
