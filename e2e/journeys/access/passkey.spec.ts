/** Passkeys: Chromium's virtual authenticator makes and uses them. */

import { errorTexts } from "@lantern/contract/error-texts";
import { expect, type Page } from "@playwright/test";
import { texts as signInTexts } from "../../../apps/web/app/api/access/sign-in-texts.ts";
import { texts as accountTexts } from "../../../apps/web/app/company/shared/account/texts.ts";
import { texts as loginTexts } from "../../../apps/web/app/doors/login/texts.ts";
import { texts as secondFactorTexts } from "../../../apps/web/app/doors/second-factor/texts.ts";
import { texts as fieldTexts } from "../../../apps/web/app/forms/field-texts.ts";
import { ui as startUiTexts } from "../../../apps/web/app/i18n/start/ui.ts";
import { expectAccessible } from "../../fixtures/axe.ts";
import { confirmAddress, ownerByApi, signIn, signInToDashboard, signOut } from "../../fixtures/company.ts";
import { emailTo } from "../../fixtures/mailbox.ts";
import { addDevice } from "../../fixtures/passkey-device.ts";
import { test } from "../../fixtures/test.ts";
import { like } from "../../fixtures/texts.ts";

const laptop = "Nora’s laptop";

const section = (page: Page) => page.getByRole("region", { name: accountTexts.passkeys.title });

test("an Owner adds a passkey, logs in with it after the password and by itself, and removes it", async ({
  page,
  baseURL,
}) => {
  const owner = await ownerByApi(baseURL as string);
  await confirmAddress(owner);
  await signInToDashboard(page, owner);
  const recognize = await addDevice(page);

  await test.step("adding asks for the password and shows recovery codes", async () => {
    await page.goto("/dashboard/profile");
    await section(page).getByRole("button", { name: accountTexts.passkeys.add }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(accountTexts.passkeys.name).fill(laptop);
    await dialog.getByLabel(fieldTexts.ownPassword.label).fill("not the password");
    await page.getByRole("button", { name: accountTexts.passkeys.adding.confirm }).click();
    await expect(dialog.getByText(errorTexts.USER_012)).toBeVisible();
    await expectAccessible(page, "adding a passkey", { within: "dialog" });
    await dialog.getByLabel(fieldTexts.ownPassword.label).fill(owner.password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: accountTexts.authenticator.codesTitle })).toBeVisible();
    await page.getByRole("button", { name: accountTexts.authenticator.saved }).click();
    await expect(section(page).getByText(laptop)).toBeVisible();
    await expect(section(page).getByText(accountTexts.passkeys.unused)).toBeVisible();
    await emailTo(page.request, owner.email, /passkey was added/);
  });

  await test.step("a device has one passkey for an account", async () => {
    await section(page).getByRole("button", { name: accountTexts.passkeys.add }).click();
    await page.getByRole("dialog").getByLabel(fieldTexts.ownPassword.label).fill(owner.password);
    await page.keyboard.press("Enter");
    await expect(page.getByText(signInTexts.passkeyThere)).toBeVisible();
    await page.getByRole("button", { name: startUiTexts.cancel }).click();
  });

  await test.step("after the password it is the second step", async () => {
    await signOut(page, owner);
    await page.waitForURL("**/?logout=true");
    await signIn(page, owner);
    await page.waitForURL("**/login/code");
    await expect(page.getByText(secondFactorTexts.introPasskey)).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `code page with a passkey, ${colorScheme}`);
    }
    await page.getByRole("button", { name: secondFactorTexts.passkey }).click();
    await page.waitForURL("**/dashboard/home");
  });

  await test.step("by itself it opens the account, if the device has recognized its person", async () => {
    await signOut(page, owner);
    await page.waitForURL("**/?logout=true");
    await page.goto("/login");
    await recognize(false);
    await page.getByRole("button", { name: loginTexts.passkey }).click();
    await expect(page.getByText(signInTexts.passkeyNotUsed)).toBeVisible();
    await expectAccessible(page, "login without a passkey");
    await recognize(true);
    await page.getByRole("button", { name: loginTexts.passkey }).click();
    await page.waitForURL("**/dashboard/home");
    await page.goto("/dashboard/profile");
    await expect(section(page).getByText(like(accountTexts.passkeys.used))).toBeVisible();
  });

  await test.step("removed, it opens nothing, and the password is enough again", async () => {
    await section(page)
      .getByRole("button", { name: accountTexts.passkeys.removeOne(laptop) })
      .click();
    await page.getByRole("dialog").getByLabel(fieldTexts.ownPassword.label).fill(owner.password);
    await page.getByRole("button", { name: accountTexts.passkeys.removing("").confirm, exact: true }).click();
    await expect(page.getByText(accountTexts.passkeys.removed)).toBeVisible();
    await emailTo(page.request, owner.email, /no longer asks for a second step/);
    await signOut(page, owner);
    await page.waitForURL("**/?logout=true");
    await page.goto("/login");
    await page.getByRole("button", { name: loginTexts.passkey }).click();
    await expect(page.getByText(errorTexts.PASSKEY_REFUSED)).toBeVisible();
    await signIn(page, owner);
    await page.waitForURL("**/dashboard/home");
  });
});
