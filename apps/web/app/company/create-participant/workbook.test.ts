import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readWorkbook } from "./workbook.ts";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const text = (value: string, at = "") => `<c${at && ` r="${at}"`} t="inlineStr"><is><t>${value}</t></is></c>`;
const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`;

/** A workbook as Excel writes it: sheets in order, each with its XML between the tags of the worksheet. */
function workbook(sheets: { xml: string; state?: string }[], more: Record<string, string> = {}): Uint8Array {
  const files: Record<string, string> = {
    "[Content_Types].xml": `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    "_rels/.rels": `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${sheets
      .map(
        ({ state }, at) =>
          `<sheet name="S${at}" sheetId="${at + 1}"${state ? ` state="${state}"` : ""} r:id="rId${at + 1}"/>`,
      )
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets
      .map(
        (_, at) =>
          `<Relationship Id="rId${at + 1}" Type="${relationships}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join(
        "",
      )}<Relationship Id="rId90" Type="${relationships}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ...Object.fromEntries(
      sheets.map(({ xml }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<?xml version="1.0"?><worksheet xmlns="${main}">${xml}</worksheet>`,
      ]),
    ),
    ...more,
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)])),
  );
}

const people = `<cols><col min="4" max="4" hidden="1"/></cols><sheetData>${[
  row(1, text("Autumn list", "A1")),
  row(
    3,
    ["First name", "Last name", "Email", "Floor"].map((one, at) => text(one, `${"ABCD"[at]}3`)).join(""),
  ),
  row(4, `${text("Ana", "A4")}${text("Holm", "B4")}${text("ana@firm.example", "C4")}<c r="D4"><v>3</v></c>`),
  row(
    5,
    `${text("Leo", "A5")}${text("Ruiz", "B5")}<c r="C5" t="str"><f>LOWER(A5)&amp;"@firm.example"</f><v>leo@firm.example</v></c><c r="D5"><v>4</v></c>`,
  ),
].join("")}</sheetData><mergeCells count="1"><mergeCell ref="A1:D1"/></mergeCells>`;
const lines = [
  "Autumn list",
  "",
  "First name\tLast name\tEmail",
  "Ana\tHolm\tana@firm.example",
  "Leo\tRuiz\tleo@firm.example",
].join("\n");

test("reads the first sheet: values of formulas, no hidden columns, rows at their numbers", () => {
  expect(readWorkbook(workbook([{ xml: people }, { xml: "<sheetData/>" }]))).toEqual({
    text: lines,
    leftOut: { rows: 0, columns: 1 },
  });
});

test("rows that a filter hides are left out and counted, and the others stay at their numbers", () => {
  const filtered = people
    .replace('<row r="4">', '<row r="4" hidden="1">')
    .replace('<row r="1">', '<row r="1" hidden="0">')
    .replace("</sheetData>", '<row r="6" hidden="true"/></sheetData>');
  expect(readWorkbook(workbook([{ xml: filtered }]))).toEqual({
    text: lines.replace("Ana\tHolm\tana@firm.example", ""),
    leftOut: { rows: 1, columns: 1 },
  });
});

test("a hidden sheet before the list is no list", () => {
  const secret = `<sheetData>${row(1, text("secret@firm.example", "A1"))}</sheetData>`;
  expect(readWorkbook(workbook([{ xml: secret, state: "hidden" }, { xml: people }]))).toMatchObject({
    text: lines,
  });
});

test("shared texts, quotes, line breaks and tabs stay within their cells", () => {
  const shared = `<?xml version="1.0"?><sst xmlns="${main}"><si><t>Ana "Annie"</t></si><si><r><t>Ru</t></r><r><t>iz</t></r></si></sst>`;
  const xml = `<sheetData>${row(1, `<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c>${text("a\nb\tc", "C1")}<c r="D1"><v>7</v></c>`)}</sheetData>`;
  expect(readWorkbook(workbook([{ xml }], { "xl/sharedStrings.xml": shared }))).toMatchObject({
    text: '"Ana ""Annie"""\tRuiz\ta b c\t7',
  });
});

test("cells and rows without references follow each other, and a cell with an error is empty", () => {
  const bare = `<sheetData><row>${text("Ana")}<c t="e"><v>#N/A</v></c>${text("ana@firm.example")}</row><row>${text("Leo")}</row></sheetData>`;
  expect(readWorkbook(workbook([{ xml: bare }]))).toMatchObject({ text: "Ana\t\tana@firm.example\nLeo" });
});

