/** Passkeys: Chromium's virtual authenticator makes and uses them. */
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/axe.ts";
import { confirmAddress, ownerByApi, signIn, signInToDashboard, signOut } from "../../fixtures/company.ts";
import { emailTo } from "../../fixtures/mailbox.ts";
import { addDevice } from "../../fixtures/passkey-device.ts";
import { test } from "../../fixtures/test.ts";

const section = (page: Page) => page.getByRole("region", { name: "Passkeys" });

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
    await section(page).getByRole("button", { name: "Add a passkey…" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Nora’s laptop");
    await dialog.getByLabel("Your password").fill("not the password");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(dialog.getByText(/does not match/)).toBeVisible();
    await expectAccessible(page, "adding a passkey", { within: "dialog" });
    await dialog.getByLabel("Your password").fill(owner.password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Save these recovery codes" })).toBeVisible();
    await page.getByRole("button", { name: "I’ve saved them" }).click();
    await expect(section(page).getByText("Nora’s laptop")).toBeVisible();
    await expect(section(page).getByText("Not used yet.")).toBeVisible();
    await emailTo(page.request, owner.email, /passkey was added/);
  });

  await test.step("a device has one passkey for an account", async () => {
    await section(page).getByRole("button", { name: "Add a passkey…" }).click();
    await page.getByRole("dialog").getByLabel("Your password").fill(owner.password);
    await page.keyboard.press("Enter");
    await expect(page.getByText("This device already has a passkey for your account.")).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("after the password it is the second step", async () => {
    await signOut(page, owner);
    await page.waitForURL("**/?logout=true");
    await signIn(page, owner);
    await page.waitForURL("**/login/code");
    await expect(page.getByText("Use your passkey. Don’t have it with you?")).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `code page with a passkey, ${colorScheme}`);
    }
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await page.waitForURL("**/dashboard/home");
  });

  await test.step("by itself it opens the account, if the device has recognized its person", async () => {
    await signOut(page, owner);
    await page.waitForURL("**/?logout=true");
    await page.goto("/login");
    await recognize(false);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(
      page.getByText("No passkey was used. Please try again, or sign in another way."),
    ).toBeVisible();
    await expectAccessible(page, "login without a passkey");
    await recognize(true);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.waitForURL("**/dashboard/home");
    await page.goto("/dashboard/profile");
    await expect(section(page).getByText(/Last used/)).toBeVisible();
  });

  await test.step("removed, it opens nothing, and the password is enough again", async () => {
    await section(page).getByRole("button", { name: "Remove Nora’s laptop" }).click();
    await page.getByRole("dialog").getByLabel("Your password").fill(owner.password);
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(page.getByText("Passkey removed")).toBeVisible();
    await emailTo(page.request, owner.email, /no longer asks for a second step/);
    await signOut(page, owner);
    await page.waitForURL("**/?logout=true");
    await page.goto("/login");
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page.getByText("This passkey wasn’t accepted.")).toBeVisible();
    await signIn(page, owner);
    await page.waitForURL("**/dashboard/home");
  });
});
