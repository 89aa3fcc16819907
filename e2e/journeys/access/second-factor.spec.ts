/** Signing in with a second factor: an authenticator app and recovery codes. */

import { errorTexts } from "@lantern/contract/error-texts";
import { expect, type Page } from "@playwright/test";
import { generateSync } from "otplib";
import { texts as accountTexts } from "../../../apps/web/app/company/shared/account/texts.ts";
import { texts as secondFactorTexts } from "../../../apps/web/app/doors/second-factor/texts.ts";
import { texts as fieldTexts } from "../../../apps/web/app/forms/field-texts.ts";
import { expectAccessible } from "../../fixtures/axe.ts";
import { confirmAddress, ownerByApi, signIn, signInToDashboard, signOut } from "../../fixtures/company.ts";
import { emailTo } from "../../fixtures/mailbox.ts";
import { test } from "../../fixtures/test.ts";

/** The app's code of the next half minute, which is accepted too and was certainly not used before. */
const nextCode = (secret: string) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });
const thisCode = (secret: string) => generateSync({ secret });

const codeField = (page: Page) =>
  page.getByRole("textbox", { name: accountTexts.authenticator.code, exact: true });
async function leave(page: Page, owner: Parameters<typeof signOut>[1]): Promise<void> {
  await signOut(page, owner);
  await page.waitForURL("**/?logout=true");
}

const section = (page: Page) => page.getByRole("region", { name: accountTexts.authenticator.title });

test("an Owner sets up an authenticator app, logs in with its code and with a recovery code, and removes it", async ({
  page,
  baseURL,
}) => {
  const owner = await ownerByApi(baseURL as string);
  await confirmAddress(owner);
  await signInToDashboard(page, owner);
  let secret = "";
  let codes: string[] = [];

  await test.step("set-up asks for the password and for a first code", async () => {
    await page.goto("/dashboard/profile");
    await section(page).getByRole("button", { name: accountTexts.authenticator.setUp }).click();
    await page.getByRole("dialog").getByLabel(fieldTexts.ownPassword.label).fill("not the password");
    await page.getByRole("button", { name: accountTexts.authenticator.starting.confirm }).click();
    await expect(page.getByRole("dialog").getByText(errorTexts.USER_012)).toBeVisible();
    await page.getByRole("dialog").getByLabel(fieldTexts.ownPassword.label).fill(owner.password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("img", { name: accountTexts.authenticator.qrCode })).toBeVisible();
    await expectAccessible(page, "set-up", { within: "dialog" });
    secret = (await page.getByRole("dialog").locator("code").innerText()).replaceAll(" ", "");
    await codeField(page).fill("000000");
    await page.getByRole("button", { name: accountTexts.authenticator.turnOn }).click();
    await expect(page.getByText(errorTexts.SECOND_FACTOR_WRONG)).toBeVisible();
    await codeField(page).fill(thisCode(secret));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: accountTexts.authenticator.codesTitle })).toBeVisible();
    codes = await page.getByRole("dialog").getByRole("listitem").allInnerTexts();
    expect(codes).toHaveLength(10);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("button", { name: accountTexts.authenticator.saved }).click();
    await expect(section(page).getByText(accountTexts.authenticator.left(10))).toBeVisible();
    await emailTo(page.request, owner.email, /now asks for a code/);
  });

  await test.step("the password alone leads to the page for the code", async () => {
    await leave(page, owner);
    await signIn(page, owner);
    await page.waitForURL("**/login/code");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `code page, ${colorScheme}`);
    }
    await page.goto("/dashboard/home");
    await page.waitForURL("**/login");
    await page.goto("/login/code");
    await codeField(page).fill("000000");
    await page.getByRole("button", { name: secondFactorTexts.submit }).click();
    await expect(page.getByText(errorTexts.SECOND_FACTOR_WRONG)).toBeVisible();
    await codeField(page).fill(nextCode(secret));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/dashboard/home");
  });

  await test.step("a recovery code replaces the app, and can be used once", async () => {
    await leave(page, owner);
    await signIn(page, owner);
    await page.waitForURL("**/login/code");
    await codeField(page).fill(codes[0] as string);
    await page.getByRole("button", { name: secondFactorTexts.submit }).click();
    await page.waitForURL("**/dashboard/home");
    await emailTo(page.request, owner.email, /recovery code was used/);
    await page.goto("/dashboard/profile");
    await expect(section(page).getByText(accountTexts.authenticator.left(9))).toBeVisible();
  });

  await test.step("without the app the password is enough again", async () => {
    await section(page).getByRole("button", { name: accountTexts.authenticator.remove }).click();
    await page.getByRole("dialog").getByLabel(fieldTexts.ownPassword.label).fill(owner.password);
    await page.getByRole("button", { name: accountTexts.authenticator.removing.confirm }).click();
    await expect(page.getByText(accountTexts.authenticator.removed)).toBeVisible();
    await leave(page, owner);
    await signIn(page, owner);
    await page.waitForURL("**/dashboard/home");
  });
});

test("a code without a password before it leads back to the start", async ({ page }) => {
  await page.goto("/login/code");
  await codeField(page).fill("123456");
  await page.getByRole("button", { name: secondFactorTexts.submit }).click();
  await expect(page.getByText(errorTexts.SECOND_FACTOR_EXPIRED)).toBeVisible();
  await page.getByRole("link", { name: secondFactorTexts.back }).click();
  await page.waitForURL("**/login");
});
