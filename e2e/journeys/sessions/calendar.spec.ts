/** Rescheduling and cancelling: who is notified, and what changes in their calendar. */
import { expect } from "@playwright/test";
import ICAL from "ical.js";
import { texts as sessionTexts } from "../../../apps/web/app/company/session/texts.ts";
import { texts as planningTexts } from "../../../apps/web/app/company/shared/planning/texts.ts";
import { actionTexts } from "../../../apps/web/app/company/shared/session/action-texts.ts";
import { questionTexts } from "../../../apps/web/app/company/shared/session/question-texts.ts";
import { emailTo } from "../../fixtures/mailbox.ts";
import { test } from "../../fixtures/test.ts";
import { addPeople, addSession, host } from "./arrange.ts";

const title = "Across the clocks";

function entryOf(email: object) {
  const { calendar } = email as { calendar: string };
  const parsed = new ICAL.Component(ICAL.parse(calendar));
  const event = new ICAL.Event(parsed.getFirstSubcomponent("vevent") ?? undefined);
  return { method: parsed.getFirstPropertyValue("method"), uid: event.uid, sequence: event.sequence };
}

test("[C31] [C33] a session rescheduled and cancelled by its buttons has one calendar entry, updated and then removed", async ({
  page,
  baseURL,
}) => {
  const owner = await host(page, baseURL);
  const [ana, bo] = (await addPeople(owner, 2)) as [
    { id: string; email: string },
    { id: string; email: string },
  ];
  const id = await addSession(owner, { title, seats: 2 });
  const of = `/api/session/${id}`;
  await owner.api.ok("PUT", `${of}/attendees`, { consumer_ids: [ana.id] });
  await owner.api.ok("POST", `${of}/confirm`);
  await owner.api.ok("POST", `${of}/invite`);
  await owner.api.ok("PUT", `${of}/attendees`, { consumer_ids: [ana.id, bo.id] });
  const invited = entryOf(await emailTo(page.request, ana.email, /Across the clocks/));

  await page.goto(`/dashboard/sessions/${id}`);
  await page.getByRole("button", { name: sessionTexts.facts.changeDate }).click();
  await expect(page.getByText(sessionTexts.dating.text(1))).toBeVisible();
  await page.getByRole("dialog").getByLabel(planningTexts.start).selectOption("10:45");
  await page.getByRole("button", { name: sessionTexts.dating.submit }).click();
  await expect(page.getByText(actionTexts.done.date)).toBeVisible();
  const moved = entryOf(await emailTo(page.request, ana.email, /moved|new time/i));

  await page.getByRole("button", { name: actionTexts.actions.menu(title) }).click();
  await page.getByRole("menuitem", { name: actionTexts.actions.cancel }).click();
  await page.getByRole("button", { name: questionTexts.cancelling.submit(1) }).click();
  await expect(page.getByText(actionTexts.done.cancelled)).toBeVisible();
  const cancelled = entryOf(await emailTo(page.request, ana.email, /cancelled/i));

  expect([invited.method, moved.method, cancelled.method]).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
  expect(new Set([invited.uid, moved.uid, cancelled.uid]).size).toBe(1);
  expect(moved.sequence).toBeGreaterThan(invited.sequence);
  expect(cancelled.sequence).toBeGreaterThan(moved.sequence);
  const { items } = await (
    await page.request.get("/dev/mail", { headers: { accept: "application/json" } })
  ).json();
  // A person who was never invited gets no email.
  expect(items.filter((email: { to: string }) => email.to.includes(bo.email))).toEqual([]);
});
