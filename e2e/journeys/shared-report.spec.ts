/** An administrator shares a report by links; somebody without an account reads it, until the link is revoked. */
import { expect } from "@playwright/test";
import { signInAsOwner } from "../fixtures/demo.ts";
import { playedSession } from "../fixtures/play.ts";
import { test } from "../fixtures/test.ts";
import { checkPage } from "./people/check-page.ts";

test("[C33] a report is shared by a link with a password, read without an account, and revoked", async ({
  page,
  baseURL,
  browser,
}) => {
  const { id, people } = await playedSession(String(baseURL));
  await signInAsOwner(page);
  await page.goto(`/dashboard/sessions/${id}/report`);
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this report" });
  await dialog.getByLabel("Password (optional)").fill("password1");
  await dialog.getByRole("button", { name: "Make link" }).click();
  await expect(dialog.getByText("Too many people use this password.")).toBeVisible();
  await dialog.getByLabel("Password (optional)").fill("seven boats home");
  await dialog.getByLabel("Link expires").selectOption("7");
  await dialog.getByRole("button", { name: "Make link" }).click();
  const address = await dialog.getByRole("textbox", { name: "Your new link" }).inputValue();
  await expect(
    dialog.getByRole("listitem").filter({ hasText: "with a password · not opened yet" }),
  ).toHaveCount(1);
  await checkPage(page, "report-share");

  const stranger = await browser.newContext();
  const reader = await stranger.newPage();
  const response = await reader.goto(address);
  expect(response?.headers()["x-robots-tag"]).toBe("noindex");
  await expect(reader.getByRole("heading", { name: "This report has a password" })).toBeVisible();
  await checkPage(reader, "report-shared-password");
  await reader.getByLabel("Password", { exact: true }).fill("eight boats home");
  await reader.getByRole("button", { name: "Open the report" }).click();
  await expect(reader.getByText("This password isn’t right.")).toBeVisible();
  await reader.getByLabel("Password", { exact: true }).fill("seven boats home");
  await reader.getByRole("button", { name: "Open the report" }).click();
  await expect(reader.getByText(/^Shared by Northwind/)).toBeVisible();
  await expect(
    reader.getByRole("region", { name: "Attendance" }).getByText(`${people} of ${people}`),
  ).toBeVisible();
  // Nothing leads into the dashboard.
  const links = await reader
    .getByRole("link")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(links.filter((href) => href?.startsWith("/dashboard"))).toEqual([]);
  await checkPage(reader, "report-shared");

  await page.reload();
  await page.getByRole("button", { name: "Share" }).click();
  await expect(dialog.getByText(/with a password · last opened/)).toBeVisible();
  await dialog.getByRole("button", { name: /^Revoke the link that expires on/ }).click();
  await dialog.getByRole("button", { name: "Revoke it" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(0);
  await reader.reload();
  await expect(reader.getByRole("heading", { name: "This link doesn’t open a report" })).toBeVisible();
  await checkPage(reader, "report-shared-ended");
  await stranger.close();
});
