/** Data rights: export and deletion for an administrator, a company and a participant. */
import { readFile } from "node:fs/promises";
import { errorTexts } from "@lantern/contract/error-texts";
import { expect, type Page } from "@playwright/test";
import { texts as signInTexts } from "../../../apps/web/app/api/access/sign-in-texts.ts";
import { texts as profileTexts } from "../../../apps/web/app/company/profile/texts.ts";
import { texts as accountTexts } from "../../../apps/web/app/company/shared/account/texts.ts";
import { texts as loginTexts } from "../../../apps/web/app/doors/login/texts.ts";
import { texts as credentialTexts } from "../../../apps/web/app/doors/texts.ts";
import { texts as fieldTexts } from "../../../apps/web/app/forms/field-texts.ts";
import { joining as joiningTexts } from "../../../apps/web/app/i18n/en/joining.ts";
import { ownData as ownDataTexts } from "../../../apps/web/app/i18n/en/own-data.ts";
import { ui as startUiTexts } from "../../../apps/web/app/i18n/start/ui.ts";
import { newOwner, signUp } from "../../fixtures/company.ts";
import { arrangeSession } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";
import { checkPage } from "./check-page.ts";

async function savedBy(page: Page, button: string): Promise<Record<string, unknown>> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return JSON.parse(await readFile(await (await download).path(), "utf8"));
}

test("[R19, T10, O07] the profile is saved, the data exported, and the company deleted with its name and the password", async ({
  page,
}) => {
  const owner = newOwner();
  await signUp(page, owner);
  await page.goto("/dashboard/profile");
  await expect(page.locator('[data-layout="dashboard"]')).toBeVisible();
  const person = page.getByRole("region", { name: profileTexts.person, exact: true });
  await person.getByLabel(profileTexts.firstName).fill("Norah");
  await person.getByRole("button", { name: profileTexts.save }).click();
  const toast = page.getByText(accountTexts.saved);
  await expect(toast).toBeVisible();
  await page.locator('[data-color="success"]').getByRole("button", { name: startUiTexts.close }).click();
  await expect(toast).toHaveCount(0);
  const details = page.getByRole("region", { name: profileTexts.details });
  await details.getByLabel(accountTexts.country, { exact: true }).selectOption("DK");
  await expect(details.getByLabel(accountTexts.areaCode)).toHaveValue("+45");
  await details.getByLabel(accountTexts.phone).fill("33 12 00 00");
  const put = page.waitForResponse((response) => response.url().endsWith("/api/user/profile"));
  await details.getByRole("button", { name: profileTexts.save }).click();
  expect((await put).request().method()).toBe("PUT");
  await expect(toast).toBeVisible();
  const data = await savedBy(page, profileTexts.yourData.download);
  expect(data.user).toMatchObject({ email: owner.email, profile: { country_id: "DK" } });
  await checkPage(page, "profile");

  await page.getByRole("button", { name: profileTexts.yourData.company.button }).click();
  const dialog = page.getByRole("dialog");
  await checkPage(page, "company-end");
  await dialog.getByLabel(profileTexts.yourData.company.type(owner.company)).fill("Something else");
  await dialog.getByRole("button", { name: profileTexts.yourData.company.confirm }).click();
  await expect(dialog.getByText(profileTexts.yourData.company.mismatch)).toBeVisible();
  await dialog.getByLabel(profileTexts.yourData.company.type(owner.company)).fill(owner.company);
  await dialog.getByLabel(fieldTexts.ownPassword.label, { exact: true }).fill("not my password");
  await dialog.getByRole("button", { name: profileTexts.yourData.company.confirm }).click();
  await expect(dialog.getByText(errorTexts.USER_012)).toBeVisible();
  await dialog.getByLabel(fieldTexts.ownPassword.label, { exact: true }).fill(owner.password);
  await dialog.getByRole("button", { name: profileTexts.yourData.company.confirm }).click();
  await page.waitForURL((url) => url.pathname === "/login");
  await expect(page.getByText(profileTexts.yourData.company.done(owner.company))).toBeVisible();
  await page.getByLabel(credentialTexts.email).fill(owner.email);
  await page.getByLabel(credentialTexts.password, { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: loginTexts.submit, exact: true }).click();
  await expect(page.getByText(signInTexts.login)).toBeVisible();
});

test("a participant exports their data from the link of their email", async ({ page, baseURL }) => {
  const session = await arrangeSession(baseURL as string, { people: 2, experience: "dark-house" });
  await page.goto(session.links[0] ?? "");
  await page.getByRole("link", { name: joiningTexts.ownData }).click();
  await expect(page.getByRole("heading", { name: ownDataTexts.title })).toBeVisible();
  const data = await savedBy(page, ownDataTexts.download);
  expect(JSON.stringify(data.sessions)).toContain(session.id);
  await checkPage(page, "own-data");
  await page.getByRole("button", { name: ownDataTexts.remove }).click();
  await expect(page.getByRole("heading", { name: ownDataTexts.confirmTitle })).toBeVisible();
  await checkPage(page, "own-data-question");
  // The demo company keeps its people; the server's tests cover the deletion.
  await page.getByRole("button", { name: ownDataTexts.cancel }).click();
  await expect(page.getByRole("button", { name: ownDataTexts.download })).toBeVisible();
  await session.close();
});
