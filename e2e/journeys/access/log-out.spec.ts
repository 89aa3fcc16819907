/** Logging out leaves nothing behind, and a login that fails leaves nothing either. */
import { expect } from "@playwright/test";
import { texts as signInTexts } from "../../../apps/web/app/api/access/sign-in-texts.ts";
import { texts as accessTexts } from "../../../apps/web/app/api/access/texts.ts";
import { names } from "../../../apps/web/app/company/names.ts";
import { texts as loginTexts } from "../../../apps/web/app/doors/login/texts.ts";
import { ownerByApi, signIn, signInToDashboard, signOut } from "../../fixtures/company.ts";
import { counted } from "../../fixtures/counted.ts";
import { test } from "../../fixtures/test.ts";

let owner: Awaited<ReturnType<typeof ownerByApi>>;

test.beforeAll(async ({ baseURL }) => {
  owner = await ownerByApi(baseURL as string);
});
test.afterAll(() => owner.api.close());

test("[A18–A22, C25, C26] logging out leaves nothing, whatever the response, and Back shows no company", async ({
  page,
  context,
}) => {
  for (const response of [
    null,
    { status: 401, json: { code: "UNAUTHENTICATED", message: "Unauthenticated" } },
    { status: 401, json: {} },
    { status: 419, json: {} },
  ]) {
    await signInToDashboard(page, owner);
    await page.getByRole("link", { name: names.participants }).first().click();
    await page.waitForURL("**/dashboard/participants");
    await page.evaluate(() => {
      localStorage.setItem("social-state.linkedin", "x");
      sessionStorage.setItem("social-state.linkedin", "x");
    });
    if (response) await page.route("**/api/logout", (route) => route.fulfill(response));
    const logouts = counted(page, "POST", "/api/logout");
    await signOut(page, owner);
    await page.waitForURL("**/?logout=true");
    expect(logouts.count).toBeGreaterThan(0);
    const left = await page.evaluate(() => [
      localStorage.getItem("token"),
      sessionStorage.getItem("credentials"),
      ...Object.keys(localStorage).filter((key) => key.startsWith("social")),
      ...Object.keys(sessionStorage).filter((key) => key.startsWith("social")),
      document.cookie,
    ]);
    expect(left).toEqual([null, null, ""]);
    if (!response) expect(await context.cookies()).toEqual([]);
    await expect(page.locator("[data-toast]")).toHaveCount(0);
    await page.unroute("**/api/logout");
    await page.goBack();
    await page.waitForURL("**/login");
    await expect(page.getByText(owner.company)).toHaveCount(0);
  }
});

test("[E62, A27] a rejected and an empty response to the login appear under the form", async ({ page }) => {
  await signIn(page, { email: owner.email, password: "not the one" });
  await expect(page.locator("form").getByText(signInTexts.login, { exact: true })).toBeVisible();
  await page.route("**/api/login", (route) => route.fulfill({ status: 401, body: "" }));
  await page.getByRole("button", { name: loginTexts.submit, exact: true }).click();
  await expect(page.locator("form").getByText(signInTexts.login, { exact: true })).toBeVisible();
  await page.unroute("**/api/login");
  await page.route("**/api/login", (route) => route.fulfill({ status: 200, json: {} }));
  await page.getByRole("button", { name: loginTexts.submit, exact: true }).click();
  await expect(page.locator("form").getByText(accessTexts.invalidLogin)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  expect(new URL(page.url()).pathname).toBe("/login");
});
