/** Planning teams before the session: by a rule, by pointer, by keyboard and by the menu. */
import { expect } from "@playwright/test";
import { texts as sessionTeamsTexts } from "../../../apps/web/app/company/session/teams/texts.ts";
import { actionTexts } from "../../../apps/web/app/company/shared/session/action-texts.ts";
import { test } from "../../fixtures/test.ts";
import { like } from "../../fixtures/texts.ts";
import { addPeople, addSession, host } from "./arrange.ts";

const [eider, plover] = sessionTeamsTexts.names as [string, string];
/** What is read out while somebody carries a person over a team. */
const over = (team: string) => like((name: string) => sessionTeamsTexts.dragged(name, team));

test("[D13] [K11] teams are formed, changed in three ways, saved and retained", async ({ page, baseURL }) => {
  const owner = await host(page, baseURL);
  const people = await addPeople(owner, 8);
  const id = await addSession(owner, { seats: 8 });
  await owner.api.ok("PUT", `/api/session/${id}/attendees`, { consumer_ids: people.map((one) => one.id) });
  await page.goto(`/dashboard/sessions/${id}?tab=teams`);
  const team = (name: string) => page.getByRole("region", { name, exact: true }).getByRole("listitem");

  await page.getByRole("button", { name: sessionTeamsTexts.form }).click();
  await page.getByRole("menuitem", { name: sessionTeamsTexts.rules.departments }).click();
  await expect(team(eider)).toHaveCount(4);
  await expect(team(plover)).toHaveCount(4);

  const grip = team(eider).first().getByRole("button").first();
  const other = page.getByRole("region", { name: plover, exact: true });
  // The pointer reaches only what is on the screen.
  await other.scrollIntoViewIfNeeded();
  const from = await grip.boundingBox();
  const to = await other.boundingBox();
  if (!from || !to) throw new Error("the board is not shown");
  await page.mouse.move(from.x + 20, from.y + 15);
  await page.mouse.down();
  await page.mouse.move(to.x + 30, to.y + 40, { steps: 8 });
  await page.mouse.up();
  await expect(team(plover)).toHaveCount(5);

  await team(eider).first().getByRole("button").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(over(eider))).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(over(plover))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(team(plover)).toHaveCount(5);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(team(plover)).toHaveCount(6);
  // The person is in another column now and still has the focus.
  const moved = team(plover)
    .getByRole("button", { name: like(sessionTeamsTexts.move) })
    .last();
  await expect(moved).toBeFocused();

  await team(eider)
    .first()
    .getByRole("button", { name: like(sessionTeamsTexts.menu) })
    .click();
  await expect(page.getByRole("menuitem", { name: plover })).toBeDisabled();
  await page.getByRole("menuitem", { name: sessionTeamsTexts.decideAtStart }).click();
  await expect(team(sessionTeamsTexts.unplaced)).toHaveCount(1);
  await expect(team(sessionTeamsTexts.unplaced).getByRole("button").first()).toBeFocused();

  await page.getByRole("button", { name: sessionTeamsTexts.save }).click();
  await expect(page.getByText(actionTexts.done.attendees)).toBeVisible();
  await page.reload();
  await expect(team(plover)).toHaveCount(6);
  await expect(team(sessionTeamsTexts.unplaced)).toHaveCount(1);
  const { teams } = (await owner.api.ok("GET", `/api/session/${id}`)) as { teams: { members: string[] }[] };
  expect(teams.map(({ members }) => members.length)).toEqual([1, 6]);
});
