/** Lists as offices have them: in old encodings, as workbooks, with headings that nobody knows. */
import { expect, type Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { texts as createParticipantTexts } from "../../../apps/web/app/company/create-participant/texts.ts";
import { texts as peopleTexts } from "../../../apps/web/app/company/shared/people/texts.ts";
import { newOwner, signUp } from "../../fixtures/company.ts";
import { test } from "../../fixtures/test.ts";

/** A line of the list, and how another encoding reads its first letter. */
const lines = "Łukasz;Wójcik;lukasz@firm.example";
const misread = "£ukasz";
const encoding = "Windows-1250";
const hidden = "Floor";
const pieter = "Pieter de Vries";

async function openImport(page: Page): Promise<void> {
  await signUp(page, newOwner());
  await page.goto("/dashboard/createConsumer");
  await page.getByRole("tab", { name: createParticipantTexts.list }).click();
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByLabel(createParticipantTexts.chooseFile)
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer });

test("a file in an old encoding is a question with its own lines, and nobody is offered before the answer", async ({
  page,
}) => {
  await openImport(page);
  const bytes = "First name;Last name;Email\r\n?ukasz;W?jcik;lukasz@firm.example\r\n";
  const list = Buffer.from(bytes, "latin1");
  list[bytes.indexOf("?")] = 0xa3;
  list[bytes.lastIndexOf("?")] = 0xf3;
  await choose(page, "people.csv", list);
  await expect(page.getByText(createParticipantTexts.chooseEncoding)).toBeVisible();
  await expect(page.getByText(createParticipantTexts.outcomes.added)).toHaveCount(0);
  await expect(page.getByText(lines).first()).toBeVisible();
  await page.getByRole("radio", { name: encoding }).press("Space");

  await expect(page.getByRole("heading", { name: createParticipantTexts.reading })).toBeVisible();
  await expect(page.getByRole("row", { name: lines.replaceAll(";", " ") })).toContainText(
    createParticipantTexts.outcomes.added,
  );
  // The answer can be changed.
  await page.getByLabel(createParticipantTexts.encoding).selectOption("windows-1252");
  await expect(page.getByRole("row", { name: misread })).toBeVisible();
});

/** A workbook with a title, headings in the third row, a formula, and a hidden column. */
function workbook(): Buffer {
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const worksheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cols><col min="4" max="4" hidden="1"/></cols><sheetData><row r="1">${text("Autumn list")}</row><row r="3">${["First name", "Last name", "Email", hidden].map(text).join("")}</row><row r="4">${["Ana", "Holm", "ana@firm.example"].map(text).join("")}<c><v>3</v></c></row><row r="5">${["Leo", "Ruiz"].map(text).join("")}<c t="str"><f>LOWER(A5)</f><v>leo@firm.example</v></c><c><v>4</v></c></row></sheetData></worksheet>`;
  const files = {
    "xl/workbook.xml": `<workbook xmlns:r="r"><sheets><sheet name="Team" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="r1" Type="worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": worksheet,
  };
  const entries = Object.entries(files).map(([name, content]) => [name, strToU8(content)] as const);
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}

test("a workbook is read in the page; other programs' files name the clicks that save them as text", async ({
  page,
}) => {
  await openImport(page);
  await choose(page, "people.ods", Buffer.from(zipSync({ mimetype: strToU8("application/vnd.oasis") })));
  await expect(page.getByText(createParticipantTexts.fileProblems.other_table)).toBeVisible();
  await choose(page, "people.xlsx", workbook());
  await expect(page.getByRole("heading", { name: createParticipantTexts.reading })).toBeVisible();
  await expect(page.getByLabel(createParticipantTexts.headerLine)).toHaveValue("3");
  await expect(page.getByText(hidden)).toHaveCount(0);
  await expect(page.getByText(createParticipantTexts.leftOut({ rows: 0, columns: 1 }))).toBeVisible();
  await page.getByRole("button", { name: createParticipantTexts.submitList(2, 0) }).click();
  await expect(page.getByText(createParticipantTexts.doneSum(2, 0, 0), { exact: true })).toBeVisible();
});

test("headings that nobody knows are chosen by a person, and until then nobody can be added", async ({
  page,
}) => {
  await openImport(page);
  await page
    .getByLabel(peopleTexts.pasteLabel)
    .pressSequentially("Zorp;Blim;Quax\nde Vries;Pieter;pieter@firm.example");
  await page.getByRole("button", { name: createParticipantTexts.check }).press("Enter");
  await expect(page.getByText(createParticipantTexts.unknownHeadings)).toBeVisible();
  await expect(page.getByRole("button", { name: createParticipantTexts.submitList(0, 0) })).toBeDisabled();
  await expect(page.getByLabel(createParticipantTexts.columnOf("Quax"))).toHaveValue("email");
  await page
    .getByLabel(createParticipantTexts.columnOf("Zorp"))
    .selectOption(createParticipantTexts.columnNames.last_name);
  await expect(page.getByRole("button", { name: createParticipantTexts.submitList(0, 0) })).toBeDisabled();
  await page
    .getByLabel(createParticipantTexts.columnOf("Blim"))
    .selectOption(createParticipantTexts.columnNames.first_name);
  await page.getByRole("button", { name: createParticipantTexts.submitList(1, 0) }).press("Enter");
  await expect(page.getByText(createParticipantTexts.doneSum(1, 0, 0), { exact: true })).toBeVisible();
  await page.getByRole("link", { name: createParticipantTexts.toList }).click();
  await expect(page.getByRole("link", { name: pieter })).toBeVisible();
});
