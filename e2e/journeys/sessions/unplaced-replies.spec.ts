/** Replies to invitations that changed nothing by themselves: what administrators read, and how they get it off the page. */
import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { texts as unplacedRepliesTexts } from "../../../apps/web/app/company/session/unplaced-replies/texts.ts";
import { inDatabase } from "../../fixtures/database.ts";
import { test } from "../../fixtures/test.ts";
import { addPeople, addSession, host, personName } from "./arrange.ts";

test("of many answers three are visible until all are asked for, and each is done once", async ({
  page,
  baseURL,
}) => {
  const owner = await host(page, baseURL);
  const people = await addPeople(owner, 4);
  const id = await addSession(owner);
  const consumer_ids = people.map((person) => person.id);
  await owner.api.ok("PUT", `/api/session/${id}/attendees`, { consumer_ids });
  await owner.api.ok("POST", `/api/session/${id}/confirm`);
  for (const [at, consumer] of consumer_ids.entries())
    await inDatabase(
      `insert into unplaced_replies (id, session_id, consumer_id, company_id, kind, rsvp, digest)
       select $1, $2, id, company_id, 'tentative', 'tentative', $4 from consumers where id = $3`,
      [randomUUID(), id, consumer, String(at)],
    );

  await page.goto(`/dashboard/sessions/${id}`);
  const section = page.getByRole("region", { name: `${unplacedRepliesTexts.title} (4)` });
  const rows = section.getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await section.getByRole("button", { name: unplacedRepliesTexts.showAll("4") }).press("Enter");
  await expect(rows).toHaveCount(4);
  await expect(section.getByRole("button", { name: unplacedRepliesTexts.showFewer })).toBeFocused();
  await section.getByRole("button", { name: unplacedRepliesTexts.doneFor(personName(0)) }).click();
  await expect(page.getByRole("region", { name: `${unplacedRepliesTexts.title} (3)` })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: personName(0) })).toHaveCount(0);
  await expect(page.getByRole("button", { name: unplacedRepliesTexts.showFewer })).toHaveCount(0);
});
