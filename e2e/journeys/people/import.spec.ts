/**
 * An import of two thousand people, among them twenty with an unknown time zone, and twenty bad rows: previewed, stored in
 * batches, rows with problems as a download.
 */
import { readFile } from "node:fs/promises";
import { errorTexts } from "@lantern/contract/error-texts";
import { expect } from "@playwright/test";
import { texts as createParticipantTexts } from "../../../apps/web/app/company/create-participant/texts.ts";
import { texts as participantsTexts } from "../../../apps/web/app/company/participants/texts.ts";
import { texts as peopleTexts } from "../../../apps/web/app/company/shared/people/texts.ts";
import { newOwner, signUp } from "../../fixtures/company.ts";
import { test } from "../../fixtures/test.ts";

const PEOPLE = 2020;
const BAD = 20;

const firstName = "Zoë";
const surname = (n: number) => `Müller, ${n}`;

/** UTF-16 with semicolons, as Excel on Windows saves it; with a comma in quotes, an umlaut, and bad rows throughout. */
function list(domain: string, site: string): Buffer {
  const rows = Array.from({ length: PEOPLE + BAD }, (_, n) => {
    if (n % 51 === 50)
      return n % 2
        ? `Bad;Row ${n};not-an-address;Sales;;`
        : `Bad;Zone ${n};z${n}@${domain};Sales;;Nowhere/Land`;
    return `${firstName};"${surname(n)}";p${n}@${domain};Department ${n % 7};${site};Europe/Lisbon`;
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
  await page.getByRole("tab", { name: createParticipantTexts.list }).click();
  const file = (site: string) => ({ name: "people.csv", mimeType: "text/csv", buffer: list(domain, site) });
  await page.getByLabel(createParticipantTexts.chooseFile).setInputFiles(file(""));

  await expect(
    page.getByText(
      createParticipantTexts.sum({ added: PEOPLE, updated: 0, existing: 0, duplicates: 0, failed: BAD }),
    ),
  ).toBeVisible();
  await expect(page.getByLabel(createParticipantTexts.columnOf("Surname"))).toHaveValue("last_name");
  await expect(page.getByLabel(createParticipantTexts.columnOf("Team"))).toHaveValue("department");
  await page.getByRole("button", { name: `${createParticipantTexts.showFailed} ${BAD * 2}` }).click();
  const bad = page.getByRole("row", { name: /^52 / });
  await expect(bad).toContainText(createParticipantTexts.outcomes.added);
  await expect(bad).toContainText(
    `${createParticipantTexts.inColumn("Time zone")} ${errorTexts.UNKNOWN_ZONE({ zone: "Nowhere/Land" })}`,
  );
  await expect(page.getByRole("row", { name: /^103 / })).toContainText(
    createParticipantTexts.inColumn("E-mail"),
  );

  await page.getByRole("button", { name: createParticipantTexts.submitList(PEOPLE, 0) }).click();
  await expect(page.getByRole("progressbar", { name: createParticipantTexts.importing })).toBeVisible();
  await expect(page.getByRole("heading", { name: createParticipantTexts.finished })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText(createParticipantTexts.doneSum(PEOPLE, 0, 0), { exact: true })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: createParticipantTexts.saveBad }).click();
  const saved = await readFile(await (await download).path(), "utf8");
  expect(saved.trim().split("\r\n")).toHaveLength(BAD * 2 + 1);
  expect(saved).toContain('"52","Bad, Zone 50, z50@');

  await page.getByRole("link", { name: createParticipantTexts.toList }).click();
  await expect(page.getByText(participantsTexts.countOf(50, PEOPLE))).toBeVisible();
  await page.getByRole("searchbox").fill(`p1999@${domain}`);
  await expect(page.getByText(participantsTexts.count(1))).toBeVisible();
  await expect(page.getByRole("link", { name: `${firstName} ${surname(1999)}` })).toBeVisible();

  await page.goto("/dashboard/createConsumer");
  await page.getByRole("tab", { name: createParticipantTexts.list }).click();
  await page.getByLabel(createParticipantTexts.chooseFile).setInputFiles(file("Lisbon"));
  await expect(
    page.getByText(
      createParticipantTexts.sum({ added: 0, updated: 0, existing: PEOPLE, duplicates: 0, failed: BAD }),
    ),
  ).toBeVisible();
  await page.getByLabel(createParticipantTexts.existing).selectOption("update");
  // All but those with the unknown time zone have an office now.
  await expect(
    page.getByRole("button", { name: createParticipantTexts.submitList(0, PEOPLE - BAD) }),
  ).toBeEnabled();
  await expect(
    page.getByText(createParticipantTexts.fills([createParticipantTexts.columnNames.office])).first(),
  ).toBeVisible();
});

test("an import that loses the connection shows its progress and continues from there", async ({ page }) => {
  const owner = newOwner();
  await signUp(page, owner);
  await page.goto("/dashboard/createConsumer");
  await page.getByRole("tab", { name: createParticipantTexts.list }).click();
  const lines = Array.from({ length: 600 }, (_, n) => `n${n}@${owner.email.split("@")[1]}`);
  await page.getByLabel(peopleTexts.pasteLabel).fill(lines.join("\n"));
  await page.getByRole("button", { name: createParticipantTexts.check }).click();
  await expect(
    page.getByText(
      createParticipantTexts.sum({ added: 600, updated: 0, existing: 0, duplicates: 0, failed: 0 }),
    ),
  ).toBeVisible();
  let pieces = 0;
  await page.route("**/api/consumer/import", (route) => (++pieces === 2 ? route.abort() : route.continue()));
  await page.getByRole("button", { name: createParticipantTexts.submitList(600, 0) }).click();
  await expect(page.getByText(createParticipantTexts.stopped(250, 600))).toBeVisible();
  await page.getByRole("button", { name: createParticipantTexts.goOn }).click();
  await expect(page.getByText(createParticipantTexts.doneSum(600, 0, 0), { exact: true })).toBeVisible();
});
