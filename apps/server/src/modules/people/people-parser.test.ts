import { englishText } from "@lantern/contract/error-texts";
import { limits } from "@lantern/contract/limits";
import { expect, test } from "vitest";
import { readPeople } from "./people-parser.ts";

const people = async (text: string) =>
  (await readPeople(text)).people?.map((entry) =>
    "person" in entry
      ? [entry.person.first_name, entry.person.last_name, entry.person.email, entry.person.department]
      : englishText(entry.problem),
  );

test.each([
  ["commas", ",".repeat(limits.importMaxBytes)],
  ["a separator that the list names", `sep=a\n${"a".repeat(limits.importMaxBytes)}`],
  ["lines", "a@x.example\n".repeat(160_000)],
  ["empty lines", "\n".repeat(limits.importMaxBytes)],
  ["wide lines", `${",".repeat(50_000)}\n`.repeat(40)],
  ["framed addresses in a line", "<a@x>,".repeat(330_000)],
])("2 MB of %s are refused without being split into cells", async (_, text) => {
  const before = process.cpuUsage();
  expect(await readPeople(text)).toMatchObject({ people: null, sample: [] });
  const { user } = process.cpuUsage(before);
  expect(user / 1000).toBeLessThan(1000);
});

test("thousands of people may stand in one line, or in lines of forty columns", async () => {
  const line = Array.from({ length: 4000 }, (_, n) => `p${n}@x.example`).join(", ");
  expect((await readPeople(line)).people).toHaveLength(4000);
  const wide = `email${",".repeat(39)}\n${`a@x.example${",".repeat(39)}\n`.repeat(limits.importMaxRows - 1)}`;
  const { people, sample } = await readPeople(wide);
  expect(people).toHaveLength(limits.importMaxRows - 1);
  expect(sample[1]).toHaveLength(40);
});

