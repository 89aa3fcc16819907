/** Data rights: export and deletion for an administrator, a company and a participant. */
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { newOwner, signUp } from "../../fixtures/company.ts";
import { arrangeSession } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";
import { checkPage } from "./check-page.ts";

async function savedBy(page: Page, button: string): Promise<Record<string, unknown>> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return JSON.parse(await readFile(await (await download).path(), "utf8"));
}

test("[R19, T10, O07] the profile is saved, the data exported, and the company deleted with its name and the password", async ({
  page,
}) => {
  const owner = newOwner();
  await signUp(page, owner);
  await page.goto("/dashboard/profile");
  await expect(page.locator('[data-layout="dashboard"]')).toBeVisible();
  const person = page.getByRole("region", { name: "You", exact: true });
  await person.getByLabel("First name").fill("Norah");
  await person.getByRole("button", { name: "Save" }).click();
  const toast = page.getByText("Profile updated successfully!");
  await expect(toast).toBeVisible();
  await page.locator('[data-color="success"]').getByRole("button", { name: "Close" }).click();
  await expect(toast).toHaveCount(0);
  const details = page.getByRole("region", { name: "Where you are" });
  await details.getByLabel("Country", { exact: true }).selectOption("DK");
  await expect(details.getByLabel("Country code")).toHaveValue("+45");
  await details.getByLabel("Telephone").fill("33 12 00 00");
  const put = page.waitForResponse((response) => response.url().endsWith("/api/user/profile"));
  await details.getByRole("button", { name: "Save" }).click();
  expect((await put).request().method()).toBe("PUT");
  await expect(toast).toBeVisible();
  const data = await savedBy(page, "Download my data");
  expect(data.user).toMatchObject({ email: owner.email, profile: { country_id: "DK" } });
  await checkPage(page, "profile");

  await page.getByRole("button", { name: "Delete the company…" }).click();
  const dialog = page.getByRole("dialog");
  await checkPage(page, "company-end");
  await dialog.getByLabel(/Type the company’s name/).fill("Something else");
  await dialog.getByRole("button", { name: "Delete the company" }).click();
  await expect(dialog.getByText("That’s not the company’s name.")).toBeVisible();
  await dialog.getByLabel(/Type the company’s name/).fill(owner.company);
  await dialog.getByLabel("Your password", { exact: true }).fill("not my password");
  await dialog.getByRole("button", { name: "Delete the company" }).click();
  await expect(dialog.getByText("The provided password does not match your current password")).toBeVisible();
  await dialog.getByLabel("Your password", { exact: true }).fill(owner.password);
  await dialog.getByRole("button", { name: "Delete the company" }).click();
  await page.waitForURL((url) => url.pathname === "/login");
  await expect(page.getByText(`${owner.company} was deleted`)).toBeVisible();
  await page.getByLabel("Work email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByText("Login failed")).toBeVisible();
});

test("a participant exports their data from the link of their email", async ({ page, baseURL }) => {
  const session = await arrangeSession(baseURL as string, { people: 2, experience: "dark-house" });
  await page.goto(session.links[0] ?? "");
  await page.getByRole("link", { name: "Your data" }).click();
  await expect(page.getByRole("heading", { name: "Your data" })).toBeVisible();
  const data = await savedBy(page, "Download my data");
  expect(JSON.stringify(data.sessions)).toContain(session.id);
  await checkPage(page, "own-data");
  await page.getByRole("button", { name: "Delete my data" }).click();
  await expect(page.getByRole("heading", { name: "Delete everything about you?" })).toBeVisible();
  await checkPage(page, "own-data-question");
  // The demo company keeps its people; the server's tests cover the deletion.
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("button", { name: "Download my data" })).toBeVisible();
  await session.close();
});
