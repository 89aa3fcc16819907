/** Markup that people type is shown as text and never runs. */
import { expect, type Page } from "@playwright/test";
import { texts as reportSectionTexts } from "../../../apps/web/app/company/shared/report/texts.ts";
import { confirmAddress, newOwner, ownerByApi, signInToDashboard } from "../../fixtures/company.ts";
import { demoAdmin, signInAsOwner } from "../../fixtures/demo.ts";
import { emailTo } from "../../fixtures/mailbox.ts";
import { playSession } from "../../fixtures/play.ts";
import { test } from "../../fixtures/test.ts";

const script = '"><img src=x onerror="window.pwned=1"><script>window.pwned=1</script>';
const DAY_MS = 86_400_000;

const clean = async (page: Page) => {
  await expect(page.locator(".skeleton")).toHaveCount(0);
  expect(await page.evaluate(() => (globalThis as { pwned?: number }).pwned)).toBeUndefined();
  expect(await page.locator("img[src=x]").count()).toBe(0);
};

test("script in names, company, title, notes, a team's name, a contact message and an address appears as typed and never runs", async ({
  page,
  baseURL,
}) => {
  const violations: string[] = [];
  page.on("console", (line) => {
    if (/Content.Security.Policy/i.test(line.text())) violations.push(line.text());
  });
  page.on("dialog", (dialog) => {
    violations.push(dialog.message());
    void dialog.dismiss();
  });
  const owner = await ownerByApi(baseURL as string, {
    ...newOwner(),
    firstName: script,
    lastName: script,
    company: script,
  });
  await confirmAddress(owner);
  const person = { first_name: script, last_name: script, email: `guest@${owner.email.split("@")[1]}` };
  const attendee = await owner.api.ok("POST", "/api/consumer", person);
  const { id } = await owner.api.ok("POST", "/api/session", {
    title: script,
    experience: "the-quiet-station",
    seats: 2,
    timezone: "Europe/Copenhagen",
    notes: script,
    starts_at: new Date(Date.now() + DAY_MS).toISOString(),
  });
  await owner.api.ok("PUT", `/api/session/${id}/attendees`, {
    consumer_ids: [attendee.id],
    teams: [{ name: script, consumer_ids: [attendee.id] }],
  });
  const line = { name: script, email: person.email, message: script };
  await owner.api.ok("POST", "/api/contact", line);

  const asTyped = page.getByText(script).first();
  await signInToDashboard(page, owner);
  for (const path of [
    ...["/dashboard/home", "/dashboard/participants", "/dashboard/sessions", `/dashboard/sessions/${id}`],
    `/dashboard/sessions/${id}?tab=teams`,
    ...["/dashboard/team", "/dashboard/settings", "/dashboard/profile", "/dashboard/audit"],
    `/experience/${id}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await clean(page);
  }
  for (const path of ["", `/${id}`, `/${id}?tab=teams`]) {
    await page.goto(`/dashboard/sessions${path}`);
    await expect(asTyped).toBeVisible();
  }
  // The pages of the platform's administrator.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signInToDashboard(page, demoAdmin);
  const search = encodeURIComponent(owner.email);
  for (const path of [`companies?search=${encodeURIComponent(script)}`, `users?search=${search}`]) {
    await page.goto(`/console/${path}`);
    await expect(asTyped).toBeVisible();
    await clean(page);
  }
  for (const path of [`sessions/${id}`, `sessions?search=${id}`, "mails", "audit", "orders"]) {
    await page.goto(`/console/${path}`);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await clean(page);
  }
  // The message to the operator, as an email.
  const { html } = await emailTo(owner.api.http, "@", /^Message from .*<script>/);
  expect(html).toContain("&lt;script&gt;window.pwned=1&lt;/script&gt;");
  expect(html).not.toMatch(/<script|<img src=x/);
  await page.goto(`/verify/${encodeURIComponent(script)}`);
  await clean(page);
  expect(violations).toEqual([]);
  await owner.api.close();
});

test("script in messages, reflections, thanks and a commitment of a session appears in the report and never runs", async ({
  page,
  baseURL,
}) => {
  const picture = '<img src=x onerror="window.pwned=1">';
  const played = await playSession(baseURL as string, 3, 1, picture);
  await signInAsOwner(page);
  await page.goto(`/dashboard/sessions/${played}/report`);
  const promised = page.getByRole("region", { name: reportSectionTexts.commitments.title });
  await expect(promised.getByText(picture)).toBeVisible();
  await clean(page);
});
