/** The whole life of a session: every action by its button, and its message. */
import { expect, type Page } from "@playwright/test";
import { test } from "../../fixtures/test.ts";
import { addPeople, addSession, host } from "./arrange.ts";

const expectText = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const menu = (page: Page, title: string) => page.getByRole("button", { name: `More for ${title}` }).click();
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
  const unwanted = await addSession(owner, { title: "Not this one" });

  await page.goto(`/dashboard/sessions/${unwanted}`);
  await menu(page, "Not this one");
  await item(page, "Delete draft…");
  await page.getByRole("button", { name: "Delete draft", exact: true }).click();
  await expectText(page, "Experience deleted successfully!");

  await page.goto(`/dashboard/sessions/${id}?add`);
  await page.getByRole("button", { name: "Select all results" }).click();
  await page.getByRole("button", { name: "Save 3 people" }).click();
  await expectText(page, "Attendees updated successfully!");
  await page.getByRole("button", { name: "Confirm session" }).click();
  await expectText(page, "Event details confirmed successfully!");
  await page.getByRole("button", { name: `Send ${people.length} invitations` }).click();
  await expectText(page, "Attendees invited successfully!");

  await page.getByRole("tab", { name: "Emails" }).click();
  const invitations = page.getByRole("row", { name: /^Invitation with calendar file/ });
  await expect(invitations).toContainText("3 people");
  await expect(invitations).toContainText("Delivered", { timeout: 30_000 });
  await expect(page.getByRole("row", { name: /^Reminder, an hour before/ })).toContainText("Scheduled");
  await page.getByRole("tab", { name: "Attendees" }).click();

  await page.getByRole("button", { name: "Copy link", exact: true }).click();
  await expectText(page, "Link copied to clipboard!");
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toBe(`${baseURL}/experience/${id}`);
  await page.getByRole("button", { name: "More for Person1 Holm" }).click();
  await item(page, "Copy join link");
  await expect.poll(copied).toContain(`/experience/${id}#join=`);
  const revoked = await copied();
  await page.getByRole("button", { name: "More for Person1 Holm" }).click();
  await item(page, "Revoke join link…");
  await page.getByRole("button", { name: "Revoke the link" }).click();
  await expectText(page, "Join link revoked");
  await page.getByRole("button", { name: "More for Person1 Holm" }).click();
  await item(page, "Copy join link");
  await expect.poll(copied).not.toBe(revoked);

  await page.getByRole("button", { name: "Edit title and note" }).click();
  await page.getByLabel("Title, as people will see it").fill("Late autumn hour");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expectText(page, "Experience updated successfully!");
  await expect(page.getByRole("heading", { level: 1, name: "Late autumn hour" })).toBeVisible();

  await page.getByRole("button", { name: "Change date" }).click();
  await page.getByRole("dialog").getByLabel("Start").selectOption("09:30");
  await page.getByRole("button", { name: "Set this date" }).click();
  await expectText(page, "Experience date updated successfully!");

  await menu(page, "Late autumn hour");
  await item(page, "Cancel session…");
  await page.getByRole("button", { name: "Cancel and tell 3 people" }).click();
  await expectText(page, "Session cancelled successfully!");

  await page.goto("/dashboard/sessions");
  await menu(page, "Late autumn hour");
  await item(page, "Archive");
  await expectText(page, "Experience archived successfully!");
  await expect(page.getByRole("link", { name: /Late autumn hour/ })).toHaveCount(0);
  await page.getByRole("button", { name: /^Archived/ }).click();
  await expect(page.getByRole("link", { name: /Late autumn hour/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/sessions$/);
  await page.goForward();
  await menu(page, "Late autumn hour");
  await item(page, "Unarchive");
  await expectText(page, "Session unarchived");
  await page.getByRole("button", { name: /^Cancelled/ }).click();
  await page.getByRole("button", { name: "Plan again" }).click();
  await page.waitForURL(/createSession\?draft=/);
  await expect(page.getByLabel("Title, as people will see it")).toHaveValue("Late autumn hour (copy)");
});

test("[R17] [R21] the list keeps its state, search and order in the address", async ({ page, baseURL }) => {
  const owner = await host(page, baseURL);
  await page.goto("/dashboard");
  await page.waitForURL("**/dashboard/home");
  await page.goto("/dashboard/sessions");
  await expect(page.getByRole("heading", { name: "No sessions yet" })).toBeVisible();
  for (const title of ["Alder", "Birch", "Cedar"]) await addSession(owner, { title });
  const [person] = await addPeople(owner, 1);
  const birch = await addSession(owner, { title: "Willow" });
  await owner.api.ok("PUT", `/api/session/${birch}/attendees`, { consumer_ids: [person?.id] });
  await page.reload();
  const names = page.getByRole("rowheader").locator("b");
  await page.getByRole("button", { name: "Session", exact: true }).click();
  await page.getByRole("button", { name: "Session", exact: true }).click();
  await expect(page).toHaveURL(/sort=-title/);
  await expect(names).toHaveText(["Willow", "Cedar", "Birch", "Alder"]);
  await page.getByRole("searchbox").fill("person0");
  await expect(names).toHaveText(["Willow"]);
  await page.reload();
  await expect(names).toHaveText(["Willow"]);
  await page.getByRole("searchbox").fill("retro");
  await expect(page.getByText("No sessions match “retro”")).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(names).toHaveCount(4);
  await page.getByRole("button", { name: /^Live/ }).click();
  await expect(page.getByText("No sessions in this state.")).toBeVisible();
  await page.goBack();
  await expect(names).toHaveCount(4);
});
