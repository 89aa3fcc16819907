/** More people than a session has room for: nobody is cut off, and one step makes sessions of them. */
import { expect } from "@playwright/test";
import { test } from "../../fixtures/test.ts";
import { host } from "../sessions/arrange.ts";

test("469 people become two sessions in one step, and each of them is in one", async ({ page, baseURL }) => {
  const owner = await host(page, baseURL);
  const domain = owner.email.split("@")[1];
  const people = Array.from({ length: 469 }, (_, at) => `Guest${at} Holm <guest${at}@${domain}>`);
  await page.goto("/dashboard/createSession");
  await page
    .getByRole("group", { name: "Adventure" })
    .getByText("The Quiet Station", { exact: true })
    .click();
  await page.getByLabel("Title, as people will see it").fill("The whole company");
  await page.getByText("Paste a list").click();
  await page.getByLabel("One person per line").fill(people.join("\n"));
  await page.getByRole("button", { name: "Add these people" }).click();
  await expect(page.getByText("469 people are selected, and a session has room for 300")).toBeVisible();
  await page.getByRole("button", { name: "Split into sessions…" }).click();
  const dialog = page.getByRole("dialog", { name: "Split 469 people into sessions" });
  await dialog.getByText("At random").click();
  await dialog.getByRole("button", { name: "Create 2 drafts" }).click();
  await expect(page.getByText("2 drafts created")).toBeVisible();

  const { items } = (await owner.api.ok("GET", "/api/session")) as { items: { id: string; title: string }[] };
  expect(items).toHaveLength(2);
  const invited = new Set<string>();
  for (const { id, title } of items) {
    expect(title).toContain("The whole company");
    const { attendees } = (await owner.api.ok("GET", `/api/session/${id}`)) as {
      attendees: { email: string }[];
    };
    for (const { email } of attendees) {
      expect(invited.has(email)).toBe(false);
      invited.add(email);
    }
  }
  expect(invited.size).toBe(469);
});
