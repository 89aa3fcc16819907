/** Two administrators at once, double clicks, missing credits, unconfirmed addresses: nothing is lost, and messages explain it. */

import { errorTexts } from "@lantern/contract/error-texts";
import { expect, type Page } from "@playwright/test";
import { texts as createParticipantTexts } from "../../../apps/web/app/company/create-participant/texts.ts";
import { texts as createSessionTexts } from "../../../apps/web/app/company/create-session/texts.ts";
import { names } from "../../../apps/web/app/company/names.ts";
import { texts as sessionTeamsTexts } from "../../../apps/web/app/company/session/teams/texts.ts";
import { texts as sessionTexts } from "../../../apps/web/app/company/session/texts.ts";
import { texts as editConflictTexts } from "../../../apps/web/app/company/shared/edit-conflict/texts.ts";
import { texts as peopleTexts } from "../../../apps/web/app/company/shared/people/texts.ts";
import { texts as planningTexts } from "../../../apps/web/app/company/shared/planning/texts.ts";
import { actionTexts } from "../../../apps/web/app/company/shared/session/action-texts.ts";
import { errorTexts as sessionErrorTexts } from "../../../apps/web/app/company/shared/session/error-texts.ts";
import { texts as sharedSessionTexts } from "../../../apps/web/app/company/shared/session/texts.ts";
import { texts as loginTexts } from "../../../apps/web/app/doors/login/texts.ts";
import { texts as credentialTexts } from "../../../apps/web/app/doors/texts.ts";
import { toastLabels } from "../../../apps/web/app/i18n/en/start.ts";
import { agoTexts } from "../../../apps/web/app/i18n/format-texts.ts";
import { errors as errorsTexts } from "../../../apps/web/app/i18n/start/errors.ts";
import { ui as startUiTexts } from "../../../apps/web/app/i18n/start/ui.ts";
import { texts as uiTexts } from "../../../apps/web/app/ui/texts.ts";
import { test } from "../../fixtures/test.ts";
import { storyTitle } from "../../fixtures/texts.ts";
import { addPeople, addSession, host, sessionTitle, turnMonth } from "./arrange.ts";

const changedByNora = editConflictTexts.title("Nora Winther", agoTexts.now);
const elsewhere = "Changed elsewhere";
const ida = "Ida Holm";

test("[E21] an outdated form shows what changed and keeps the input", async ({ page, baseURL }) => {
  const owner = await host(page, baseURL);
  const id = await addSession(owner);
  await owner.api.ok("POST", `/api/session/${id}/confirm`);
  await page.goto(`/dashboard/sessions/${id}`);
  await page.getByRole("button", { name: sharedSessionTexts.editTitle }).click();
  const [title, note] = [page.getByLabel(planningTexts.title), page.getByLabel(planningTexts.note)];
  await note.fill("Bring a warm drink");

  await owner.api.ok("PATCH", `/api/session/${id}`, { title: elsewhere });
  await page.getByRole("button", { name: sessionTexts.editing.submit, exact: true }).click();
  const alert = page.getByRole("alert").filter({ hasText: changedByNora });
  await expect(alert).toContainText(`${editConflictTexts.parts.title}: ${elsewhere}`);
  await expect(note).toHaveValue("Bring a warm drink");
  await expect(page.getByRole("button", { name: sessionTexts.editing.submit, exact: true })).toBeDisabled();
  await page.getByRole("button", { name: editConflictTexts.useMine }).click();
  await page.getByRole("button", { name: sessionTexts.editing.submit, exact: true }).click();
  await expect(page.getByText(actionTexts.done.updated)).toBeVisible();
  expect(await owner.api.ok("GET", `/api/session/${id}`)).toMatchObject({
    title: "Autumn hour",
    notes: "Bring a warm drink",
  });

  await page.getByRole("button", { name: sharedSessionTexts.editTitle }).click();
  await owner.api.ok("PATCH", `/api/session/${id}`, { title: "Theirs again" });
  await page.getByRole("button", { name: sessionTexts.editing.submit, exact: true }).click();
  await page.getByRole("button", { name: editConflictTexts.useTheirs }).click();
  await expect(title).toHaveValue("Theirs again");

  await owner.api.ok("POST", `/api/session/${id}/cancel`);
  await page.getByRole("button", { name: sessionTexts.editing.submit, exact: true }).click();
  await expect(page.getByText(editConflictTexts.closed)).toBeVisible();
  await expect(title).toHaveValue("Theirs again");
});

