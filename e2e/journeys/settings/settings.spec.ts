import { readFileSync } from "node:fs";
import { errorTexts } from "@lantern/contract/error-texts";
/** The settings of an Owner and their effects. */
import { expect } from "@playwright/test";
import { texts as auditTexts } from "../../../apps/web/app/company/audit/texts.ts";
import { names } from "../../../apps/web/app/company/names.ts";
import { texts as settingsTexts } from "../../../apps/web/app/company/settings/texts.ts";
import { texts as fieldTexts } from "../../../apps/web/app/forms/field-texts.ts";
import { auditActions } from "../../../apps/web/app/i18n/audit-actions.ts";
import { signInToDashboard } from "../../fixtures/company.ts";
import { emailTo } from "../../fixtures/mailbox.ts";
import { test } from "../../fixtures/test.ts";
import { checkPage } from "../people/check-page.ts";
import { addPeople, addSession, host } from "../sessions/arrange.ts";

const company = "Southwind Optics";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPgqsrjqspjgFAAGPYDySX58e0AAAAASUVORK5CYII=",
  "base64",
);

test("[O07] an Owner's settings are stored, used by emails, and in the audit log", async ({
  page,
  baseURL,
}) => {
  const owner = await host(page, baseURL);
  await page.goto("/dashboard/settings");
  await page.getByLabel(settingsTexts.branding.name).fill(company);
  await page.getByLabel(settingsTexts.branding.colorText).fill("#0f766e");
  await page.getByRole("button", { name: settingsTexts.save }).first().click();
  await expect(page.getByText(settingsTexts.saved).first()).toBeVisible();
  await page
    .getByLabel(settingsTexts.branding.logo)
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: png });
  await expect(page.getByRole("img", { name: settingsTexts.branding.logoAlt(company) })).toBeVisible();
  await page
    .getByLabel(settingsTexts.branding.logo, { exact: true })
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from("<script>") });
  await expect(page.getByRole("alert")).toContainText(errorTexts.PICTURE_KIND);

  // A value that is set elsewhere while this page is open is not overwritten by a save here.
  await owner.api.ok("PATCH", "/api/company", { chat_retention_days: 14 });
  const privacy = page.getByRole("group", { name: settingsTexts.privacy.title });
  await privacy.getByRole("checkbox", { name: settingsTexts.privacy.persons }).uncheck();
  await privacy.getByRole("button", { name: settingsTexts.save }).click();
  await expect
    .poll(() => owner.api.ok("GET", "/api/company"))
    .toMatchObject({ person_measures: false, chat_retention_days: 14 });
  await privacy.getByLabel(settingsTexts.privacy.retention).fill("7");
  await privacy.getByRole("button", { name: settingsTexts.save }).click();
  await expect
    .poll(() => owner.api.ok("GET", "/api/company"))
    .toMatchObject({ person_measures: false, chat_retention_days: 7 });
  await page.reload();
  await expect(page.getByLabel(settingsTexts.branding.name)).toHaveValue(company);
  await expect(page.getByRole("checkbox", { name: settingsTexts.privacy.persons })).not.toBeChecked();
  await expect(page.getByLabel(settingsTexts.privacy.retention)).toHaveValue("7");
  await checkPage(page, "settings");

  const [person] = await addPeople(owner, 1);
  const id = await addSession(owner);
  await owner.api.ok("PUT", `/api/session/${id}/attendees`, { consumer_ids: [person?.id] });
  await owner.api.ok("POST", `/api/session/${id}/confirm`);
  await owner.api.ok("POST", `/api/session/${id}/invite`);
  const email = await emailTo(page.request, String(person?.email), /Autumn hour/);
  expect(email.html).toContain("#0f766e");
  expect(email.html).toContain("/logos/");

  await page.getByRole("link", { name: names.audit }).click();
  const log = page.getByRole("table", { name: names.audit });
  await expect(log.getByRole("row").nth(1)).toContainText(auditActions["session.invite"]);
  await checkPage(page, "audit");
  await page.getByLabel(auditTexts.what).selectOption(String(auditTexts.nouns.company));
  await expect(log.getByRole("row").nth(1)).toContainText(auditActions["company.update"]);
  await expect(log).not.toContainText(auditActions["session.invite"]);
  await log.getByText(auditTexts.details).last().click();
  await expect(log.getByRole("row").last()).toContainText(company);
  await expect(log.getByRole("row").last()).toContainText("127.0.0.1");
  await checkPage(page, "audit-details");
  await test.step("what the filters show is exported", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: auditTexts.exports.jsonl }).click();
    const lines = readFileSync(await (await download).path(), "utf8")
      .trim()
      .split("\n");
    const actions = lines.map((line) => JSON.parse(line).action as string);
    expect(actions).toContain("company.update");
    expect(actions.every((action) => action.startsWith("company."))).toBe(true);
    await page.getByLabel(auditTexts.what).selectOption(String(auditTexts.nouns.audit));
    await expect(log.getByRole("row").nth(1)).toContainText(auditActions["audit.export"]);
  });
  await page.getByLabel(auditTexts.to).fill("2026-01-31");
  await expect(page.getByText(auditTexts.none)).toBeVisible();
  await expect(page).toHaveURL(/noun=audit&to=2026-01-31$/);
  await page.reload();
  await expect(page.getByLabel(auditTexts.to)).toHaveValue("2026-01-31");
  await expect(page.getByText(auditTexts.none)).toBeVisible();
});

test("the last sign-in method cannot be turned off, and a method that is turned off is rejected at login", async ({
  page,
  baseURL,
}) => {
  const { password } = await host(page, baseURL);
  await page.goto("/dashboard/settings");
  const methods = page.getByRole("group", { name: settingsTexts.methods.title });
  await methods.getByRole("checkbox", { name: settingsTexts.methods.names.password }).uncheck();
  await methods.getByLabel(fieldTexts.ownPassword.label).fill(password);
  await methods.getByRole("button", { name: settingsTexts.save }).click();
  await expect(methods.getByRole("alert")).toContainText(errorTexts.LOCKED_OUT);
});

test("[O09] a Sub-Administrator can read the settings but not change them", async ({ page }) => {
  await signInToDashboard(page, { email: "benedikt@northwind.example", password: "seven boats home" });
  await page.goto("/dashboard/settings");
  await expect(page.getByText(settingsTexts.ownersOnly)).toBeVisible();
  await expect(page.getByLabel(settingsTexts.branding.name)).toBeDisabled();
  await expect(page.getByRole("button", { name: settingsTexts.save })).toHaveCount(0);
  await expect(page.getByRole("link", { name: names.audit })).toHaveCount(0);
  await page.goto("/dashboard/audit");
  await expect(page.getByText(auditTexts.ownersOnly)).toBeVisible();
});
