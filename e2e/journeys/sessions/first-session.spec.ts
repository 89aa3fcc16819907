/** From the home page to an invited session: how much a new customer has to do. */
import { expect } from "@playwright/test";
import { texts as createSessionTexts } from "../../../apps/web/app/company/create-session/texts.ts";
import { texts as invitationTexts } from "../../../apps/web/app/company/invitation/texts.ts";
import { texts as peopleTexts } from "../../../apps/web/app/company/shared/people/texts.ts";
import { texts as peoplePickerTexts } from "../../../apps/web/app/company/shared/people-picker/texts.ts";
import { texts as planningTexts } from "../../../apps/web/app/company/shared/planning/texts.ts";
import { actionTexts } from "../../../apps/web/app/company/shared/session/action-texts.ts";
import { texts as sharedSessionTexts } from "../../../apps/web/app/company/shared/session/texts.ts";
import { texts as signupTexts } from "../../../apps/web/app/doors/signup/texts.ts";
import { texts as credentialTexts } from "../../../apps/web/app/doors/texts.ts";
import { texts as verifyTexts } from "../../../apps/web/app/doors/verify/texts.ts";
import { texts as fieldTexts } from "../../../apps/web/app/forms/field-texts.ts";
import { texts as siteShellTexts } from "../../../apps/web/app/site/shell/texts.ts";
import { newOwner } from "../../fixtures/company.ts";
import { countInput } from "../../fixtures/counted-input.ts";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { test } from "../../fixtures/test.ts";
import { storyTitle } from "../../fixtures/texts.ts";

test("from the home page to an invited session in at most 14 clicks and 8 typed fields", async ({ page }) => {
  const owner = newOwner();
  const input = await countInput(page);
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: siteShellTexts.signUp }).click();
  for (const [label, value] of [
    [signupTexts.firstName, owner.firstName],
    [signupTexts.lastName, owner.lastName],
    [signupTexts.company, owner.company],
    [credentialTexts.email, owner.email],
    [signupTexts.password, owner.password],
    [signupTexts.repeat, owner.password],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("checkbox", { name: fieldTexts.terms.accept }).check();
  await page.getByRole("button", { name: signupTexts.submit }).click();
  await expect(page.getByRole("heading", { name: verifyTexts.waitingHeading })).toBeVisible();
  await page.goto(linkIn(await emailTo(page.request, owner.email, /confirm/i), "/verify/"));
  await page.getByRole("button", { name: verifyTexts.submit }).click();
  await page.getByRole("link", { name: verifyTexts.toDashboard }).click();

  await page.getByRole("main").getByRole("link", { name: sharedSessionTexts.create }).click();
  await page
    .getByRole("group", { name: createSessionTexts.story.legend })
    .getByText(storyTitle, { exact: true })
    .click();
  await page.getByLabel(planningTexts.title).fill("Our first hour");
  await page.getByText(peoplePickerTexts.paste).click();
  const domain = owner.email.split("@")[1];
  await page.getByLabel(peopleTexts.pasteLabel).fill(`ana@${domain}, bo@${domain}, cleo@${domain}`);
  await page.getByRole("button", { name: peoplePickerTexts.addPasted }).click();
  // With the keyboard the next week is one key away, also at the end of a month.
  await page.getByRole("button", { name: planningTexts.day, exact: true }).click();
  await expect(page.getByRole("gridcell").locator("button:focus")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  input.clicks += 1;
  await page.getByRole("button", { name: createSessionTexts.summary.confirm(3) }).click();
  await expect(page.getByText(actionTexts.done.confirmed)).toBeVisible();
  await page.getByRole("link", { name: actionTexts.actions.invite(3) }).click();
  await page.getByRole("button", { name: invitationTexts.form.send(3) }).click();
  await expect(page.getByText(actionTexts.done.invited)).toBeVisible();
  await emailTo(page.request, `ana@${domain}`, /Our first hour/);

  expect(input.clicks).toBeGreaterThan(10);
  expect(input.clicks).toBeLessThanOrEqual(14);
  expect(input.fields.size).toBe(8);
});
