/**
 * An import of two thousand people, among them twenty with an unknown time zone, and twenty bad rows: previewed, stored in
 * batches, rows with problems as a download.
 */
import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { newOwner, signUp } from "../../fixtures/company.ts";
import { test } from "../../fixtures/test.ts";

const PEOPLE = 2020;
const BAD = 20;
/** As the page writes it. */
const inDigits = (count: number) => count.toLocaleString("en");

/** UTF-16 with semicolons, as Excel on Windows saves it; with a comma in quotes, an umlaut, and bad rows throughout. */
function list(domain: string, site: string): Buffer {
  const rows = Array.from({ length: PEOPLE + BAD }, (_, n) => {
    if (n % 51 === 50)
      return n % 2
        ? `Bad;Row ${n};not-an-address;Sales;;`
        : `Bad;Zone ${n};z${n}@${domain};Sales;;Nowhere/Land`;
    return `Zoë;"Müller, ${n}";p${n}@${domain};Department ${n % 7};${site};Europe/Lisbon`;
  });
  return Buffer.from(
    `\uFEFFFirst name;Surname;E-mail;Team;Site;Time zone\r\n${rows.join("\r\n")}`,
    "utf16le",
  );
}

test("[C34, V08] 2,020 people and 20 bad rows are previewed and stored with progress, bad rows downloaded; a repeat fills in what is missing", async ({
  page,
}) => {
  const owner = newOwner();
  const domain = String(owner.email.split("@")[1]);
  await signUp(page, owner);
  await page.goto("/dashboard/createConsumer");
  await page.getByRole("tab", { name: "Paste a list" }).click();
  const file = (site: string) => ({ name: "people.csv", mimeType: "text/csv", buffer: list(domain, site) });
  await page.getByLabel("Choose a file").setInputFiles(file(""));

  await expect(page.getByText(`${inDigits(PEOPLE)} people to add, ${BAD} lines with problems`)).toBeVisible();
  await expect(page.getByLabel("Column Surname contains")).toHaveValue("last_name");
  await expect(page.getByLabel("Column Team contains")).toHaveValue("department");
  await page.getByRole("button", { name: `Lines with problems ${BAD * 2}` }).click();
  const bad = page.getByRole("row", { name: /^52 / });
  await expect(bad).toContainText("Will be added");
  await expect(bad).toContainText("Column Time zone: We don’t know the time zone “Nowhere/Land”");
  await expect(page.getByRole("row", { name: /^103 / })).toContainText("Column E-mail:");

  await page.getByRole("button", { name: `Add ${inDigits(PEOPLE)} people` }).click();
  await expect(page.getByRole("progressbar", { name: /Saving/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Import finished" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(`${inDigits(PEOPLE)} people added`, { exact: true })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download these lines" }).click();
  const saved = await readFile(await (await download).path(), "utf8");
  expect(saved.trim().split("\r\n")).toHaveLength(BAD * 2 + 1);
  expect(saved).toContain('"52","Bad, Zone 50, z50@');

  await page.getByRole("link", { name: "See all participants" }).click();
  await expect(page.getByText(`50 of ${inDigits(PEOPLE)} people.`)).toBeVisible();
  await page.getByRole("searchbox").fill(`p1999@${domain}`);
  await expect(page.getByText("1 person.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Zoë Müller, 1999" })).toBeVisible();

  await page.goto("/dashboard/createConsumer");
  await page.getByRole("tab", { name: "Paste a list" }).click();
  await page.getByLabel("Choose a file").setInputFiles(file("Lisbon"));
  await expect(
    page.getByText(`0 people to add, ${inDigits(PEOPLE)} already on your list, ${BAD} lines with problems`),
  ).toBeVisible();
  await page.getByLabel("People already on your list").selectOption("update");
  // All but those with the unknown time zone have an office now.
  await expect(page.getByRole("button", { name: `Add 0, update ${inDigits(PEOPLE - BAD)}` })).toBeEnabled();
  await expect(page.getByText("Adds: Office").first()).toBeVisible();
});

test("an import that loses the connection shows its progress and continues from there", async ({ page }) => {
  const owner = newOwner();
  await signUp(page, owner);
  await page.goto("/dashboard/createConsumer");
  await page.getByRole("tab", { name: "Paste a list" }).click();
  const lines = Array.from({ length: 600 }, (_, n) => `n${n}@${owner.email.split("@")[1]}`);
  await page.getByLabel("One person per line").fill(lines.join("\n"));
  await page.getByRole("button", { name: "Check the list" }).click();
  await expect(page.getByText("600 people to add")).toBeVisible();
  let pieces = 0;
  await page.route("**/api/consumer/import", (route) => (++pieces === 2 ? route.abort() : route.continue()));
  await page.getByRole("button", { name: "Add 600 people" }).click();
  await expect(page.getByText("The import stopped after 250 of 600 people.")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("600 people added", { exact: true })).toBeVisible();
});
