/** The README's third step, done as it is written: with the mailbox as a page, and the links that are in it. */
import { expect, type Page } from "@playwright/test";
import { texts as createSessionTexts } from "../../../apps/web/app/company/create-session/texts.ts";
import { texts as invitationTexts } from "../../../apps/web/app/company/invitation/texts.ts";
import { texts as peopleTexts } from "../../../apps/web/app/company/shared/people/texts.ts";
import { texts as peoplePickerTexts } from "../../../apps/web/app/company/shared/people-picker/texts.ts";
import { texts as planningTexts } from "../../../apps/web/app/company/shared/planning/texts.ts";
import { actionTexts } from "../../../apps/web/app/company/shared/session/action-texts.ts";
import { texts as sharedSessionTexts } from "../../../apps/web/app/company/shared/session/texts.ts";
import { texts as verifyTexts } from "../../../apps/web/app/doors/verify/texts.ts";
import { fillSignUp, newOwner } from "../../fixtures/company.ts";
import { test } from "../../fixtures/test.ts";
import { storyTitle } from "../../fixtures/texts.ts";
import { turnMonth } from "./arrange.ts";

/** Opens the newest email to this address and follows a link of it, which opens in a tab of its own. */
async function followLink(page: Page, to: string, path: string): Promise<Page> {
  const email = page.locator("details", { hasText: to }).first();
  // Emails are sent a moment after the request.
  await expect(async () => {
    await page.goto("/dev/mail");
    await expect(email).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await email.locator("summary").click();
  const opened = page.waitForEvent("popup");
  await email.frameLocator("iframe").locator(`a[href*="${path}"]`).first().click();
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
  const confirming = await followLink(mailbox, owner.email, "/verify/");
  await confirming.getByRole("button", { name: verifyTexts.submit }).click();
  await confirming.getByRole("link", { name: verifyTexts.toDashboard }).click();
  await confirming.getByRole("main").getByRole("link", { name: sharedSessionTexts.create }).click();
  await confirming
    .getByRole("group", { name: createSessionTexts.story.legend })
    .getByText(storyTitle)
    .click();
  await confirming.getByLabel(planningTexts.title).fill("Our first hour");
  await confirming.getByText(peoplePickerTexts.paste).click();
  await confirming.getByLabel(peopleTexts.pasteLabel).fill(`Ana Ruiz, ${attendee}\nBo Lind, bo@x.example`);
  await confirming.getByRole("button", { name: peoplePickerTexts.addPasted }).click();
  await confirming.getByRole("button", { name: planningTexts.day, exact: true }).click();
  await turnMonth(confirming, "Next");
  await confirming.getByRole("gridcell").getByRole("button").nth(14).click();
  await confirming.getByRole("button", { name: createSessionTexts.summary.confirm(2) }).click();
  await confirming.getByRole("link", { name: actionTexts.actions.invite(2) }).click();
  await confirming.getByRole("button", { name: invitationTexts.form.send(2) }).click();
  await expect(confirming.getByText(actionTexts.done.invited)).toBeVisible();

  const joining = await followLink(mailbox, attendee, "/experience/");
  await expect(joining.getByRole("heading", { level: 1 })).toBeVisible();
  await joining.waitForURL(/\/experience\/[0-9a-f-]{36}/);
});
