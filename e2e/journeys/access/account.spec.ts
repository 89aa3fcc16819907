/** Changes to an administrator's account, and handing over the company. */
import { expect } from "@playwright/test";
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
  await page.getByLabel("Work email").fill(next);
  await page.getByRole("textbox", { name: "Your password" }).fill(owner.password);
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(page.getByText("Your new address isn’t confirmed yet")).toBeVisible();
  await expect(page.getByLabel("Work email")).toHaveValue(owner.email);
  expect((await owner.api.request("GET", "/api/user")).body).toMatchObject({
    email: owner.email,
    pending_email: next,
  });

  const link = linkIn(await emailTo(page.request, next, /./), "/verify/address/");
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible();
  await page.goto("/dashboard/profile");
  await expect(page.getByLabel("Work email")).toHaveValue(next);
  await page.evaluate(() => localStorage.clear());
  await signIn(page, owner);
  await expect(page.getByText("Login failed")).toBeVisible();
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
  const list = page.getByRole("region", { name: "Where you’re signed in" });
  await expect(list.getByRole("listitem")).toHaveCount(4);
  await expect(list.getByText("this one", { exact: true })).toHaveCount(1);
  await list.getByRole("button", { name: "Log out there" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Log out" }).click();
  await expect(dialog.getByText("does not match your current password")).toBeVisible();
  await dialog.getByLabel("Your password").fill(owner.password);
  await dialog.getByRole("button", { name: "Log out" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(3);

  await list.getByRole("button", { name: "Log out everywhere" }).click();
  await dialog.getByLabel("Your password").fill(owner.password);
  await dialog.getByRole("button", { name: "Log out everywhere" }).click();
  await page.waitForURL("**/login");
  await other.goto("/dashboard/sessions");
  await other.waitForURL("**/login");
  await expect(other.getByText("Authentication required")).toBeVisible();
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
  await expect(page.getByRole("menu").getByText("Company Owner")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto("/dashboard/team");
  await page.getByRole("button", { name: "Actions for Ole Dahl" }).click();
  await page.getByRole("menuitem", { name: "Hand over the company" }).click();
  const dialog = page.getByRole("dialog");
  const handOver = dialog.getByRole("button", { name: "Hand over the company" });
  await handOver.click();
  await expect(dialog.getByText("The provided password does not match your current password")).toBeVisible();
  await checkPage(page, "hand-over");
  await dialog.getByLabel("Your password", { exact: true }).fill(owner.password);
  await handOver.click();
  await expect(page.getByText("Ole Dahl is Company Owner now")).toBeVisible();
  await expect(page.getByText("Only a Company Owner can invite")).toBeVisible();
  await accountMenu(page, owner).click();
  await expect(page.getByRole("menu").getByText("Sub-Administrator")).toBeVisible();
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
