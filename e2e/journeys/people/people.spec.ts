/** The life of one participant: added, searched, edited, invited, declining, returning, removed. */
import { readFile } from "node:fs/promises";
import { errorTexts } from "@lantern/contract/error-texts";
import { expect, type Page } from "@playwright/test";
import { texts as createParticipantTexts } from "../../../apps/web/app/company/create-participant/texts.ts";
import { texts as createSessionTexts } from "../../../apps/web/app/company/create-session/texts.ts";
import { texts as invitationTexts } from "../../../apps/web/app/company/invitation/texts.ts";
import { texts as participantsTexts } from "../../../apps/web/app/company/participants/texts.ts";
import { texts as sessionTexts } from "../../../apps/web/app/company/session/texts.ts";
import { texts as peopleTexts } from "../../../apps/web/app/company/shared/people/texts.ts";
import { texts as planningTexts } from "../../../apps/web/app/company/shared/planning/texts.ts";
import { actionTexts } from "../../../apps/web/app/company/shared/session/action-texts.ts";
import { texts as readinessTexts } from "../../../apps/web/app/company/shared/session/readiness/texts.ts";
import { joining as joiningTexts } from "../../../apps/web/app/i18n/en/joining.ts";
import { textForIt as textForItTexts } from "../../../apps/web/app/i18n/en/text-for-it.ts";
import { readinessNames } from "../../../apps/web/app/ui/readiness-names.ts";
import { expectAccessible } from "../../fixtures/axe.ts";
import { newOwner, signUp } from "../../fixtures/company.ts";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { test } from "../../fixtures/test.ts";
import { like, storyTitle } from "../../fixtures/texts.ts";
import { readiness, turnMonth } from "../sessions/arrange.ts";
import { checkPage } from "./check-page.ts";

const dora = "Dora Vance";
const evening = "A dark evening";

const equalsAna = "=Ana Ruiz";
const newName = "Lindqvist";
const lisbon = "Lisbon";
const sales = "Sales";

async function add(page: Page, [first, last]: readonly [string, string], email: string, department: string) {
  await page.getByLabel(peopleTexts.firstName).fill(first);
  await page.getByLabel(peopleTexts.lastName).fill(last);
  await page.getByLabel(peopleTexts.email).fill(email);
  await page.getByLabel(peopleTexts.department).fill(department);
  await page.getByRole("button", { name: createParticipantTexts.submit, exact: true }).click();
  await expect(page.getByText(createParticipantTexts.added).first()).toBeVisible();
  // The fields are empty for the next participant now.
  const added = page.getByRole("region", { name: createParticipantTexts.justAdded });
  await expect(added.getByRole("listitem").filter({ hasText: `${first} ${last}` })).toBeVisible();
}

test("[R23, T11, V08, E36] people are added, duplicates rejected, then filtered, edited, exported, and changed and removed together", async ({
  page,
}) => {
  const owner = newOwner();
  const domain = owner.email.split("@")[1];
  await signUp(page, owner);
  await page.goto("/dashboard/createConsumer");
  await expect(page.locator('[data-layout="dashboard"]')).toBeVisible();
  await page.getByRole("button", { name: createParticipantTexts.submit, exact: true }).click();
  await expect(page.getByText(errorTexts.REQUIRED).first()).toBeVisible();
  await page.getByLabel(peopleTexts.email).fill("ana@");
  await expect(page.getByText(errorTexts.EMAIL)).toBeVisible();
  await add(page, ["=Ana", "Ruiz"], `ana@${domain}`, "Design");
  await add(page, ["Bo", "Lind"], `bo@${domain}`, sales);
  await add(page, ["Cleo", "Marsh"], `cleo@${domain}`, sales);
  await page.getByLabel(peopleTexts.firstName).fill("Ana");
  await page.getByLabel(peopleTexts.lastName).fill("Again");
  await page.getByLabel(peopleTexts.email).fill(`ANA@${domain}`);
  await page.getByRole("button", { name: createParticipantTexts.submit, exact: true }).click();
  await expect(page.getByText(errorTexts.USER_007)).toBeVisible();

  await page.goto("/dashboard/participants");
  await page.getByLabel(peopleTexts.department, { exact: true }).selectOption(sales);
  await expect(page.getByText(participantsTexts.count(2))).toBeVisible();
  await page.getByLabel(peopleTexts.department, { exact: true }).selectOption("");
  await page.getByLabel(participantsTexts.filters.sort).selectOption("email.asc");
  await expect(page.getByRole("rowheader").first()).toContainText(equalsAna);
  await checkPage(page, "participants");

  await page.getByRole("button", { name: participantsTexts.menu("Bo Lind") }).click();
  await page.getByRole("menuitem", { name: participantsTexts.editOne }).click();
  await expectAccessible(page, "the edit dialog");
  await page.getByRole("dialog").getByLabel(peopleTexts.lastName).fill(newName);
  await page.getByRole("dialog").getByRole("button", { name: peopleTexts.edit.save }).click();
  await expect(page.getByText(peopleTexts.edit.saved)).toBeVisible();
  await expect(page.getByRole("link", { name: newName })).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: participantsTexts.export }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv).toContain("'=Ana,Ruiz,ana@");
  expect(csv.trim().split("\r\n")).toHaveLength(4);

  await page.getByRole("checkbox", { name: participantsTexts.chooseAll }).check();
  await page.getByRole("button", { name: participantsTexts.moveChosen }).click();
  const change = page.getByRole("dialog");
  await change.getByRole("button", { name: participantsTexts.moving.submit }).click();
  await expect(change.getByText(errorTexts.REQUIRED)).toBeVisible();
  await change.getByRole("combobox", { name: peopleTexts.office }).fill(lisbon);
  await change.getByRole("checkbox", { name: participantsTexts.moving.none.department }).check();
  await expect(change.getByText(errorTexts.REQUIRED)).toBeHidden();
  await checkPage(page, "change-several");
  await change.getByRole("button", { name: participantsTexts.moving.submit }).click();
  await expect(page.getByText(participantsTexts.moving.saved(3))).toBeVisible();
  await expect(page.getByRole("cell", { name: lisbon })).toHaveCount(3);
  await expect(page.getByRole("cell", { name: sales })).toHaveCount(0);
  await page.getByRole("button", { name: participantsTexts.removeChosen, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: peopleTexts.removing.submit }).click();
  await expect(page.getByText(peopleTexts.removedMany(3))).toBeVisible();
  await expect(page.getByText(participantsTexts.empty.title)).toBeVisible();
});

