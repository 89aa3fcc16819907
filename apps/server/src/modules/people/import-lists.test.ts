/**
 * Lists as people have them: from spreadsheets, HR systems and email programs, in four languages, with every encoding,
 * line end and separator. Each line is read or explained.
 */
import { readdirSync, readFileSync } from "node:fs";
import { englishText } from "@lantern/contract/error-texts";
import { readListFile } from "@lantern/contract/list-file";
import { expect, test } from "vitest";
import { readPeople } from "./people-parser.ts";

const folder = new URL("lists/", import.meta.url);
const noAddress = "This line has no valid email address.";
const ana = ["Ana", "Ruiz", "ana@x.example"];
const ben = ["Ben", "Holm", "ben@x.example"];
const cleo = ["Cleo", "Marsh", "cleo@x.example"];

/** Of each line: name, address, department, office and time zone, without those that are empty; or the problem. */
const lists: Record<string, Record<number, (string | null)[] | (string | null)[][] | string>> = {
  "01-english-excel.csv": {
    2: [...ana, "Sales", "Lisbon", "Europe/Lisbon"],
    3: [...ben, "Design, UX", "Oslo", "Europe/Oslo"],
  },
  "02-german-windows-1252.csv": {
    2: ["Jörg", "Müller", "joerg@x.example", "Vertrieb", "Köln"],
    3: ["Änne", "Groß", "aenne@x.example", "Qualität – Prüfung", "München"],
  },
  "03-german-utf-16.txt": { 2: ["Ute", "Weiß", "ute@x.example", "Einkauf", "Europe/Berlin"] },
  "04-french-latin-1.csv": {
    2: ["Zoé", "Lefèvre", "zoe@x.example", "Études", "Besançon"],
    3: ["François", "Dupont", "francois@x.example", "Comptabilité", "Orléans"],
  },
  "05-spanish.csv": {
    2: ["Íñigo", "Núñez Peña", "inigo@x.example", "Atención", "Málaga", "Europe/Madrid"],
  },
  "06-utf-16-big-endian-without-mark.csv": { 2: ana },
  "07-old-mac-line-ends.csv": { 2: ana, 3: ben },
  "08-mixed-separators.txt": {
    1: [...ana, "Sales"],
    2: [...ben, "Design"],
    3: cleo,
    4: ["dan@x.example"],
    6: ["Eve", "Oz", "eve@x.example"],
    7: ["Fay", "Lind", "fay@x.example"],
    8: ["Gus", "Roth", "gus@x.example", "Sales"],
    9: ["Hal", "Imm", "hal@x.example", "Sales", "Oslo"],
  },
  "09-outlook-line.txt": { 1: [ana, ben, ["cleo@x.example"]] },
  "10-email-program-line.txt": { 1: [ana, ben], 2: cleo, 3: ["dan@x.example"] },
  "11-copied-from-a-page.txt": { 1: ana, 2: ["ben@x.example"], 3: cleo },
  "12-cells-of-several-lines.csv": { 2: [...ana, "Sales EMEA"], 5: [...ben, "Design"] },
  "13-quotes-in-names.csv": {
    2: ['Ana "Annie"', "Ruiz", "ana@x.example"],
    3: ["Ben", 'O"Hara', "ben@x.example"],
  },
  "14-a-quote-that-never-closes.csv": {
    2: ana,
    3: "A quotation mark opens here and never closes, so we skipped this line.",
    4: cleo,
  },
  "15-separator-line-of-excel.csv": { 3: ["Ute", "Weiß", "ute@x.example"] },
  "16-title-above-the-header.csv": {
    1: "This line stands above the headings, so we left it out.",
    4: ["Ute", "Weiß", "ute@x.example", "Einkauf"],
  },
  "17-empty-cells-and-rows.csv": { 2: ana, 4: ["ben@x.example"] },
  "18-export-of-an-hr-system.csv": { 2: ["Ute", "Weiß", "ute@x.example", "Einkauf", "Wien"], 3: noAddress },
  "19-invisible-characters.csv": {
    2: ana,
    3: ["BenHolm", "ben@x.example"],
    4: cleo,
    5: ["Ana", "Ruiz", "Ana@X.example"],
  },
  "20-broken-lines.csv": {
    2: noAddress,
    3: noAddress,
    4: noAddress,
    // As it is: a file that is exported later escapes it.
    5: ['=HYPERLINK("x")', "Oz", "dan@x.example"],
    // Without the name that is too long, and without the zone that nobody knows.
    6: ["Lind", "eve@x.example"],
    7: ["Fay", "Lind", "fay@x.example"],
    8: "This line has several people. Please write one person per line.",
    9: noAddress,
  },
  "21-accents-in-two-characters.csv": { 2: ["Zoé", "Lefèvre", "zoe@x.example", "Études"] },
};

test("every list in the folder is in this test", () => {
  expect(Object.keys(lists)).toEqual(readdirSync(folder).sort());
});

test.each(Object.entries(lists))("each line of %s is read or explained", async (file, expected) => {
  const read = readListFile(readFileSync(new URL(file, folder)));
  // Of the encodings of these, the first choice is right.
  const text = read.kind === "text" ? read.text : read.kind === "choose" ? (read.choices[0]?.text ?? "") : "";
  const { people } = await readPeople(text);
  const results = new Map<number, unknown[]>();
  for (const entry of people ?? []) {
    const { line } = entry;
    const of = "person" in entry ? fieldsOf(entry.person) : englishText(entry.problem);
    results.set(line, [...(results.get(line) ?? []), of]);
  }
  const lines = [...results].map(([line, all]) => [line, all.length === 1 ? all[0] : all]);
  expect(Object.fromEntries(lines)).toEqual(expected);
});

function fieldsOf({
  first_name: first,
  last_name: last,
  ...person
}: Record<"first_name" | "last_name" | "email" | "department" | "office" | "timezone", string | null>) {
  const { email, department, office, timezone } = person;
  return [first, last, email, department, office, timezone].filter((field) => field !== null);
}
