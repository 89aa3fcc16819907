/** An Owner requires a second factor of every administrator. */

import { errorTexts } from "@lantern/contract/error-texts";
import { expect, type Page } from "@playwright/test";
import { texts as settingsTexts } from "../../../apps/web/app/company/settings/texts.ts";
import { texts as accountTexts } from "../../../apps/web/app/company/shared/account/texts.ts";
import { texts as fieldTexts } from "../../../apps/web/app/forms/field-texts.ts";
import { texts as shellTexts } from "../../../apps/web/app/shell/texts.ts";
import { expectAccessible } from "../../fixtures/axe.ts";
import {
  confirmAddress,
  ownerByApi,
  signIn,
  signInToDashboard,
  subAdministratorByApi,
} from "../../fixtures/company.ts";
import { emailTo } from "../../fixtures/mailbox.ts";
import { addDevice } from "../../fixtures/passkey-device.ts";
import { test } from "../../fixtures/test.ts";

const passkeys = (page: Page) => page.getByRole("region", { name: accountTexts.passkeys.title });

async function addPasskey(page: Page, password: string): Promise<void> {
  await passkeys(page).getByRole("button", { name: accountTexts.passkeys.add }).click();
  await page.getByRole("dialog").getByLabel(fieldTexts.ownPassword.label).fill(password);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: accountTexts.authenticator.saved }).click();
  await expect(passkeys(page).getByText(accountTexts.passkeys.unused)).toBeVisible();
}

test("an Owner with a passkey requires a second step; a colleague sets one up before anything else", async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await ownerByApi(baseURL as string);
  await confirmAddress(owner);
  const colleague = await subAdministratorByApi(baseURL as string, owner);
  await signInToDashboard(page, owner);
  await addDevice(page);
  const rule = page.getByRole("checkbox", { name: settingsTexts.secondFactor.label });
  const form = page.locator("form").filter({ has: rule });
  const save = async () => {
    await form.getByLabel(fieldTexts.ownPassword.label).fill(owner.password);
    await form.getByRole("button", { name: settingsTexts.save }).click();
  };

  await test.step("without a factor of their own the Owner cannot", async () => {
    await page.goto("/dashboard/settings");
    await rule.check();
    await save();
    await expect(page.getByText(errorTexts.OWN_FACTOR_FIRST)).toBeVisible();
  });

  await test.step("with one they can, and everybody is told", async () => {
    await page.goto("/dashboard/profile");
    await addPasskey(page, owner.password);
    await page.goto("/dashboard/settings");
    await rule.check();
    await save();
    await expect(page.getByText(settingsTexts.saved)).toBeVisible();
    await emailTo(page.request, colleague.email, /now requires a second step/);
  });

  await test.step("the colleague comes to no other page until they have one", async () => {
    const other = await browser.newContext({ baseURL: baseURL as string, reducedMotion: "reduce" });
    const theirs = await other.newPage();
    await addDevice(theirs);
    await signIn(theirs, colleague);
    await theirs.waitForURL("**/second-factor");
    await theirs.goto("/dashboard/sessions");
    await theirs.waitForURL("**/second-factor");
    await expect(
      theirs.getByRole("button", { name: accountTexts.authenticator.starting.confirm }),
    ).toHaveCount(0);
    for (const colorScheme of ["light", "dark"] as const) {
      await theirs.emulateMedia({ colorScheme });
      await expectAccessible(theirs, `setting one up, ${colorScheme}`);
    }
    await theirs.getByRole("button", { name: shellTexts.logOut }).click();
    await theirs.waitForURL("**/?logout=true");
    await signIn(theirs, colleague);
    await theirs.waitForURL("**/second-factor");
    await addPasskey(theirs, colleague.password);
    await theirs.getByRole("button", { name: accountTexts.authenticator.starting.confirm }).click();
    await theirs.waitForURL("**/dashboard/home");
    await other.close();
  });
});
