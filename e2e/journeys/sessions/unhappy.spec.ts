/** Two administrators at once, double clicks, missing credits, unconfirmed addresses: nothing is lost, and messages explain it. */
import { expect, type Page } from "@playwright/test";
import { test } from "../../fixtures/test.ts";
import { addPeople, addSession, host } from "./arrange.ts";

test("[E21] an outdated form shows what changed and keeps the input", async ({ page, baseURL }) => {
  const owner = await host(page, baseURL);
  const id = await addSession(owner);
  await owner.api.ok("POST", `/api/session/${id}/confirm`);
  await page.goto(`/dashboard/sessions/${id}`);
  await page.getByRole("button", { name: "Edit title and note" }).click();
  const [title, note] = [
    page.getByLabel("Title, as people will see it"),
    page.getByLabel(/Note in the invitation/),
  ];
  await note.fill("Bring a warm drink");

  await owner.api.ok("PATCH", `/api/session/${id}`, { title: "Changed elsewhere" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const alert = page.getByRole("alert").filter({ hasText: "Changed by Nora Winther just now" });
  await expect(alert).toContainText("Title: Changed elsewhere");
  await expect(note).toHaveValue("Bring a warm drink");
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await page.getByRole("button", { name: "Keep mine" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Experience updated successfully!")).toBeVisible();
  expect(await owner.api.ok("GET", `/api/session/${id}`)).toMatchObject({
    title: "Autumn hour",
    notes: "Bring a warm drink",
  });

  await page.getByRole("button", { name: "Edit title and note" }).click();
  await owner.api.ok("PATCH", `/api/session/${id}`, { title: "Theirs again" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Use theirs" }).click();
  await expect(title).toHaveValue("Theirs again");

  await owner.api.ok("POST", `/api/session/${id}/cancel`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("You can’t change this anymore.")).toBeVisible();
  await expect(title).toHaveValue("Theirs again");
});

test("leaving unsaved changes requires a confirmation", async ({ page, baseURL }) => {
  const owner = await host(page, baseURL);
  await page.goto("/dashboard/createSession");
  const title = page.getByLabel("Title, as people will see it");
  await title.fill("Half a plan");
  const home = page.getByRole("link", { name: "Home", exact: true }).locator("visible=true");
  await home.click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay here" }).click();
  await expect(question).toBeHidden();
  await expect(title).toHaveValue("Half a plan");
  const closing = page.waitForEvent("dialog");
  const left = page.close({ runBeforeUnload: true });
  const dialog = await closing;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await left;
  await home.click();
  await question.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL("**/dashboard/home");

  const people = await addPeople(owner, 4);
  const id = await addSession(owner);
  const consumer_ids = people.map((person) => person.id);
  await owner.api.ok("PUT", `/api/session/${id}/attendees`, { consumer_ids });
  await page.goto(`/dashboard/sessions/${id}?tab=teams`);
  await page.getByRole("button", { name: "Form teams" }).click();
  await page.getByRole("menuitem").first().click();
  await page.getByRole("tab", { name: "Attendees" }).click();
  await question.getByRole("button", { name: "Stay here" }).click();
  await page.getByRole("button", { name: "Save teams" }).click();
  await expect(page.getByText("Attendees updated successfully!")).toBeVisible();
  await page.getByRole("tab", { name: "Attendees" }).click();
  await expect(page.getByRole("searchbox", { name: "Search 4 people" })).toBeVisible();
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
  const lost = page.getByText("Unable to connect to the server. Please check your connection.");
  await page.goto("/dashboard/createSession");
  const title = page.getByLabel("Title, as people will see it");
  await title.fill("Once");
  await loseResponse(page, "**/api/session");
  await page.getByRole("button", { name: "Create draft" }).first().click();
  await expect(lost.first()).toBeVisible();
  await title.fill("Once and for all");
  await page.getByRole("button", { name: "Create draft" }).first().click();
  await page.waitForURL(/\/dashboard\/sessions\/[0-9a-f-]{36}/);
  const { items } = (await owner.api.ok("GET", "/api/session")) as { items: { title: string }[] };
  expect(items.map((session) => session.title)).toEqual(["Once and for all"]);

  await page.goto("/dashboard/createConsumer");
  await page.getByLabel("First name").fill("Ida");
  await page.getByLabel("Last name").fill("Holm");
  await page.getByLabel("Email").fill(`ida@${owner.email.split("@")[1]}`);
  await loseResponse(page, "**/api/consumer");
  const add = page.getByRole("button", { name: "Add participant", exact: true });
  await add.click();
  await expect(lost.first()).toBeVisible();
  await add.click();
  await expect(page.getByRole("region", { name: "Added just now" }).getByRole("listitem")).toHaveText([
    "Ida Holm",
  ]);
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
  await expect(page.getByRole("button", { name: "Confirm session" })).toBeVisible();
  await owner.api.ok("PATCH", `/api/session/${id}`, { seats: 5 });
  await page.getByRole("button", { name: "Confirm session" }).click();
  await expect(page.getByText(/Changed by Nora Winther just now\. Check the current version/)).toBeVisible();
  expect(await owner.api.ok("GET", "/api/company/credits")).toMatchObject({ reserved: 0, available: 6 });
  await page.getByRole("button", { name: "Confirm session" }).dblclick();
  await expect(page.getByText("Event details confirmed successfully!")).toHaveCount(1);
  expect(await owner.api.ok("GET", "/api/company/credits")).toMatchObject({ reserved: 5, available: 1 });
});

test("[E19] confirming with too few credits leads to buying them", async ({ page, baseURL }) => {
  const owner = await host(page, baseURL);
  const [person] = await addPeople(owner, 1);
  const id = await addSession(owner, { seats: 12 });
  await owner.api.ok("PUT", `/api/session/${id}/attendees`, { consumer_ids: [person?.id] });
  await page.goto(`/dashboard/sessions/${id}`);
  await page.getByRole("button", { name: "Confirm session" }).click();
  await expect(page.getByText("Insufficient credits")).toBeVisible();
  await page.getByRole("button", { name: "Buy credits" }).click();
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
  await page.getByRole("button", { name: "Confirm session" }).click();
  await expect(page.getByText("Please confirm your email address first.")).toBeVisible();
  await page
    .getByRole("region", { name: /^Messages/ })
    .getByRole("button", { name: "Send it again" })
    .click();
  await expect(page.getByText("The email is on its way")).toBeVisible();
});

test("[O08] a Sub-Administrator plans and confirms, and reads who can buy credits", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Work email").fill("benedikt@northwind.example");
  await page.getByLabel("Password", { exact: true }).fill("seven boats home");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/dashboard/home");
  await page.goto("/dashboard/createSession");
  await page
    .getByRole("group", { name: "Adventure" })
    .getByText("The Quiet Station", { exact: true })
    .click();
  await page.getByLabel("Title, as people will see it").fill("Benedikt's hour");
  await page.getByRole("button", { name: "Day", exact: true }).click();
  await page.getByRole("button", { name: "Go to the Next Month" }).click();
  await page.getByRole("gridcell").getByRole("button").nth(14).click();
  await page.getByRole("textbox", { name: "Seats", exact: true }).fill("300");
  await page.getByRole("button", { name: "Create draft" }).first().click();
  await page.waitForURL(/\/dashboard\/sessions\/[0-9a-f-]{36}/);
  await page.getByRole("link", { name: "Edit details" }).click();
  await page.getByRole("textbox", { name: "Seats", exact: true }).fill("2");
  await page.getByRole("button", { name: "Save and confirm 2 seats" }).click();
  await expect(page.getByText("Event details confirmed successfully!")).toBeVisible();
});

test("a dialog whose script does not arrive says so, and leaves the page in place", async ({
  page,
  baseURL,
  context,
}) => {
  const owner = await host(page, baseURL);
  const id = await addSession(owner);
  await page.goto(`/dashboard/sessions/${id}`);
  await expect(page.getByRole("button", { name: "Change date" })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Change date" }).click();
  const dialog = page.getByRole("dialog", { name: "This part of the page is missing" });
  await expect(dialog.getByRole("button", { name: "Reload the page" })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: "Autumn hour" })).toBeVisible();
});
