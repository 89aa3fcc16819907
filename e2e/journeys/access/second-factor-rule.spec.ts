/** An Owner requires a second factor of every administrator. */
import { expect, type Page } from "@playwright/test";
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

const passkeys = (page: Page) => page.getByRole("region", { name: "Passkeys" });

async function addPasskey(page: Page, password: string): Promise<void> {
  await passkeys(page).getByRole("button", { name: "Add a passkey…" }).click();
  await page.getByRole("dialog").getByLabel("Your password").fill(password);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "I’ve saved them" }).click();
  await expect(passkeys(page).getByText("Not used yet.")).toBeVisible();
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
  const rule = page.getByRole("checkbox", { name: "Require a second step from all administrators" });
  const form = page.locator("form").filter({ has: rule });
  const save = async () => {
    await form.getByLabel("Your password").fill(owner.password);
    await form.getByRole("button", { name: "Save" }).click();
  };

  await test.step("without a factor of their own the Owner cannot", async () => {
    await page.goto("/dashboard/settings");
    await rule.check();
    await save();
    await expect(page.getByText("on your own profile first")).toBeVisible();
  });

  await test.step("with one they can, and everybody is told", async () => {
    await page.goto("/dashboard/profile");
    await addPasskey(page, owner.password);
    await page.goto("/dashboard/settings");
    await rule.check();
    await save();
    await expect(page.getByText("Settings saved")).toBeVisible();
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
    await expect(theirs.getByRole("button", { name: "Continue" })).toHaveCount(0);
    for (const colorScheme of ["light", "dark"] as const) {
      await theirs.emulateMedia({ colorScheme });
      await expectAccessible(theirs, `setting one up, ${colorScheme}`);
    }
    await theirs.getByRole("button", { name: "Log out" }).click();
    await theirs.waitForURL("**/?logout=true");
    await signIn(theirs, colleague);
    await theirs.waitForURL("**/second-factor");
    await addPasskey(theirs, colleague.password);
    await theirs.getByRole("button", { name: "Continue" }).click();
    await theirs.waitForURL("**/dashboard/home");
    await other.close();
  });
});
