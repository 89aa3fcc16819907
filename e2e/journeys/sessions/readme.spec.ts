/** The README's third step, done as it is written: with the mailbox as a page, and the links that are in it. */
import { expect, type Page } from "@playwright/test";
import { fillSignUp, newOwner } from "../../fixtures/company.ts";
import { test } from "../../fixtures/test.ts";

/** Opens the newest email to this address and follows a link of it, which opens in a tab of its own. */
async function followLink(page: Page, to: string, link: string | RegExp): Promise<Page> {
  const email = page.locator("details", { hasText: to }).first();
  // Emails are sent a moment after the request.
  await expect(async () => {
    await page.goto("/dev/mail");
    await expect(email).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await email.locator("summary").click();
  const opened = page.waitForEvent("popup");
  await email.frameLocator("iframe").getByRole("link", { name: link }).first().click();
  return opened;
}

test("the whole job of the README: sign up, confirm, add participants, schedule, invite, follow a link", async ({
  page,
  context,
}) => {
  test.slow();
  // In a tab of its own, as the link in the README opens it.
  const mailbox = await context.newPage();
  const owner = newOwner();
  const attendee = `ana@${owner.email.split("@")[1]}`;
  await page.goto("/signup");
  await fillSignUp(page, owner);
  const confirming = await followLink(mailbox, owner.email, /confirm/i);
  await confirming.getByRole("button", { name: "Confirm my address" }).click();
  await confirming.getByRole("link", { name: "Go to the dashboard" }).click();
  await confirming.getByRole("main").getByRole("link", { name: "New session" }).click();
  await confirming.getByRole("group", { name: "Adventure" }).getByText("The Quiet Station").click();
  await confirming.getByLabel("Title, as people will see it").fill("Our first hour");
  await confirming.getByText("Paste a list").click();
  await confirming.getByLabel("One person per line").fill(`Ana Ruiz, ${attendee}\nBo Lind, bo@x.example`);
  await confirming.getByRole("button", { name: "Add these people" }).click();
  await confirming.getByRole("button", { name: "Day", exact: true }).click();
  await confirming.getByRole("button", { name: "Go to the Next Month" }).click();
  await confirming.getByRole("gridcell").getByRole("button").nth(14).click();
  await confirming.getByRole("button", { name: "Create and confirm 2 seats" }).click();
  await confirming.getByRole("button", { name: "Send 2 invitations" }).click();
  await expect(confirming.getByText("Attendees invited successfully!")).toBeVisible();

  const joining = await followLink(mailbox, attendee, /join|session|accept|coming/i);
  await expect(joining.getByRole("heading", { level: 1 })).toBeVisible();
  await joining.waitForURL(/\/experience\/[0-9a-f-]{36}/);
});