test("[T16] a person declines, accepts after all, is asked to run the check, and is removed from a coming session", async ({
  page,
  browser,
}) => {
  const owner = newOwner();
  const email = `dora@${owner.email.split("@")[1]}`;
  await signUp(page, owner);
  await page.goto("/dashboard/createConsumer");
  await add(page, ["Dora", "Vance"], email, "Design");
  await page.goto("/dashboard/createSession");
  await page
    .getByRole("group", { name: createSessionTexts.story.legend })
    .getByText(storyTitle, { exact: true })
    .click();
  await page.getByLabel(planningTexts.title).fill(evening);
  await page.getByRole("checkbox", { name: dora }).check();
  await page.getByRole("button", { name: planningTexts.day, exact: true }).click();
  await turnMonth(page, "Next");
  await page.getByRole("gridcell").getByRole("button").nth(14).click();
  await page.getByRole("button", { name: createSessionTexts.summary.confirm(2) }).click();
  await page.waitForURL(/\/dashboard\/sessions\/[0-9a-f-]{36}/);
  await page.getByRole("link", { name: actionTexts.actions.invite(1) }).click();
  await page.getByRole("button", { name: invitationTexts.form.send(1) }).click();
  const invitation = await emailTo(page.request, email, /dark evening/i);

  const decline = linkIn(invitation, "rsvp=no");
  const visitor = await (await browser.newContext()).newPage();
  // A program that only opens the link changes nothing.
  await visitor.request.get(decline);
  await visitor.goto(decline);
  await expect(visitor.getByRole("button", { name: joiningTexts.decline.yes })).toBeVisible();
  await visitor.getByRole("button", { name: joiningTexts.decline.no }).click();
  await expect(visitor.getByText(joiningTexts.decline.notComingText, { exact: false })).toBeVisible();
  await expect(page.getByRole("img", { name: dora })).toBeVisible();
  const row = page.getByRole("row", { name: dora });
  await page.reload();
  await expect(row).toContainText(readinessNames.declined);
  await checkPage(page, "attendees");
  await visitor.getByRole("button", { name: joiningTexts.decline.afterAll }).click();
  await expect(visitor.getByText(joiningTexts.decline.coming)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: readiness({ attendees: 1 }) })).toBeVisible();
  await expect(row).toContainText(readinessTexts.rsvps.coming);
  await page.getByText(sessionTexts.forIt).click();
  await expect(page.getByText(like(textForItTexts.pages))).toBeVisible();
  await page.getByRole("button", { name: readinessTexts.remind.check(1) }).click();
  await expect(page.getByText(readinessTexts.remindedText(1))).toBeVisible();
  const checkEmail = await emailTo(page.request, email, /system check/);
  expect(linkIn(checkEmail, "/systemCheck")).toContain("#join=");
  await page.getByRole("button", { name: readinessTexts.remind.check(1) }).click();
  await expect(page.getByText(readinessTexts.remindedBefore)).toBeVisible();

  await page.goto("/dashboard/participants");
  await page.getByRole("link", { name: dora }).click();
  await expect(page.getByRole("row", { name: evening })).toContainText(readinessTexts.rsvps.coming);
  await checkPage(page, "participant");
  await page.getByRole("button", { name: participantsTexts.remove }).click();
  await expect(page.getByRole("dialog")).toContainText(peopleTexts.removing.seats(1));
  await expectAccessible(page, "the question before a removal");
  await page.getByRole("dialog").getByRole("button", { name: peopleTexts.removing.submit }).click();
  await expect(page.getByText(peopleTexts.removed(dora))).toBeVisible();
  await emailTo(page.request, email, /Cancelled/);
});