test.each([
  ["a bare address", "omar@x.example", [[null, null, "omar@x.example", null]]],
  ["a framed address", "Ana Maria Ruiz <ana@x.example>", [["Ana", "Maria Ruiz", "ana@x.example", null]]],
  ["commas", "Ana,Ruiz,ana@x.example,Sales", [["Ana", "Ruiz", "ana@x.example", "Sales"]]],
  ["semicolons, address first", "ana@x.example;Ana;Ruiz;Sales", [["Ana", "Ruiz", "ana@x.example", "Sales"]]],
  ["tabs", "Ana\tRuiz\tana@x.example", [["Ana", "Ruiz", "ana@x.example", null]]],
  ["a quoted name with a comma", '"Ruiz, Ana",ana@x.example', [["Ana", "Ruiz", "ana@x.example", null]]],
  [
    "a head line in any order",
    "E-mail;Department;Last name;First name\nana@x.example;Sales;Ruiz;Ana",
    [["Ana", "Ruiz", "ana@x.example", "Sales"]],
  ],
  [
    "a byte order mark, empty lines and line ends of all kinds",
    "\uFEFFa@x.example\r\n\r\nb@x.example\r",
    [
      [null, null, "a@x.example", null],
      [null, null, "b@x.example", null],
    ],
  ],
  [
    "the addresses of a mail in one line",
    "Ana Ruiz <ana@x.example>, Ben Holm <ben@x.example>, cleo@x.example",
    [
      ["Ana", "Ruiz", "ana@x.example", null],
      ["Ben", "Holm", "ben@x.example", null],
      [null, null, "cleo@x.example", null],
    ],
  ],
  [
    "the addresses of a mail of Outlook, last names first",
    "Ruiz, Ana <ana@x.example>; Holm, Ben <ben@x.example>",
    [
      ["Ana", "Ruiz", "ana@x.example", null],
      ["Ben", "Holm", "ben@x.example", null],
    ],
  ],
  [
    "addresses with commas, semicolons and spaces between them",
    "ana@x.example, ben@x.example; cleo@x.example dan@x.example,\n eve@x.example",
    ["ana", "ben", "cleo", "dan", "eve"].map((name) => [null, null, `${name}@x.example`, null]),
  ],
  [
    "three people of one line, among lines with other separators",
    "a@x.example;Ana;Ruiz\nb@x.example;Ben;Holm\nCleo Marsh <c@x.example>, Dan Oz <d@x.example>, e@x.example",
    [
      ["Ana", "Ruiz", "a@x.example", null],
      ["Ben", "Holm", "b@x.example", null],
      ["Cleo", "Marsh", "c@x.example", null],
      ["Dan", "Oz", "d@x.example", null],
      [null, null, "e@x.example", null],
    ],
  ],
  [
    "lines that each use a separator of their own",
    "Ana,Ruiz,ana@x.example,Sales\nBen;Holm;ben@x.example;Design\nCleo\tMarsh\tcleo@x.example",
    [
      ["Ana", "Ruiz", "ana@x.example", "Sales"],
      ["Ben", "Holm", "ben@x.example", "Design"],
      ["Cleo", "Marsh", "cleo@x.example", null],
    ],
  ],
  [
    "people of one line, each with names",
    "Ana, Ruiz, ana@x.example; Ben, Holm, ben@x.example",
    [
      ["Ana", "Ruiz", "ana@x.example", null],
      ["Ben", "Holm", "ben@x.example", null],
    ],
  ],
  [
    "several people that cannot be told apart",
    "Ana,Ruiz,ana@x.example,Ben,Holm,ben@x.example",
    ["This line has several people. Please write one person per line."],
  ],
  [
    "a German head line",
    "Name;Vorname;E-Mail-Adresse;Abteilung;Büro\nMüller;Jörg;joerg@x.example;Vertrieb;Köln",
    [["Jörg", "Müller", "joerg@x.example", "Vertrieb"]],
  ],
  [
    "a head line, with a line of another separator below it",
    "E-Mail;Vorname;Nachname\nana@x.example,Ana,Ruiz",
    [["Ana", "Ruiz", "ana@x.example", null]],
  ],
  ["a line without an address", "Ana Ruiz", ["This line has no valid email address."]],
  ["a broken address", "Ana,Ruiz,ana@", ["This line has no valid email address."]],
])("reads %s", async (_, text, expected) => {
  expect(await people(text)).toEqual(expected);
});

test("counts lines as an editor does, including the header", async () => {
  const lines = await readPeople("first name,last name,email\nAna,Ruiz,ana@x.example\n\nnobody");
  expect(lines.people?.map((entry) => entry.line)).toEqual([2, 4]);
});

test.each([
  "E-Mail,Vorname,Nachname,Abteilung,Standort,Zeitzone",
  "Correo electrónico,Nombre,Apellidos,Departamento,Oficina,Zona horaria",
  "Courriel,Prénom,Nom de famille,Département,Bureau,Fuseau horaire",
])("the header row %s is understood in every column", async (header) => {
  const { columns } = await readPeople(`${header}\nana@x.example,Ana,Ruiz,Sales,Oslo,Europe/Oslo`);
  expect(columns).toEqual(["email", "first_name", "last_name", "department", "office", "timezone"]);
});

test("other requests run while the largest import is parsed, and a longer one is not parsed", async () => {
  const line = (nth: number) => `Ana,Ruiz,person-${nth}@x.example,"Sales, EMEA"\n`;
  const list = Array.from({ length: 10_000 }, (_, nth) => line(nth)).join("");
  let turns = 0;
  let reading = true;
  const count = () => {
    turns += 1;
    if (reading) setImmediate(count);
  };
  setImmediate(count);
  const read = await readPeople(list);
  reading = false;
  expect(read.people).toHaveLength(10_000);
  // Forty slices of lines, and as many slices of text as it has 32 KB.
  expect(turns).toBeGreaterThanOrEqual(40 + Math.floor(list.length / 32_768));
  expect((await readPeople(list + line(0))).people).toBeNull();
});
