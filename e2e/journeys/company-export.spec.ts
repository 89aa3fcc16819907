/** An ADMIN takes the data of a company out of the console, and then deletes it. */
import { readFile } from "node:fs/promises";
import { fieldTexts } from "@lantern/contract/field-texts";
import { expect } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { texts as formTexts } from "../../apps/web/app/forms/field-texts.ts";
import { texts as companyTexts } from "../../apps/web/app/platform/company/texts.ts";
import { texts as sharedTexts } from "../../apps/web/app/platform/shared/texts.ts";
import { newOwner, signInToDashboard, signUp } from "../fixtures/company.ts";
import { demoAdmin } from "../fixtures/demo.ts";
import { test } from "../fixtures/test.ts";

const { save, end } = companyTexts;
const reason = "They take their data along";

test("ADMIN exports a company, which the deletion offers first, and then deletes it", async ({
  page,
  browser,
}) => {
  const company = newOwner();
  const theirs = await (await browser.newContext()).newPage();
  await signUp(theirs, company);
  await theirs.context().close();
  await signInToDashboard(page, demoAdmin);
  await page.goto("/console/companies");
  await page.getByRole("searchbox").fill(company.company);
  await page.getByRole("link", { name: company.company }).click();

  const dialog = page.getByRole("dialog");
  const password = dialog.getByLabel(formTexts.ownPassword.label, { exact: true });
  await page.getByRole("button", { name: end.open }).click();
  await dialog.getByRole("button", { name: end.saveFirst }).click();
  await password.fill(demoAdmin.password);
  await dialog.getByRole("button", { name: save.submit }).click();
  await expect(dialog.getByText(fieldTexts.REASON)).toBeVisible();
  await dialog.getByLabel(sharedTexts.reason.label).fill(reason);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: save.submit }).click(),
  ]);
  await expect(page.getByText(save.done(company.company))).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+-data-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(["company.json", "participants.csv", "credits.csv", "audit-log.jsonl"]),
  );
  expect(JSON.parse(strFromU8(files["company.json"] ?? new Uint8Array())).name).toBe(company.company);

  await page.getByRole("button", { name: end.open }).click();
  await dialog.getByLabel(end.name(company.company)).fill(company.company);
  await dialog.getByLabel(sharedTexts.reason.label).fill(reason);
  await password.fill(demoAdmin.password);
  await dialog.getByRole("button", { name: end.submit }).click();
  await page.waitForURL("**/console/companies");
  await page.goto("/console/audit");
  await expect(page.getByText(reason)).toHaveCount(2);
});
