/** Planning a session: how many steps it takes, and what the page rejects. */

import { errorTexts } from "@lantern/contract/error-texts";
import { expect, type Page } from "@playwright/test";
import { texts as createSessionTexts } from "../../../apps/web/app/company/create-session/texts.ts";
import { texts as invitationTexts } from "../../../apps/web/app/company/invitation/texts.ts";
import { names } from "../../../apps/web/app/company/names.ts";
import { texts as sessionTexts } from "../../../apps/web/app/company/session/texts.ts";
import { texts as peopleTexts } from "../../../apps/web/app/company/shared/people/texts.ts";
import { texts as peoplePickerTexts } from "../../../apps/web/app/company/shared/people-picker/texts.ts";
import { texts as planningTexts } from "../../../apps/web/app/company/shared/planning/texts.ts";
import { actionTexts } from "../../../apps/web/app/company/shared/session/action-texts.ts";
import { texts as sharedSessionTexts } from "../../../apps/web/app/company/shared/session/texts.ts";
import { texts as uiTexts } from "../../../apps/web/app/ui/texts.ts";
import { countInput } from "../../fixtures/counted-input.ts";
import { signInAsOwner } from "../../fixtures/demo.ts";
import { test } from "../../fixtures/test.ts";
import { storyTitle } from "../../fixtures/texts.ts";
import { host, turnMonth } from "./arrange.ts";

/** A time zone in which it is daytime now: just after midnight, 00:15 would still be in the future. */
const daytimeZone = ["Asia/Tokyo", "UTC", "America/Los_Angeles"][Math.floor(new Date().getUTCHours() / 8)];
test.use({ timezoneId: daytimeZone });

async function pickDay(page: Page): Promise<void> {
  // The calendar that is fading out has the same days.
  await page.getByRole("button", { name: planningTexts.day, exact: true }).click();
  await turnMonth(page, "Next");
  await page.getByRole("gridcell").getByRole("button").nth(14).click();
}

test("[R22] a session for twelve is planned, confirmed and invited in a few clicks", async ({ page }) => {
  await signInAsOwner(page);
  const input = await countInput(page);
  const mark = Date.now().toString(36);
  const people = Array.from(
    { length: 12 },
    (_, at) => `Guest${at} Vik <guest${at}.${mark}@northwind.example>`,
  );
  await page.goto("/dashboard/home");

  await page.getByRole("link", { name: names.sessions, exact: true }).first().click();
  await page.getByRole("link", { name: sharedSessionTexts.create }).click();
  await page
    .getByRole("group", { name: createSessionTexts.story.legend })
    .getByText(storyTitle, { exact: true })
    .click();
  await page.getByLabel(planningTexts.title).fill(`Twelve ${mark}`);
  await page.getByText(peoplePickerTexts.paste).click();
  await page.getByLabel(peopleTexts.pasteLabel).fill(people.join("\n"));
  await page.getByRole("button", { name: peoplePickerTexts.addPasted }).click();
  await expect(page.getByText(planningTexts.count(12))).toBeVisible();
  await pickDay(page);
  await page.getByRole("button", { name: createSessionTexts.summary.confirm(12) }).click();
  await expect(page.getByText(actionTexts.done.confirmed)).toBeVisible();
  await page.getByRole("link", { name: actionTexts.actions.invite(12) }).click();
  await page.getByRole("button", { name: invitationTexts.form.send(12) }).click();
  await expect(page.getByText(actionTexts.done.invited)).toBeVisible();

  expect(input.clicks).toBeGreaterThan(5);
  expect(input.clicks).toBeLessThanOrEqual(12);
  expect(input.fields.size).toBe(2);
  // The keystroke-level model: 2.65 s to think, point and click; 0.28 s per character, as if nothing were pasted.
  expect(input.clicks * 2.65 + input.characters * 0.28).toBeLessThan(600);
});

