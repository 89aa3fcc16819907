/** From the home page to an invited session: how much a new customer has to do. */
import { expect } from "@playwright/test";
import { newOwner } from "../../fixtures/company.ts";
import { countInput } from "../../fixtures/counted-input.ts";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { test } from "../../fixtures/test.ts";

test("from the home page to an invited session in at most 13 clicks and 8 typed fields", async ({ page }) => {
  const owner = newOwner();
  const input = await countInput(page);
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Sign up" }).click();
  for (const [label, value] of [
    ["First name", owner.firstName],
    ["Last name", owner.lastName],
    ["Company", owner.company],
    ["Work email", owner.email],
    ["Password", owner.password],
    ["Password again", owner.password],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("checkbox", { name: /I accept the terms/ }).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  await page.goto(linkIn(await emailTo(page.request, owner.email, /confirm/i), "/verify/"));
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await page.getByRole("link", { name: "Go to the dashboard" }).click();

  await page.getByRole("main").getByRole("link", { name: "New session" }).click();
  await page
    .getByRole("group", { name: "Adventure" })
    .getByText("The Quiet Station", { exact: true })
    .click();
  await page.getByLabel("Title, as people will see it").fill("Our first hour");
  await page.getByText("Paste a list").click();
  const domain = owner.email.split("@")[1];
  await page.getByLabel("One person per line").fill(`ana@${domain}, bo@${domain}, cleo@${domain}`);
  await page.getByRole("button", { name: "Add these people" }).click();
  // With the keyboard the next week is one key away, also at the end of a month.
  await page.getByRole("button", { name: "Day", exact: true }).click();
  await expect(page.getByRole("gridcell").locator("button:focus")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  input.clicks += 1;
  await page.getByRole("button", { name: "Create and confirm 3 seats" }).click();
  await expect(page.getByText("Event details confirmed successfully!")).toBeVisible();
  await page.getByRole("button", { name: "Send 3 invitations" }).click();
  await expect(page.getByText("Attendees invited successfully!")).toBeVisible();
  await emailTo(page.request, `ana@${domain}`, /Our first hour/);

  expect(input.clicks).toBeGreaterThan(10);
  expect(input.clicks).toBeLessThanOrEqual(13);
  expect(input.fields.size).toBe(8);
});
