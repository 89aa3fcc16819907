/** Planning a session: how many steps it takes, and what the page rejects. */
import { expect, type Page } from "@playwright/test";
import { countInput } from "../../fixtures/counted-input.ts";
import { signInAsOwner } from "../../fixtures/demo.ts";
import { test } from "../../fixtures/test.ts";
import { host } from "./arrange.ts";

/** A time zone in which it is daytime now: just after midnight, 00:15 would still be in the future. */
const daytimeZone = ["Asia/Tokyo", "UTC", "America/Los_Angeles"][Math.floor(new Date().getUTCHours() / 8)];
test.use({ timezoneId: daytimeZone });

async function pickDay(page: Page): Promise<void> {
  // The calendar that is fading out has the same days.
  await page.getByRole("button", { name: "Day", exact: true }).click();
  await page.getByRole("button", { name: "Go to the Next Month" }).click();
  await page.getByRole("gridcell").getByRole("button").nth(14).click();
}

test("[R22] a session for twelve is planned, confirmed and invited in a few clicks", async ({ page }) => {
  await signInAsOwner(page);
  const input = await countInput(page);
  const mark = Date.now().toString(36);
  const people = Array.from(
    { length: 12 },
    (_, at) => `Guest${at} Vik <guest${at}.${mark}@northwind.example>`,
  );
  await page.goto("/dashboard/home");

  await page.getByRole("link", { name: "Sessions", exact: true }).first().click();
  await page.getByRole("link", { name: "New session" }).click();
  await page
    .getByRole("group", { name: "Adventure" })
    .getByText("The Quiet Station", { exact: true })
    .click();
  await page.getByLabel("Title, as people will see it").fill(`Twelve ${mark}`);
  await page.getByText("Paste a list").click();
  await page.getByLabel("One person per line").fill(people.join("\n"));
  await page.getByRole("button", { name: "Add these people" }).click();
  await expect(page.getByText("12 people. We won’t email them")).toBeVisible();
  await pickDay(page);
  await page.getByRole("button", { name: "Create and confirm 12 seats" }).click();
  await expect(page.getByText("Event details confirmed successfully!")).toBeVisible();
  await page.getByRole("button", { name: "Send 12 invitations" }).click();
  await expect(page.getByText("Attendees invited successfully!")).toBeVisible();

  expect(input.clicks).toBeGreaterThan(5);
  expect(input.clicks).toBeLessThanOrEqual(12);
  expect(input.fields.size).toBe(2);
  // The keystroke-level model: 2.65 s to think, point and click; 0.28 s per character, as if nothing were pasted.
  expect(input.clicks * 2.65 + input.characters * 0.28).toBeLessThan(600);
});

test("[V05] [V08] [K30] invalid input of a session shows errors at its fields", async ({ page, baseURL }) => {
  await host(page, baseURL);
  await page.goto("/dashboard/createSession");
  await page.getByRole("button", { name: "Create draft" }).first().click();
  await expect(page.getByText("Please fill in this field.")).toBeVisible();
  // Recognized people are selected at once; only the other rows remain.
  await page.getByText("Paste a list").click();
  const pasted = page.getByLabel("One person per line");
  await pasted.fill("ana@plan.example, bo@plan.example; cleo@plan.example\nnobody\nAna Ruiz");
  await page.getByRole("button", { name: "Add these people" }).click();
  await expect(page.getByText("3 people added")).toBeVisible();
  await expect(pasted).toHaveValue("nobody\nAna Ruiz");
  await expect(page.getByText("Selected, 3")).toBeVisible();
  await page.getByLabel("Title, as people will see it").fill("Too late");
  await page
    .getByRole("group", { name: "Adventure" })
    .getByText("The Quiet Station", { exact: true })
    .click();
  await page.getByRole("textbox", { name: "Seats", exact: true }).fill("1");
  await page.getByRole("button", { name: "Create draft" }).first().click();
  await expect(page.getByText("Please choose from 2 to 300 seats.")).toBeVisible();
  await page.getByRole("textbox", { name: "Seats", exact: true }).fill("301");
  await page.getByRole("button", { name: "Create draft" }).first().click();
  await expect(page.getByText("Please choose from 2 to 300 seats.")).toBeVisible();
  await page.getByRole("textbox", { name: "Seats", exact: true }).fill("2");

  await page.getByRole("button", { name: "Day", exact: true }).click();
  const today = new Date().toLocaleDateString("sv-SE", { timeZone: daytimeZone });
  await page.locator(`[data-day="${today}"]`).getByRole("button").click();
  await page.getByLabel("Start", { exact: true }).selectOption("00:15");
  await page.getByRole("button", { name: "Create draft" }).first().click();
  const past =
    "The experience start time must be in the future. Please select a time after the current time.";
  await expect(page.getByText(past)).toBeVisible();
  await pickDay(page);
  await page.getByRole("button", { name: "Create draft" }).first().click();
  await page.waitForURL(/\/dashboard\/sessions\/[0-9a-f-]{36}/);
  await expect(page.getByText("Draft", { exact: true }).first()).toBeVisible();

  await page.getByRole("button", { name: "Change date" }).click();
  const dialog = page.getByRole("dialog", { name: "When does it start?" });
  await dialog.getByRole("button", { name: "Day", exact: true }).click();
  await page.getByRole("button", { name: "Go to the Previous Month" }).click();
  await page.locator(`[data-day="${today}"]`).getByRole("button").click();
  await dialog.getByLabel("Start", { exact: true }).selectOption("00:15");
  await dialog.getByRole("button", { name: "Set this date" }).click();
  await expect(dialog.getByText(past)).toBeVisible();
});

test("[E19] [C30] too few credits offer an Owner to buy more, and a possible number of seats", async ({
  page,
  baseURL,
}) => {
  await host(page, baseURL);
  await page.goto("/dashboard/createSession");
  await page
    .getByRole("group", { name: "Adventure" })
    .getByText("The Quiet Station", { exact: true })
    .click();
  await page.getByLabel("Title, as people will see it").fill("Twelve seats");
  await pickDay(page);
  await page.getByRole("textbox", { name: "Seats", exact: true }).fill("12");
  await expect(page.getByText("Insufficient credits")).toBeVisible();
  await expect(page.getByRole("button", { name: "Create and confirm 12 seats" })).toBeDisabled();
  await expect(page.getByRole("link", { name: "Buy credits" })).toBeVisible();
  await page.getByRole("button", { name: "Use 6 seats" }).click();
  await expect(page.getByRole("button", { name: "Create and confirm 6 seats" })).toBeEnabled();
});
