/** The board of attendees: who is asked, who is here, and what can be undone. */
import { expect } from "@playwright/test";
import { texts as participantsTexts } from "../../../apps/web/app/company/participants/texts.ts";
import { texts as sessionTexts } from "../../../apps/web/app/company/session/texts.ts";
import { texts as peopleTexts } from "../../../apps/web/app/company/shared/people/texts.ts";
import { texts as planningTexts } from "../../../apps/web/app/company/shared/planning/texts.ts";
import { texts as readinessTexts } from "../../../apps/web/app/company/shared/session/readiness/texts.ts";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { joinWithoutPage } from "../../fixtures/team.ts";
import { test } from "../../fixtures/test.ts";
import { addPeople, addSession, host, personName, readiness } from "./arrange.ts";

const choir = "Choir";

test("a group is saved and gets a session; its people are asked, removed, brought back, and seen arriving", async ({
  page,
  baseURL,
}) => {
  const owner = await host(page, baseURL);
  const people = await addPeople(owner, 4);
  await page.goto("/dashboard/participants");
  await page.getByRole("checkbox", { name: participantsTexts.chooseAll }).check();
  await page.getByRole("button", { name: participantsTexts.groupChosen }).click();
  await page.getByRole("textbox", { name: peopleTexts.grouping.name }).fill(choir);
  await page.getByRole("button", { name: peopleTexts.grouping.submit }).click();
  await expect(page.getByText(peopleTexts.grouping.saved(choir, 4))).toBeVisible();
  await page
    .getByRole("combobox", { name: participantsTexts.filters.group })
    .selectOption({ label: `${choir} (4)` });
  await page.getByRole("link", { name: participantsTexts.group.plan }).click();
  await expect(page.getByText(planningTexts.count(4))).toBeVisible();

  // The lobby is open ten minutes before the start.
  const id = await addSession(owner, { starts_at: new Date(Date.now() + 10 * 60_000).toISOString() });
  const of = `/api/session/${id}`;
  await owner.api.ok("PUT", `${of}/attendees`, { consumer_ids: people.map((one) => one.id) });
  await owner.api.ok("POST", `${of}/confirm`);
  await owner.api.ok("POST", `${of}/invite`);
  const invitation = await emailTo(page.request, people[0]?.email ?? "", /Autumn hour/);

  await page.goto(`/dashboard/sessions/${id}`);
  await expect(page.getByRole("heading", { name: readiness({ attendees: 4 }) })).toBeVisible();
  await page.getByRole("button", { name: readinessTexts.remind.answer(4) }).click();
  await expect(page.getByText(readinessTexts.remindedText(4))).toBeVisible();

  const row = page.getByRole("row", { name: personName(3) });
  await row.getByRole("button", { name: sessionTexts.attendees.menu(personName(3)) }).click();
  await page.getByRole("menuitem", { name: sessionTexts.attendees.remove }).click();
  await expect(row).toBeHidden();
  await page.getByRole("button", { name: peopleTexts.undo }).click();
  await expect(row).toBeVisible();
  expect(await owner.api.ok("GET", of)).toMatchObject({ counts: { attendees: 4 } });

  const [attendee] = await joinWithoutPage(String(baseURL), [linkIn(invitation, "/experience/")]);
  await expect(
    page.getByRole("heading", { name: readiness({ attendees: 4, ready: 1, here: 1 }) }),
  ).toBeVisible();
  const arrived = page.getByRole("row", { name: personName(0) });
  await expect(arrived.getByRole("img", { name: sessionTexts.attendees.here })).toBeVisible();
  attendee?.close();
  await expect(page.getByRole("heading", { name: readiness({ attendees: 4 }) })).toBeVisible();
});
