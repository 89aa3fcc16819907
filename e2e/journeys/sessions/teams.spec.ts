/** Planning teams before the session: by a rule, by pointer, by keyboard and by the menu. */
import { expect } from "@playwright/test";
import { test } from "../../fixtures/test.ts";
import { addPeople, addSession, host } from "./arrange.ts";

test("[D13] [K11] teams are formed, changed in three ways, saved and retained", async ({ page, baseURL }) => {
  const owner = await host(page, baseURL);
  const people = await addPeople(owner, 8);
  const id = await addSession(owner, { seats: 8 });
  await owner.api.ok("PUT", `/api/session/${id}/attendees`, { consumer_ids: people.map((one) => one.id) });
  await page.goto(`/dashboard/sessions/${id}?tab=teams`);
  const team = (name: string) => page.getByRole("region", { name, exact: true }).getByRole("listitem");

  await page.getByRole("button", { name: "Form teams" }).click();
  await page.getByRole("menuitem", { name: "Mix departments" }).click();
  await expect(team("Eider")).toHaveCount(4);
  await expect(team("Plover")).toHaveCount(4);

  const grip = team("Eider").first().getByRole("button").first();
  const plover = page.getByRole("region", { name: "Plover", exact: true });
  // The pointer reaches only what is on the screen.
  await plover.scrollIntoViewIfNeeded();
  const from = await grip.boundingBox();
  const to = await plover.boundingBox();
  if (!from || !to) throw new Error("the board is not shown");
  await page.mouse.move(from.x + 20, from.y + 15);
  await page.mouse.down();
  await page.mouse.move(to.x + 30, to.y + 40, { steps: 8 });
  await page.mouse.up();
  await expect(team("Plover")).toHaveCount(5);

  await team("Eider").first().getByRole("button").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^You picked up .+, now over Eider/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/^You picked up .+, now over Plover/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(team("Plover")).toHaveCount(5);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(team("Plover")).toHaveCount(6);
  // The person is in another column now and still has the focus.
  const moved = team("Plover")
    .getByRole("button", { name: /^Drag / })
    .last();
  await expect(moved).toBeFocused();

  await team("Eider")
    .first()
    .getByRole("button", { name: /^Move / })
    .click();
  await expect(page.getByRole("menuitem", { name: /Plover/ })).toBeDisabled();
  await page.getByRole("menuitem", { name: "Decide at the start" }).click();
  await expect(team("Decided at the start")).toHaveCount(1);
  await expect(team("Decided at the start").getByRole("button").first()).toBeFocused();

  await page.getByRole("button", { name: "Save teams" }).click();
  await expect(page.getByText("Attendees updated successfully!")).toBeVisible();
  await page.reload();
  await expect(team("Plover")).toHaveCount(6);
  await expect(team("Decided at the start")).toHaveCount(1);
  const { teams } = (await owner.api.ok("GET", `/api/session/${id}`)) as { teams: { members: string[] }[] };
  expect(teams.map(({ members }) => members.length)).toEqual([1, 6]);
});
