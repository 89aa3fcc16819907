/** Rescheduling and cancelling: who is notified, and what changes in their calendar. */
import { expect } from "@playwright/test";
import ICAL from "ical.js";
import { emailTo } from "../../fixtures/mailbox.ts";
import { test } from "../../fixtures/test.ts";
import { addPeople, addSession, host } from "./arrange.ts";

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
  const id = await addSession(owner, { title: "Across the clocks", seats: 2 });
  const of = `/api/session/${id}`;
  await owner.api.ok("PUT", `${of}/attendees`, { consumer_ids: [ana.id] });
  await owner.api.ok("POST", `${of}/confirm`);
  await owner.api.ok("POST", `${of}/invite`);
  await owner.api.ok("PUT", `${of}/attendees`, { consumer_ids: [ana.id, bo.id] });
  const invited = entryOf(await emailTo(page.request, ana.email, /Across the clocks/));

  await page.goto(`/dashboard/sessions/${id}`);
  await page.getByRole("button", { name: "Change date" }).click();
  await expect(page.getByText("1 invited person gets an email")).toBeVisible();
  await page.getByRole("dialog").getByLabel("Start").selectOption("10:45");
  await page.getByRole("button", { name: "Set this date" }).click();
  await expect(page.getByText("Experience date updated successfully!")).toBeVisible();
  const moved = entryOf(await emailTo(page.request, ana.email, /moved|new time/i));

  await page.getByRole("button", { name: "More for Across the clocks" }).click();
  await page.getByRole("menuitem", { name: "Cancel session…" }).click();
  await page.getByRole("button", { name: "Cancel and tell 1 person" }).click();
  await expect(page.getByText("Session cancelled successfully!")).toBeVisible();
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
