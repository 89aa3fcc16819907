/** An Owner makes a key for a program, the program uses it, and a revoked key ends at once. */

import { errorTexts } from "@lantern/contract/error-texts";
import { expect } from "@playwright/test";
import { texts as keysTexts } from "../../../apps/web/app/company/keys/texts.ts";
import { names } from "../../../apps/web/app/company/names.ts";
import { texts as sharedKeysTexts } from "../../../apps/web/app/company/shared/keys/texts.ts";
import { texts as fieldTexts } from "../../../apps/web/app/forms/field-texts.ts";
import { texts as uiTexts } from "../../../apps/web/app/ui/texts.ts";
import { test } from "../../fixtures/test.ts";
import { like } from "../../fixtures/texts.ts";
import { checkPage } from "../people/check-page.ts";
import { addPeople, host } from "../sessions/arrange.ts";

const keyName = "People directory";

test("a key is made with its scopes, shown once, used by a program, and revoked", async ({
  page,
  baseURL,
  playwright,
}) => {
  const owner = await host(page, baseURL);
  await addPeople(owner, 2);
  await page.goto("/dashboard/settings");
  await page.getByRole("link", { name: names.keys }).click();
  await expect(page.getByText(keysTexts.none)).toBeVisible();
  await page.getByRole("button", { name: keysTexts.submit }).click();
  await expect(page.getByText(errorTexts.KEY_SCOPES)).toBeVisible();
  await checkPage(page, "keys-form");

  await page.getByLabel(keysTexts.name).fill(keyName);
  await page.getByRole("checkbox", { name: sharedKeysTexts.scopeNames.people }).check();
  await page.getByLabel(fieldTexts.ownPassword.label).fill("not the password");
  await page.getByRole("button", { name: keysTexts.submit }).click();
  await expect(page.getByText(errorTexts.USER_012)).toBeVisible();
  await page.getByLabel(fieldTexts.ownPassword.label).fill(owner.password);
  await page.getByRole("button", { name: keysTexts.submit }).click();
  const dialog = page.getByRole("dialog", { name: keysTexts.keyTitle });
  const field = dialog.getByRole("textbox", { name: keysTexts.key });
  await expect(field).toHaveValue(/^lhk_/);
  const key = await field.inputValue();
  await dialog.getByRole("button", { name: uiTexts.done }).click();
  await expect(page.getByRole("heading", { name: keyName })).toBeVisible();
  await expect(page.getByText(sharedKeysTexts.neverUsed)).toBeVisible();
  expect(await page.content()).not.toContain(key);

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  const people = await program.get("/api/consumer");
  expect((await people.json()).items).toHaveLength(2);
  expect((await program.get("/api/session")).status()).toBe(403);
  await page.reload();
  await expect(page.getByText(like(sharedKeysTexts.usedOn))).toBeVisible();
  await checkPage(page, "keys-list");

  await page.getByRole("button", { name: sharedKeysTexts.revokeOf(keyName) }).click();
  await page
    .getByRole("dialog", { name: sharedKeysTexts.revokeTitle(keyName) })
    .getByRole("button", { name: sharedKeysTexts.revoke })
    .click();
  await expect(page.getByText(keysTexts.none)).toBeVisible();
  expect((await program.get("/api/consumer")).status()).toBe(401);
  await program.dispose();
});