test("how a Japanese name sounds is no part of it", () => {
  const shared = `<?xml version="1.0"?><sst xmlns="${main}"><si><t>山田</t><rPh sb="0" eb="2"><t>ヤマダ</t></rPh></si></sst>`;
  const xml = `<sheetData>${row(1, '<c r="A1" t="s"><v>0</v></c>')}</sheetData>`;
  expect(readWorkbook(workbook([{ xml }], { "xl/sharedStrings.xml": shared }))).toMatchObject({
    text: "山田",
  });
});

test("cells that are formatted and empty, down to the last row of the sheet, are nothing", () => {
  const xml = people.replace(
    "</sheetData>",
    `${row(1048576, '<c r="A1048576" s="1"/><c r="XFD1048576" s="1"/>')}</sheetData>`,
  );
  expect(readWorkbook(workbook([{ xml }]))).toMatchObject({ text: lines });
});

test.each([
  ["a cell in the last row", `<sheetData>${row(1048576, text("x", "A1048576"))}</sheetData>`],
  ["a cell in the last column", `<sheetData>${row(1, text("x", "XFD1"))}</sheetData>`],
  ["more text than a list may have", `<sheetData>${row(1, text("x".repeat(2_100_000), "A1"))}</sheetData>`],
  [
    "more cells than a list may have",
    `<sheetData>${row(1, '<c r="A1"><v>1</v></c>'.repeat(500_001))}</sheetData>`,
  ],
  ["sixty megabytes that are packed into a few", `<sheetData>${" ".repeat(60_000_000)}</sheetData>`],
])("%s is refused", (_, xml) => {
  expect(readWorkbook(workbook([{ xml }]))).toEqual({ problem: "too_large" });
});

test("an archive that unpacks to more than it announces is damaged, and is not unpacked further", () => {
  const bytes = workbook([{ xml: `<sheetData>${" ".repeat(20_000_000)}</sheetData>` }]);
  // The size stands before the name, in the entry and in the directory: 20,000,000 becomes 100.
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length - 46; at++) {
    const large = (offset: number) =>
      view.getUint32(at + offset, true) > 20_000_000 && view.getUint32(at + offset, true) < 20_000_200;
    if (view.getUint32(at, true) === 0x04034b50 && large(22)) view.setUint32(at + 22, 100, true);
    if (view.getUint32(at, true) === 0x02014b50 && large(24)) view.setUint32(at + 24, 100, true);
  }
  expect(readWorkbook(bytes)).toEqual({ problem: "damaged" });
});

test.each([
  ["no archive", strToU8("First name;Email")],
  ["half an archive", workbook([{ xml: people }]).subarray(0, 700)],
  ["an archive of something else", zipSync({ "content.xml": strToU8("<x/>") })],
])("%s is damaged", (_, bytes) => {
  expect(readWorkbook(bytes)).toEqual({ problem: "damaged" });
});

test("10,000 people are read within three seconds", () => {
  const rows = Array.from({ length: 10_000 }, (_, n) =>
    row(
      n + 2,
      `${text(`Zoë ${n}`, `A${n + 2}`)}${text("Müller", `B${n + 2}`)}${text(`p${n}@firm.example`, `C${n + 2}`)}${text("Sales", `D${n + 2}`)}`,
    ),
  );
  const heading = row(
    1,
    ["First name", "Last name", "Email", "Department"].map((one, at) => text(one, `${"ABCD"[at]}1`)).join(""),
  );
  const bytes = workbook([{ xml: `<sheetData>${heading}${rows.join("")}</sheetData>` }]);
  const before = process.cpuUsage();
  const read = readWorkbook(bytes);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000);
  expect("text" in read && read.text.split("\n")).toHaveLength(10_001);
});
