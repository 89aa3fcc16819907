/** The whole life of a session: every action by its button, and its message. */
import { expect, type Page } from "@playwright/test";
import { texts as invitationTexts } from "../../../apps/web/app/company/invitation/texts.ts";
import { texts as sessionTexts } from "../../../apps/web/app/company/session/texts.ts";
import { texts as sessionsTexts } from "../../../apps/web/app/company/sessions/texts.ts";
import { texts as peoplePickerTexts } from "../../../apps/web/app/company/shared/people-picker/texts.ts";
import { texts as planningTexts } from "../../../apps/web/app/company/shared/planning/texts.ts";
import { actionTexts } from "../../../apps/web/app/company/shared/session/action-texts.ts";
import { questionTexts } from "../../../apps/web/app/company/shared/session/question-texts.ts";
import { texts as sharedSessionTexts } from "../../../apps/web/app/company/shared/session/texts.ts";
import { texts as uiTexts } from "../../../apps/web/app/ui/texts.ts";
import { test } from "../../fixtures/test.ts";
import { like } from "../../fixtures/texts.ts";
import { addPeople, addSession, host, personName } from "./arrange.ts";

const unwantedTitle = "Not this one";
const later = "Late autumn hour";

const expectText = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const menu = (page: Page, title: string) =>
  page.getByRole("button", { name: actionTexts.actions.menu(title) }).click();
const item = (page: Page, name: string) => page.getByRole("menuitem", { name, exact: true }).click();

