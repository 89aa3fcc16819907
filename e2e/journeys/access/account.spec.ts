/** Changes to an administrator's account, and handing over the company. */

import { errorTexts } from "@lantern/contract/error-texts";
import { Role, roleName } from "@lantern/contract/roles";
import { expect } from "@playwright/test";
import { texts as signInTexts } from "../../../apps/web/app/api/access/sign-in-texts.ts";
import { texts as accessTexts } from "../../../apps/web/app/api/access/texts.ts";
import { texts as administratorsTexts } from "../../../apps/web/app/company/administrators/texts.ts";
import { texts as profileTexts } from "../../../apps/web/app/company/profile/texts.ts";
import { texts as credentialTexts } from "../../../apps/web/app/doors/texts.ts";
import { texts as verifyTexts } from "../../../apps/web/app/doors/verify/texts.ts";
import { texts as fieldTexts } from "../../../apps/web/app/forms/field-texts.ts";
import { texts as shellTexts } from "../../../apps/web/app/shell/texts.ts";
import {
  accountMenu,
  confirmAddress,
  ownerByApi,
  signIn,
  signInToDashboard,
  subAdministratorByApi,
} from "../../fixtures/company.ts";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { test } from "../../fixtures/test.ts";
import { checkPage } from "../people/check-page.ts";

test("a new address is valid only after it was confirmed by its email", async ({ page, baseURL }) => {
  const owner = await ownerByApi(baseURL as string);
  await confirmAddress(owner);
  const next = owner.email.replace("nora@", "nora.winther@");
  await signInToDashboard(page, owner);
  await page.goto("/dashboard/profile");
  await page.getByLabel(credentialTexts.email).fill(next);
  await page.getByRole("textbox", { name: fieldTexts.ownPassword.label }).fill(owner.password);
  await page.getByRole("button", { name: profileTexts.save, exact: true }).first().click();
  await expect(page.getByText(profileTexts.pendingTitle)).toBeVisible();
  await expect(page.getByLabel(credentialTexts.email)).toHaveValue(owner.email);
  expect((await owner.api.request("GET", "/api/user")).body).toMatchObject({
    email: owner.email,
    pending_email: next,
  });

  const link = linkIn(await emailTo(page.request, next, /./), "/verify/address/");
  await page.goto(link);
  await page.getByRole("button", { name: verifyTexts.submit }).click();
  await expect(page.getByRole("heading", { name: verifyTexts.doneHeading })).toBeVisible();
  await page.goto("/dashboard/profile");
  await expect(page.getByLabel(credentialTexts.email)).toHaveValue(next);
  await page.evaluate(() => localStorage.clear());
  await signIn(page, owner);
  await expect(page.getByText(signInTexts.login)).toBeVisible();
  await signInToDashboard(page, { ...owner, email: next });
  await owner.api.close();
});

test("logging out another device, or everywhere, ends those sign-ins at once", async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await ownerByApi(baseURL as string);
  await signInToDashboard(page, owner);
  const context = await browser.newContext({ baseURL: baseURL as string });
  const other = await context.newPage();
  await signInToDashboard(other, owner);
  await page.goto("/dashboard/profile");
  const list = page.getByRole("region", { name: profileTexts.signIns.title });
  await expect(list.getByRole("listitem")).toHaveCount(4);
  await expect(list.getByText(profileTexts.signIns.here, { exact: true })).toHaveCount(1);
  await list.getByRole("button", { name: profileTexts.signIns.end }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: shellTexts.logOut }).click();
  await expect(dialog.getByText(errorTexts.USER_012)).toBeVisible();
  await dialog.getByLabel(fieldTexts.ownPassword.label).fill(owner.password);
  await dialog.getByRole("button", { name: shellTexts.logOut }).click();
  await expect(list.getByRole("listitem")).toHaveCount(3);

  await list.getByRole("button", { name: profileTexts.signIns.endAll }).click();
  await dialog.getByLabel(fieldTexts.ownPassword.label).fill(owner.password);
  await dialog.getByRole("button", { name: profileTexts.signIns.endingAll.confirm }).click();
  await page.waitForURL("**/login");
  await other.goto("/dashboard/sessions");
  await other.waitForURL("**/login");
  await expect(other.getByText(accessTexts.unauthenticated)).toBeVisible();
  expect((await owner.api.request("GET", "/api/user")).status).toBe(401);
  await context.close();
  await owner.api.close();
});

test("[O02, O03, O11] an Owner who hands over the company becomes Sub-Administrator", async ({
  page,
  baseURL,
}) => {
  const owner = await ownerByApi(baseURL as string);
  await confirmAddress(owner);
  const { api } = await subAdministratorByApi(baseURL as string, owner);

  await signInToDashboard(page, owner);
  await accountMenu(page, owner).click();
  await expect(page.getByRole("menu").getByText(roleName(Role.CONSUMER_ADMIN))).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto("/dashboard/team");
  await page.getByRole("button", { name: administratorsTexts.actions("Ole Dahl") }).click();
  await page.getByRole("menuitem", { name: administratorsTexts.handOver }).click();
  const dialog = page.getByRole("dialog");
  const handOver = dialog.getByRole("button", { name: administratorsTexts.handOver });
  await handOver.click();
  await expect(dialog.getByText(errorTexts.USER_012)).toBeVisible();
  await checkPage(page, "hand-over");
  await dialog.getByLabel(fieldTexts.ownPassword.label, { exact: true }).fill(owner.password);
  await handOver.click();
  await expect(page.getByText(administratorsTexts.handedOver("Ole Dahl"))).toBeVisible();
  await expect(page.getByText(administratorsTexts.ownersOnly)).toBeVisible();
  await accountMenu(page, owner).click();
  await expect(page.getByRole("menu").getByText(roleName(Role.CONSUMER_ADMIN_SUB))).toBeVisible();
  expect((await owner.api.request("GET", "/api/user")).body).toMatchObject({ user_type_id: 4 });
  expect((await api.request("GET", "/api/user")).body).toMatchObject({ user_type_id: 2 });
  const alone = await api.request(
    "DELETE",
    `/api/company/admins/${(await api.request("GET", "/api/user")).body.id}`,
  );
  expect(alone.status).toBeGreaterThanOrEqual(400);
  await api.close();
  await owner.api.close();
});
