import { readFileSync } from "node:fs";
/** The settings of an Owner and their effects. */
import { expect } from "@playwright/test";
import { signInToDashboard } from "../../fixtures/company.ts";
import { emailTo } from "../../fixtures/mailbox.ts";
import { test } from "../../fixtures/test.ts";
import { checkPage } from "../people/check-page.ts";
import { addPeople, addSession, host } from "../sessions/arrange.ts";

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
  await page.getByLabel("Company name").fill("Southwind Optics");
  await page.getByLabel("Color code").fill("#0f766e");
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText("Settings saved").first()).toBeVisible();
  await page.getByLabel("Logo").setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: png });
  await expect(page.getByRole("img", { name: "Logo of Southwind Optics" })).toBeVisible();
  await page
    .getByLabel("Logo", { exact: true })
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from("<script>") });
  await expect(page.getByRole("alert")).toContainText("PNG, JPEG, or WebP");

  // A value that is set elsewhere while this page is open is not overwritten by a save here.
  await owner.api.ok("PATCH", "/api/company", { chat_retention_days: 14 });
  const privacy = page.getByRole("group", { name: "What we measure and store" });
  await privacy.getByRole("checkbox", { name: "Measures of individuals" }).uncheck();
  await privacy.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => owner.api.ok("GET", "/api/company"))
    .toMatchObject({ person_measures: false, chat_retention_days: 14 });
  await privacy.getByLabel("Keep what people write for").fill("7");
  await privacy.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => owner.api.ok("GET", "/api/company"))
    .toMatchObject({ person_measures: false, chat_retention_days: 7 });
  await page.reload();
  await expect(page.getByLabel("Company name")).toHaveValue("Southwind Optics");
  await expect(page.getByRole("checkbox", { name: "Measures of individuals" })).not.toBeChecked();
  await expect(page.getByLabel("Keep what people write for")).toHaveValue("7");
  await checkPage(page, "settings");

  const [person] = await addPeople(owner, 1);
  const id = await addSession(owner);
  await owner.api.ok("PUT", `/api/session/${id}/attendees`, { consumer_ids: [person?.id] });
  await owner.api.ok("POST", `/api/session/${id}/confirm`);
  await owner.api.ok("POST", `/api/session/${id}/invite`);
  const email = await emailTo(page.request, String(person?.email), /Autumn hour/);
  expect(email.html).toContain("#0f766e");
  expect(email.html).toContain("/logos/");

  await page.getByRole("link", { name: "Audit log" }).click();
  const log = page.getByRole("table", { name: "Audit log" });
  await expect(log.getByRole("row").nth(1)).toContainText("Sent invitations");
  await checkPage(page, "audit");
  await page.getByLabel("What").selectOption("Settings");
  await expect(log.getByRole("row").nth(1)).toContainText("Changed the settings");
  await expect(log).not.toContainText("Sent invitations");
  await log.getByText("Details").last().click();
  await expect(log.getByRole("row").last()).toContainText("Southwind Optics");
  await expect(log.getByRole("row").last()).toContainText("127.0.0.1");
  await checkPage(page, "audit-details");
  await test.step("what the filters show is exported", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export as JSON lines" }).click();
    const lines = readFileSync(await (await download).path(), "utf8")
      .trim()
      .split("\n");
    const actions = lines.map((line) => JSON.parse(line).action as string);
    expect(actions).toContain("company.update");
    expect(actions.every((action) => action.startsWith("company."))).toBe(true);
    await page.getByLabel("What").selectOption("Audit log");
    await expect(log.getByRole("row").nth(1)).toContainText("Exported the audit log");
  });
  await page.getByLabel("To").fill("2026-01-31");
  await expect(page.getByText("Nothing matches these filters.")).toBeVisible();
  await expect(page).toHaveURL(/noun=audit&to=2026-01-31$/);
  await page.reload();
  await expect(page.getByLabel("To")).toHaveValue("2026-01-31");
  await expect(page.getByText("Nothing matches these filters.")).toBeVisible();
});

test("the last sign-in method cannot be turned off, and a method that is turned off is rejected at login", async ({
  page,
  baseURL,
}) => {
  const { password } = await host(page, baseURL);
  await page.goto("/dashboard/settings");
  const methods = page.getByRole("group", { name: "Ways to sign in" });
  await methods.getByRole("checkbox", { name: "Email and password" }).uncheck();
  await methods.getByLabel("Your password").fill(password);
  await methods.getByRole("button", { name: "Save" }).click();
  await expect(methods.getByRole("alert")).toContainText("This would lock you out.");
});

test("[O09] a Sub-Administrator can read the settings but not change them", async ({ page }) => {
  await signInToDashboard(page, { email: "benedikt@northwind.example", password: "seven boats home" });
  await page.goto("/dashboard/settings");
  await expect(page.getByText("Only an Owner can change these settings.")).toBeVisible();
  await expect(page.getByLabel("Company name")).toBeDisabled();
  await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Audit log" })).toHaveCount(0);
  await page.goto("/dashboard/audit");
  await expect(page.getByText("Only an Owner can read the audit log.")).toBeVisible();
});
