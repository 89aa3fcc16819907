/** The invitation is seen, worded, tried on oneself and sent. */

import { errorTexts } from "@lantern/contract/error-texts";
import { expect } from "@playwright/test";
import { emails } from "../../../apps/server/src/core/i18n/en/emails.ts";
import { texts as invitationTexts } from "../../../apps/web/app/company/invitation/texts.ts";
import { actionTexts } from "../../../apps/web/app/company/shared/session/action-texts.ts";
import { texts as uiTexts } from "../../../apps/web/app/ui/texts.ts";
import { expectAccessible } from "../../fixtures/axe.ts";
import { emailTo } from "../../fixtures/mailbox.ts";
import { test } from "../../fixtures/test.ts";
import { like, storyTitle } from "../../fixtures/texts.ts";
import { addPeople, addSession, host } from "./arrange.ts";

const title = "Fog and tea";
const note = "Bring <i>tea</i> & a friend.";
const replies = "tea@fog.example";

/** The email's heading, to whomever it is sent. */
const heading = like((name: string) => emails.invitation.title(name, storyTitle));
const greeted = like((name: string) => emails.invitation.title(`Dear ${name}`, storyTitle));

test("an organizer words the invitation, sees it, sends it to themselves and then to everybody", async ({
  page,
  baseURL,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const owner = await host(page, baseURL);
  const people = await addPeople(owner, 2);
  const id = await addSession(owner, { title });
  const of = `/api/session/${id}`;
  await owner.api.ok("PUT", `${of}/attendees`, { consumer_ids: people.map((person) => person.id) });
  await owner.api.ok("POST", `${of}/confirm`);

  await page.goto(`/dashboard/sessions/${id}`);
  await page.getByRole("link", { name: actionTexts.actions.invite(2) }).click();
  await expect(page.getByRole("heading", { name: invitationTexts.title, level: 1 })).toBeVisible();
  const email = page.frameLocator("main iframe");
  await expect(email.getByRole("heading", { name: heading })).toBeVisible();

  await page.getByLabel(invitationTexts.form.greeting).fill("Dear");
  await page.getByLabel(invitationTexts.form.note).fill(note);
  await expect(email.getByRole("heading", { name: greeted })).toBeVisible();
  const rejected = page.waitForResponse((response) => response.url().endsWith("/preview") && !response.ok());
  await page.getByLabel(invitationTexts.form.replyTo).fill("nobody");
  await rejected;
  await page.getByRole("button", { name: invitationTexts.form.test }).click();
  await expect(page.getByText(errorTexts.EMAIL)).toBeVisible();
  // The preview of a half-typed address does not exist, and the last one stays.
  await expect(email.getByRole("heading", { name: greeted })).toBeVisible();
  await page.getByLabel(invitationTexts.form.replyTo).fill(replies);
  await expect(email.getByRole("heading", { name: greeted })).toBeVisible();
  await expect(email.getByText(note)).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: replies })).toBeVisible();
  await page.getByText(invitationTexts.preview.views.text).click();
  await expect(page.getByText(greeted)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: title }).click();
  await page.getByRole("dialog").getByRole("button", { name: uiTexts.leave.cancel }).click();
  await page.getByRole("button", { name: invitationTexts.announcement.copy }).click();
  await expect(page.getByText(invitationTexts.announcement.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(title);

  await page.getByRole("button", { name: invitationTexts.form.test }).click();
  await expect(page.getByText(invitationTexts.done.tested)).toBeVisible();
  const tested = await emailTo(page.request, owner.email, /^Test: .+ invites you: Fog and tea/);
  expect(tested.text).toContain(note);

  await page.getByRole("button", { name: invitationTexts.form.send(2) }).click();
  await expect(page.getByText(actionTexts.done.invited)).toBeVisible();
  await page.waitForURL(`**/dashboard/sessions/${id}`);
  const invited = await emailTo(page.request, people[0]?.email ?? "", / invites you: Fog and tea/);
  expect(invited.text).toContain("Dear");
  expect(invited.text).toContain(note);
  await page.goto(`/dashboard/sessions/${id}/invitation`);
  await expect(page.getByRole("button", { name: invitationTexts.form.send(2) })).toBeHidden();
  await expect(page.getByLabel(invitationTexts.form.greeting)).toHaveValue("Dear");
});
