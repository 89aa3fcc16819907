/** The work of an administrator in German: sign in, choose the language, plan a session, look at the bill. */
import { expect } from "@playwright/test";
import { texts as billingTexts } from "../../../apps/web/app/company/billing/texts.de.ts";
import { texts as createSessionTexts } from "../../../apps/web/app/company/create-session/texts.de.ts";
import { texts as homeTexts } from "../../../apps/web/app/company/home/texts.de.ts";
import { texts as invitationTexts } from "../../../apps/web/app/company/invitation/texts.de.ts";
import { names } from "../../../apps/web/app/company/names.de.ts";
import { texts as profileTexts } from "../../../apps/web/app/company/profile/texts.ts";
import { texts as peopleTexts } from "../../../apps/web/app/company/shared/people/texts.de.ts";
import { texts as peoplePickerTexts } from "../../../apps/web/app/company/shared/people-picker/texts.de.ts";
import { texts as planningTexts } from "../../../apps/web/app/company/shared/planning/texts.de.ts";
import { actionTexts } from "../../../apps/web/app/company/shared/session/action-texts.de.ts";
import { texts as sharedSessionTexts } from "../../../apps/web/app/company/shared/session/texts.de.ts";
import { errorTexts } from "../../../apps/web/app/i18n/error-texts.de.ts";
import { texts as notificationTexts } from "../../../apps/web/app/shell/notifications/texts.de.ts";
import { texts as shellTexts } from "../../../apps/web/app/shell/texts.de.ts";
import { texts as uiTexts } from "../../../apps/web/app/ui/texts.de.ts";
import { signInToDashboard, signOut } from "../../fixtures/company.ts";
import { test } from "../../fixtures/test.ts";
import { inOrder, startingWith, wording } from "../../fixtures/texts.ts";
import { host } from "../sessions/arrange.ts";

test("an administrator chooses German, plans a session and looks at the bill", async ({ page, baseURL }) => {
  test.slow();
  const owner = await host(page, baseURL);
  await page.goto("/dashboard/profile");
  const you = page.getByRole("region", { name: profileTexts.person, exact: true });
  await you.getByLabel(profileTexts.language).selectOption("de");
  await you.getByRole("button", { name: profileTexts.save }).click();
  await expect(page.getByRole("heading", { name: shellTexts.profile })).toBeVisible();

  // The account's language, and not the browser's, is that of the next sign-in.
  await signOut(page, owner, shellTexts.logOut);
  await page.waitForURL("**/?logout=true");
  await signInToDashboard(page, owner);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");

  // An error at a field, then a draft that is confirmed.
  const title = "Außendienst trifft Support";
  await page.getByRole("link", { name: names.sessions, exact: true }).first().click();
  await page.getByRole("link", { name: sharedSessionTexts.empty.action }).click();
  await page.getByRole("button", { name: createSessionTexts.summary.draft }).first().click();
  await expect(page.getByText(String(errorTexts.REQUIRED))).toBeVisible();
  await page.getByLabel(planningTexts.title).fill(title);
  await page
    .getByRole("group", { name: createSessionTexts.story.legend })
    .getByText(wording("Die stille Station"), { exact: true })
    .click();
  await page.getByText(peoplePickerTexts.paste).click();
  const domain = owner.email.split("@")[1];
  const people = ["Jörg Groß", "Änne Müller", "Bo Lind", "Cleo Marsh"].map(
    (name, at) => `${name} <gast${at}@${domain}>`,
  );
  await page.getByLabel(peopleTexts.pasteLabel).fill(people.join("\n"));
  await page.getByRole("button", { name: peoplePickerTexts.addPasted }).click();
  await expect(page.getByText(planningTexts.count(4))).toBeVisible();
  await page.getByRole("button", { name: planningTexts.day, exact: true }).click();
  await page.getByRole("button", { name: uiTexts.calendar.next }).click();
  await page.getByRole("gridcell").getByRole("button").nth(14).click();
  await page.getByRole("button", { name: createSessionTexts.summary.confirm(4) }).click();
  await expect(page.getByText(actionTexts.done.confirmed)).toBeVisible();
  await expect(page.getByText(actionTexts.done.confirmedText(4))).toBeVisible();
  await page.getByRole("link", { name: actionTexts.actions.invite(4) }).click();
  await page.getByRole("button", { name: invitationTexts.form.send(4) }).click();
  await expect(page.getByText(actionTexts.done.invitedText(4))).toBeVisible();

  // What the server wrote for this reader.
  await page.getByRole("button", { name: startingWith(notificationTexts.title) }).click();
  await expect(page.getByText(wording("Sie können jetzt die Einladungen senden."))).toBeVisible();
  await page.keyboard.press("Escape");

  await page.goto("/dashboard/billing");
  await expect(page.getByRole("heading", { name: names.billing, exact: true })).toBeVisible();
  const balance = page.getByLabel(billingTexts.balance.title, { exact: true });
  await expect(balance).toContainText(billingTexts.balance.reserved);
  const ledger = page.getByRole("region", { name: billingTexts.ledger.title, exact: true });
  await expect(
    ledger.getByRole("row", { name: inOrder(billingTexts.ledger.reasons.grant, "+6") }),
  ).toBeVisible();

  await page.getByRole("link", { name: names.home, exact: true }).first().click();
  await expect(page.getByText(homeTexts.checklist.formedThen)).toBeVisible();
  await expect(page.getByText(homeTexts.credits.reserved(4))).toBeVisible();
});
