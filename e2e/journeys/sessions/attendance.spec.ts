/** The board of attendees: who is asked, who is here, and what can be undone. */
import { expect } from "@playwright/test";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { joinWithoutPage } from "../../fixtures/team.ts";
import { test } from "../../fixtures/test.ts";
import { addPeople, addSession, host } from "./arrange.ts";

test("a group is saved and gets a session; its people are asked, removed, brought back, and seen arriving", async ({
  page,
  baseURL,
}) => {
  const owner = await host(page, baseURL);
  const people = await addPeople(owner, 4);
  await page.goto("/dashboard/participants");
  await page.getByRole("checkbox", { name: "Select everyone shown" }).check();
  await page.getByRole("button", { name: "Add to a group…" }).click();
  await page.getByRole("textbox", { name: "Name of the new group" }).fill("Choir");
  await page.getByRole("button", { name: "Add to the group" }).click();
  await expect(page.getByText("Choir has 4 people")).toBeVisible();
  await page.getByRole("combobox", { name: "Group" }).selectOption({ label: "Choir (4)" });
  await page.getByRole("link", { name: "Plan a session for them" }).click();
  await expect(page.getByText("4 people. We won’t email them")).toBeVisible();

  // The lobby is open ten minutes before the start.
  const id = await addSession(owner, { starts_at: new Date(Date.now() + 10 * 60_000).toISOString() });
  const of = `/api/session/${id}`;
  await owner.api.ok("PUT", `${of}/attendees`, { consumer_ids: people.map((one) => one.id) });
  await owner.api.ok("POST", `${of}/confirm`);
  await owner.api.ok("POST", `${of}/invite`);
  const invitation = await emailTo(page.request, people[0]?.email ?? "", /Autumn hour/);

  await page.goto(`/dashboard/sessions/${id}`);
  await expect(page.getByRole("heading", { name: "0 of 4 ready" })).toBeVisible();
  await page.getByRole("button", { name: "Ask the 4 who haven’t answered" }).click();
  await expect(page.getByText("4 emails are on the way.")).toBeVisible();

  const row = page.getByRole("row", { name: /Person3 Holm/ });
  await row.getByRole("button", { name: "More for Person3 Holm" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expect(row).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
  expect(await owner.api.ok("GET", of)).toMatchObject({ counts: { attendees: 4 } });

  const [attendee] = await joinWithoutPage(String(baseURL), [linkIn(invitation, "/experience/")]);
  await expect(page.getByRole("heading", { name: "1 here, 1 of 4 ready" })).toBeVisible();
  const arrived = page.getByRole("row", { name: /Person0 Holm/ });
  await expect(arrived.getByRole("img", { name: "Here now" })).toBeVisible();
  attendee?.close();
  await expect(page.getByRole("heading", { name: "0 of 4 ready" })).toBeVisible();
});