test("leaving unsaved changes requires a confirmation", async ({ page, baseURL }) => {
  const owner = await host(page, baseURL);
  await page.goto("/dashboard/createSession");
  const title = page.getByLabel(planningTexts.title);
  await title.fill("Half a plan");
  const home = page.getByRole("link", { name: names.home, exact: true }).locator("visible=true");
  await home.click();
  const question = page.getByRole("dialog", { name: uiTexts.leave.title });
  await question.getByRole("button", { name: uiTexts.leave.cancel }).click();
  await expect(question).toBeHidden();
  await expect(title).toHaveValue("Half a plan");
  const closing = page.waitForEvent("dialog");
  const left = page.close({ runBeforeUnload: true });
  const dialog = await closing;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await left;
  await home.click();
  await question.getByRole("button", { name: uiTexts.leave.leave }).click();
  await page.waitForURL("**/dashboard/home");

  const people = await addPeople(owner, 4);
  const id = await addSession(owner);
  const consumer_ids = people.map((person) => person.id);
  await owner.api.ok("PUT", `/api/session/${id}/attendees`, { consumer_ids });
  await page.goto(`/dashboard/sessions/${id}?tab=teams`);
  await page.getByRole("button", { name: sessionTeamsTexts.form }).click();
  await page.getByRole("menuitem").first().click();
  await page.getByRole("tab", { name: sessionTexts.tabs.attendees }).click();
  await question.getByRole("button", { name: uiTexts.leave.cancel }).click();
  await page.getByRole("button", { name: sessionTeamsTexts.save }).click();
  await expect(page.getByText(actionTexts.done.attendees)).toBeVisible();
  await page.getByRole("tab", { name: sessionTexts.tabs.attendees }).click();
  await expect(page.getByRole("searchbox", { name: sessionTexts.attendees.search(4) })).toBeVisible();
});

/** The server executes the first request, but its response never arrives. */
async function loseResponse(page: Page, path: string): Promise<void> {
  let lost = false;
  await page.route(path, async (route) => {
    if (lost || route.request().method() !== "POST") return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort();
  });
}

test("an item whose response was lost is created only once", async ({ page, baseURL }) => {
  const owner = await host(page, baseURL);
  const lost = page.getByText(errorsTexts.offline);
  await page.goto("/dashboard/createSession");
  const title = page.getByLabel(planningTexts.title);
  await title.fill("Once");
  await loseResponse(page, "**/api/session");
  await page.getByRole("button", { name: createSessionTexts.summary.draft }).first().click();
  await expect(lost.first()).toBeVisible();
  await title.fill("Once and for all");
  await page.getByRole("button", { name: createSessionTexts.summary.draft }).first().click();
  await page.waitForURL(/\/dashboard\/sessions\/[0-9a-f-]{36}/);
  const { items } = (await owner.api.ok("GET", "/api/session")) as { items: { title: string }[] };
  expect(items.map((session) => session.title)).toEqual(["Once and for all"]);

  await page.goto("/dashboard/createConsumer");
  await page.getByLabel(peopleTexts.firstName).fill("Ida");
  await page.getByLabel(peopleTexts.lastName).fill("Holm");
  await page.getByLabel(peopleTexts.email).fill(`ida@${owner.email.split("@")[1]}`);
  await loseResponse(page, "**/api/consumer");
  const add = page.getByRole("button", { name: createParticipantTexts.submit, exact: true });
  await add.click();
  await expect(lost.first()).toBeVisible();
  await add.click();
  await expect(
    page.getByRole("region", { name: createParticipantTexts.justAdded }).getByRole("listitem"),
  ).toHaveText([ida]);
});

