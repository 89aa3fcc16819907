/** The life of one participant: added, searched, edited, invited, declining, returning, removed. */
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/axe.ts";
import { newOwner, signUp } from "../../fixtures/company.ts";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { test } from "../../fixtures/test.ts";
import { checkPage } from "./check-page.ts";

async function add(page: Page, first: string, last: string, email: string, department: string) {
  await page.getByLabel("First name").fill(first);
  await page.getByLabel("Last name").fill(last);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Department").fill(department);
  await page.getByRole("button", { name: "Add participant", exact: true }).click();
  await expect(page.getByText("Participant added successfully!").first()).toBeVisible();
  // The fields are empty for the next participant now.
  const added = page.getByRole("region", { name: "Added just now" });
  await expect(added.getByRole("listitem").filter({ hasText: `${first} ${last}` })).toBeVisible();
}

test("[R23, T11, V08, E36] people are added, duplicates rejected, then filtered, edited, exported, and changed and removed together", async ({
  page,
}) => {
  const owner = newOwner();
  const domain = owner.email.split("@")[1];
  await signUp(page, owner);
  await page.goto("/dashboard/createConsumer");
  await expect(page.locator('[data-layout="dashboard"]')).toBeVisible();
  await page.getByRole("button", { name: "Add participant", exact: true }).click();
  await expect(page.getByText("Please fill in this field.").first()).toBeVisible();
  await page.getByLabel("Email").fill("ana@");
  await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
  await add(page, "=Ana", "Ruiz", `ana@${domain}`, "Design");
  await add(page, "Bo", "Lind", `bo@${domain}`, "Sales");
  await add(page, "Cleo", "Marsh", `cleo@${domain}`, "Sales");
  await page.getByLabel("First name").fill("Ana");
  await page.getByLabel("Last name").fill("Again");
  await page.getByLabel("Email").fill(`ANA@${domain}`);
  await page.getByRole("button", { name: "Add participant", exact: true }).click();
  await expect(page.getByText("Email already exists")).toBeVisible();

  await page.goto("/dashboard/participants");
  await page.getByLabel("Department", { exact: true }).selectOption("Sales");
  await expect(page.getByText("2 people.")).toBeVisible();
  await page.getByLabel("Department", { exact: true }).selectOption("");
  await page.getByLabel("Sort by").selectOption("email.asc");
  await expect(page.getByRole("rowheader").first()).toContainText("=Ana Ruiz");
  await checkPage(page, "participants");

  await page.getByRole("button", { name: "More for Bo Lind" }).click();
  await page.getByRole("menuitem", { name: "Edit…" }).click();
  await expectAccessible(page, "the edit dialog");
  await page.getByRole("dialog").getByLabel("Last name").fill("Lindqvist");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Participant updated")).toBeVisible();
  await expect(page.getByRole("link", { name: "Bo Lindqvist" })).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv).toContain("'=Ana,Ruiz,ana@");
  expect(csv.trim().split("\r\n")).toHaveLength(4);

  await page.getByRole("checkbox", { name: "Select everyone shown" }).check();
  await page.getByRole("button", { name: "Edit…" }).click();
  const change = page.getByRole("dialog");
  await change.getByRole("button", { name: "Save" }).click();
  await expect(change.getByText("Please fill in this field.")).toBeVisible();
  await change.getByRole("combobox", { name: "Office" }).fill("Lisbon");
  await change.getByRole("checkbox", { name: "No department" }).check();
  await expect(change.getByText("Please fill in this field.")).toBeHidden();
  await checkPage(page, "change-several");
  await change.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("3 people updated")).toBeVisible();
  await expect(page.getByRole("cell", { name: "Lisbon" })).toHaveCount(3);
  await expect(page.getByRole("cell", { name: "Sales" })).toHaveCount(0);
  await page.getByRole("button", { name: "Remove…", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("3 people removed")).toBeVisible();
  await expect(page.getByText("No participants yet")).toBeVisible();
});

test("[T16] a person declines, accepts after all, is asked to run the check, and is removed from a coming session", async ({
  page,
  browser,
}) => {
  const owner = newOwner();
  const email = `dora@${owner.email.split("@")[1]}`;
  await signUp(page, owner);
  await page.goto("/dashboard/createConsumer");
  await add(page, "Dora", "Vance", email, "Design");
  await page.goto("/dashboard/createSession");
  await page
    .getByRole("group", { name: "Adventure" })
    .getByText("The Quiet Station", { exact: true })
    .click();
  await page.getByLabel("Title, as people will see it").fill("A dark evening");
  await page.getByRole("checkbox", { name: /Dora Vance/ }).check();
  await page.getByRole("button", { name: "Day", exact: true }).click();
  await page.getByRole("button", { name: "Go to the Next Month" }).click();
  await page.getByRole("gridcell").getByRole("button").nth(14).click();
  await page.getByRole("button", { name: /Create and confirm/ }).click();
  await page.waitForURL(/\/dashboard\/sessions\/[0-9a-f-]{36}/);
  await page.getByRole("button", { name: /Send 1 invitation/ }).click();
  const invitation = await emailTo(page.request, email, /dark evening/i);

  const decline = linkIn(invitation, "rsvp=no");
  const visitor = await (await browser.newContext()).newPage();
  // A program that only opens the link changes nothing.
  await visitor.request.get(decline);
  await visitor.goto(decline);
  await expect(visitor.getByRole("button", { name: "I’ll be there" })).toBeVisible();
  await visitor.getByRole("button", { name: "I can’t come" }).click();
  await expect(visitor.getByText("Your seat is free now.", { exact: false })).toBeVisible();
  await expect(page.getByRole("img", { name: "Dora Vance" })).toBeVisible();
  const row = page.getByRole("row", { name: /Dora Vance/ });
  await page.reload();
  await expect(row).toContainText("Can’t come");
  await checkPage(page, "attendees");
  await visitor.getByRole("button", { name: "I can come after all" }).click();
  await expect(visitor.getByText("Great. See you there.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "0 of 1 ready" })).toBeVisible();
  await expect(row).toContainText("Coming");
  await page.getByText("What your network must allow").click();
  await expect(page.getByText(/localhost, TCP port \d+/)).toBeVisible();
  await page.getByRole("button", { name: "Ask 1 person to test" }).click();
  await expect(page.getByText("1 email is on the way.")).toBeVisible();
  const checkEmail = await emailTo(page.request, email, /system check/);
  expect(linkIn(checkEmail, "/systemCheck")).toContain("#join=");
  await page.getByRole("button", { name: "Ask 1 person to test" }).click();
  await expect(page.getByText("Everyone was asked within the last hour")).toBeVisible();

  await page.goto("/dashboard/participants");
  await page.getByRole("link", { name: "Dora Vance" }).click();
  await expect(page.getByRole("row", { name: /A dark evening/ })).toContainText("Coming");
  await checkPage(page, "participant");
  await page.getByRole("button", { name: "Remove…" }).click();
  await expect(page.getByRole("dialog")).toContainText("They have a seat in an upcoming session");
  await expectAccessible(page, "the question before a removal");
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Dora Vance was removed")).toBeVisible();
  await emailTo(page.request, email, /Cancelled/);
});