test("[T01-T08] [T12] [R21] every action of a session shows its message", async ({
  page,
  baseURL,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const owner = await host(page, baseURL);
  const people = await addPeople(owner, 3);
  const id = await addSession(owner);
  const unwanted = await addSession(owner, { title: unwantedTitle });

  await page.goto(`/dashboard/sessions/${unwanted}`);
  await menu(page, unwantedTitle);
  await item(page, actionTexts.actions.remove);
  await page.getByRole("button", { name: questionTexts.removing.submit, exact: true }).click();
  await expectText(page, actionTexts.done.deleted);

  await page.goto(`/dashboard/sessions/${id}?add`);
  await page.getByRole("button", { name: peoplePickerTexts.selectAll }).click();
  await page.getByRole("button", { name: sessionTexts.adding.save(3) }).click();
  await expectText(page, actionTexts.done.attendees);
  await page.getByRole("button", { name: actionTexts.actions.confirm }).click();
  await expectText(page, actionTexts.done.confirmed);
  await page.getByRole("link", { name: actionTexts.actions.invite(people.length) }).click();
  await page.getByRole("button", { name: invitationTexts.form.send(people.length) }).click();
  await expectText(page, actionTexts.done.invited);

  await page.getByRole("tab", { name: sessionTexts.emails.tab }).click();
  const invitations = page.getByRole("row", { name: String(sessionTexts.emails.kinds.invitation) });
  await expect(invitations).toContainText(sessionTexts.emails.to(3));
  await expect(invitations).toContainText(sessionTexts.emails.sent, { timeout: 30_000 });
  await expect(
    page.getByRole("row", { name: String(sessionTexts.emails.kinds["reminder-1"]) }),
  ).toContainText(sessionTexts.emails.byItself);
  await page.getByRole("tab", { name: sessionTexts.tabs.attendees }).click();

  await page
    .getByRole("button", { name: like(actionTexts.actions.menu) })
    .first()
    .click();
  await item(page, actionTexts.actions.copyLink);
  await expectText(page, actionTexts.done.copied);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toBe(`${baseURL}/experience/${id}`);
  await page.getByRole("button", { name: sessionTexts.attendees.menu(personName(1)) }).click();
  await item(page, sessionTexts.attendees.copyPersonal);
  await expect.poll(copied).toContain(`/experience/${id}#join=`);
  const revoked = await copied();
  await page.getByRole("button", { name: sessionTexts.attendees.menu(personName(1)) }).click();
  await item(page, sessionTexts.attendees.revoke);
  await page.getByRole("button", { name: sessionTexts.attendees.revoking.submit }).click();
  await expectText(page, actionTexts.done.revoked);
  await page.getByRole("button", { name: sessionTexts.attendees.menu(personName(1)) }).click();
  await item(page, sessionTexts.attendees.copyPersonal);
  await expect.poll(copied).not.toBe(revoked);

  await page.getByRole("button", { name: sharedSessionTexts.editTitle }).click();
  await page.getByLabel(planningTexts.title).fill(later);
  await page.getByRole("button", { name: sessionTexts.editing.submit, exact: true }).click();
  await expectText(page, actionTexts.done.updated);
  await expect(page.getByRole("heading", { level: 1, name: later })).toBeVisible();

  await page.getByRole("button", { name: sessionTexts.facts.changeDate }).click();
  await page.getByRole("dialog").getByLabel(planningTexts.start).selectOption("09:30");
  await page.getByRole("button", { name: sessionTexts.dating.submit }).click();
  await expectText(page, actionTexts.done.date);

  await menu(page, later);
  await item(page, actionTexts.actions.cancel);
  await page.getByRole("button", { name: questionTexts.cancelling.submit(3) }).click();
  await expectText(page, actionTexts.done.cancelled);

  await page.goto("/dashboard/sessions");
  await menu(page, later);
  await item(page, actionTexts.actions.archive);
  await expectText(page, actionTexts.done.archived);
  await expect(page.getByRole("link", { name: later })).toHaveCount(0);
  await page.getByRole("button", { name: sessionsTexts.archived }).click();
  await expect(page.getByRole("link", { name: later })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/sessions$/);
  await page.goForward();
  await menu(page, later);
  await item(page, actionTexts.actions.unarchive);
  await expectText(page, actionTexts.done.unarchived);
  await page.getByRole("button", { name: uiTexts.sessions.states.cancelled }).click();
  await page.getByRole("button", { name: actionTexts.actions.planAgain }).click();
  await page.waitForURL(/createSession\?draft=/);
  await expect(page.getByLabel(planningTexts.title)).toHaveValue("Late autumn hour (copy)");
});

test("[R17] [R21] the list keeps its state, search and order in the address", async ({ page, baseURL }) => {
  const owner = await host(page, baseURL);
  await page.goto("/dashboard");
  await page.waitForURL("**/dashboard/home");
  await page.goto("/dashboard/sessions");
  await expect(page.getByRole("heading", { name: sharedSessionTexts.empty.title })).toBeVisible();
  const [alder, birch, cedar, willow] = ["Alder", "Birch", "Cedar", "Willow"];
  for (const title of [alder, birch, cedar]) await addSession(owner, { title });
  const [person] = await addPeople(owner, 1);
  const listed = await addSession(owner, { title: willow });
  await owner.api.ok("PUT", `/api/session/${listed}/attendees`, { consumer_ids: [person?.id] });
  await page.reload();
  const names = page.getByRole("rowheader").locator("b");
  await page.getByRole("button", { name: sessionsTexts.columns.session, exact: true }).click();
  await page.getByRole("button", { name: sessionsTexts.columns.session, exact: true }).click();
  await expect(page).toHaveURL(/sort=-title/);
  await expect(names).toHaveText([willow, cedar, birch, alder]);
  await page.getByRole("searchbox").fill("person0");
  await expect(names).toHaveText([willow]);
  await page.reload();
  await expect(names).toHaveText([willow]);
  await page.getByRole("searchbox").fill("retro");
  await expect(page.getByText(sessionsTexts.noMatch("retro"))).toBeVisible();
  await page.getByRole("button", { name: sessionsTexts.clear }).click();
  await expect(names).toHaveCount(4);
  await page.getByRole("button", { name: uiTexts.sessions.states.live }).click();
  await expect(page.getByText(sessionsTexts.noneInState)).toBeVisible();
  await page.goBack();
  await expect(names).toHaveCount(4);
});