test("[E28] [T07] a stale tab cannot confirm unseen changes; two clicks confirm once", async ({
  page,
  baseURL,
}) => {
  const owner = await host(page, baseURL);
  const [person] = await addPeople(owner, 1);
  const id = await addSession(owner, { seats: 2 });
  await owner.api.ok("PUT", `/api/session/${id}/attendees`, { consumer_ids: [person?.id] });
  await page.goto(`/dashboard/sessions/${id}`);
  await expect(page.getByRole("button", { name: actionTexts.actions.confirm })).toBeVisible();
  await owner.api.ok("PATCH", `/api/session/${id}`, { seats: 5 });
  await page.getByRole("button", { name: actionTexts.actions.confirm }).click();
  await expect(page.getByText(`${changedByNora}. ${editConflictTexts.again}`)).toBeVisible();
  expect(await owner.api.ok("GET", "/api/company/credits")).toMatchObject({ reserved: 0, available: 6 });
  await page.getByRole("button", { name: actionTexts.actions.confirm }).dblclick();
  await expect(page.getByText(actionTexts.done.confirmed)).toHaveCount(1);
  expect(await owner.api.ok("GET", "/api/company/credits")).toMatchObject({ reserved: 5, available: 1 });
});

test("[E19] confirming with too few credits leads to buying them", async ({ page, baseURL }) => {
  const owner = await host(page, baseURL);
  const [person] = await addPeople(owner, 1);
  const id = await addSession(owner, { seats: 12 });
  await owner.api.ok("PUT", `/api/session/${id}/attendees`, { consumer_ids: [person?.id] });
  await page.goto(`/dashboard/sessions/${id}`);
  await page.getByRole("button", { name: actionTexts.actions.confirm }).click();
  await expect(page.getByText(errorTexts.SESSION_002)).toBeVisible();
  await page.getByRole("button", { name: names.credits }).click();
  await page.waitForURL("**/dashboard/checkout");
});

test("an Owner with an unconfirmed address may draft, and can get the email again", async ({
  page,
  baseURL,
}) => {
  const owner = await host(page, baseURL, false);
  const [person] = await addPeople(owner, 1);
  const id = await addSession(owner, { seats: 2 });
  await owner.api.ok("PUT", `/api/session/${id}/attendees`, { consumer_ids: [person?.id] });
  await page.goto(`/dashboard/sessions/${id}`);
  await page.getByRole("button", { name: actionTexts.actions.confirm }).click();
  await expect(page.getByText(errorTexts.EMAIL_UNVERIFIED)).toBeVisible();
  await page
    .getByRole("region", { name: toastLabels.area })
    .getByRole("button", { name: sessionErrorTexts.resend })
    .click();
  await expect(page.getByText(sessionErrorTexts.resent)).toBeVisible();
});

test("[O08] a Sub-Administrator plans and confirms, and reads who can buy credits", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel(credentialTexts.email).fill("benedikt@northwind.example");
  await page.getByLabel(credentialTexts.password, { exact: true }).fill("seven boats home");
  await page.getByRole("button", { name: loginTexts.submit, exact: true }).click();
  await page.waitForURL("**/dashboard/home");
  await page.goto("/dashboard/createSession");
  await page
    .getByRole("group", { name: createSessionTexts.story.legend })
    .getByText(storyTitle, { exact: true })
    .click();
  await page.getByLabel(planningTexts.title).fill("Benedikt's hour");
  await page.getByRole("button", { name: planningTexts.day, exact: true }).click();
  await turnMonth(page, "Next");
  await page.getByRole("gridcell").getByRole("button").nth(14).click();
  await page.getByRole("textbox", { name: createSessionTexts.seats.seats, exact: true }).fill("300");
  await page.getByRole("button", { name: createSessionTexts.summary.draft }).first().click();
  await page.waitForURL(/\/dashboard\/sessions\/[0-9a-f-]{36}/);
  await page.getByRole("link", { name: sharedSessionTexts.edit }).click();
  await page.getByRole("textbox", { name: createSessionTexts.seats.seats, exact: true }).fill("2");
  await page.getByRole("button", { name: createSessionTexts.summary.saveAndConfirm(2) }).click();
  await expect(page.getByText(actionTexts.done.confirmed)).toBeVisible();
});

test("a dialog whose script does not arrive says so, and leaves the page in place", async ({
  page,
  baseURL,
  context,
}) => {
  const owner = await host(page, baseURL);
  const id = await addSession(owner);
  await page.goto(`/dashboard/sessions/${id}`);
  await expect(page.getByRole("button", { name: sessionTexts.facts.changeDate })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: sessionTexts.facts.changeDate }).click();
  const dialog = page.getByRole("dialog", { name: sharedSessionTexts.notLoaded.title });
  await expect(dialog.getByRole("button", { name: sharedSessionTexts.notLoaded.submit })).toBeVisible();
  await dialog.getByRole("button", { name: startUiTexts.cancel }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: sessionTitle })).toBeVisible();
});