test("[V05] [V08] [K30] invalid input of a session shows errors at its fields", async ({ page, baseURL }) => {
  await host(page, baseURL);
  await page.goto("/dashboard/createSession");
  await page.getByRole("button", { name: createSessionTexts.summary.draft }).first().click();
  await expect(page.getByText(errorTexts.REQUIRED)).toBeVisible();
  // Recognized people are selected at once; only the other rows remain.
  await page.getByText(peoplePickerTexts.paste).click();
  const pasted = page.getByLabel(peopleTexts.pasteLabel);
  await pasted.fill("ana@plan.example, bo@plan.example; cleo@plan.example\nnobody\nAna Ruiz");
  await page.getByRole("button", { name: peoplePickerTexts.addPasted }).click();
  await expect(page.getByText(peoplePickerTexts.readSome(3))).toBeVisible();
  await expect(pasted).toHaveValue("nobody\nAna Ruiz");
  await expect(page.getByText(peoplePickerTexts.chosen(3))).toBeVisible();
  await page.getByLabel(planningTexts.title).fill("Too late");
  await page
    .getByRole("group", { name: createSessionTexts.story.legend })
    .getByText(storyTitle, { exact: true })
    .click();
  await page.getByRole("textbox", { name: createSessionTexts.seats.seats, exact: true }).fill("1");
  await page.getByRole("button", { name: createSessionTexts.summary.draft }).first().click();
  await expect(page.getByText(errorTexts.SEATS)).toBeVisible();
  await page.getByRole("textbox", { name: createSessionTexts.seats.seats, exact: true }).fill("301");
  await page.getByRole("button", { name: createSessionTexts.summary.draft }).first().click();
  await expect(page.getByText(errorTexts.SEATS)).toBeVisible();
  await page.getByRole("textbox", { name: createSessionTexts.seats.seats, exact: true }).fill("2");

  await page.getByRole("button", { name: planningTexts.day, exact: true }).click();
  const today = new Date().toLocaleDateString("sv-SE", { timeZone: daytimeZone });
  await page.locator(`[data-day="${today}"]`).getByRole("button").click();
  await page.getByLabel(planningTexts.start, { exact: true }).selectOption("00:15");
  await page.getByRole("button", { name: createSessionTexts.summary.draft }).first().click();
  const past = errorTexts.SESSION_012;
  await expect(page.getByText(past)).toBeVisible();
  await pickDay(page);
  await page.getByRole("button", { name: createSessionTexts.summary.draft }).first().click();
  await page.waitForURL(/\/dashboard\/sessions\/[0-9a-f-]{36}/);
  await expect(page.getByText(uiTexts.sessions.states.draft, { exact: true }).first()).toBeVisible();

  await page.getByRole("button", { name: sessionTexts.facts.changeDate }).click();
  const dialog = page.getByRole("dialog", { name: sessionTexts.dating.title });
  await dialog.getByRole("button", { name: planningTexts.day, exact: true }).click();
  await turnMonth(page, "Previous");
  await page.locator(`[data-day="${today}"]`).getByRole("button").click();
  await dialog.getByLabel(planningTexts.start, { exact: true }).selectOption("00:15");
  await dialog.getByRole("button", { name: sessionTexts.dating.submit }).click();
  await expect(dialog.getByText(past)).toBeVisible();
});

test("[E19] [C30] too few credits offer an Owner to buy more, and a possible number of seats", async ({
  page,
  baseURL,
}) => {
  await host(page, baseURL);
  await page.goto("/dashboard/createSession");
  await page
    .getByRole("group", { name: createSessionTexts.story.legend })
    .getByText(storyTitle, { exact: true })
    .click();
  await page.getByLabel(planningTexts.title).fill("Twelve seats");
  await pickDay(page);
  await page.getByRole("textbox", { name: createSessionTexts.seats.seats, exact: true }).fill("12");
  await expect(page.getByText(createSessionTexts.summary.insufficient)).toBeVisible();
  await expect(page.getByRole("button", { name: createSessionTexts.summary.confirm(12) })).toBeDisabled();
  await expect(page.getByRole("link", { name: names.credits })).toBeVisible();
  await page.getByRole("button", { name: createSessionTexts.summary.planSeats(6) }).click();
  await expect(page.getByRole("button", { name: createSessionTexts.summary.confirm(6) })).toBeEnabled();
});
