/** What an export writes, an import reads: for people with any names, departments and offices that can be stored. */
import { listedPerson } from "@lantern/contract/http";
import { languages } from "@lantern/contract/languages";
import fc from "fast-check";
import { expect, test } from "vitest";
import { csvOf } from "../../core/documents/csv.ts";
import { fileTexts } from "../../core/documents/text/index.ts";
import { readPeople } from "./people-parser.ts";
import { cleanText } from "./table-parser.ts";

/** Characters that break tables or run as formulas, among others. */
const nasty = fc.constantFrom(
  "=",
  "+",
  "-",
  "@",
  "'",
  '"',
  ",",
  ";",
  "|",
  "%",
  "＝",
  " ",
  "\t",
  "(",
  "*",
  "é",
  "李",
);
const cell = fc
  .array(fc.oneof({ weight: 3, arbitrary: nasty }, fc.string({ unit: "grapheme", maxLength: 3 })), {
    maxLength: 12,
  })
  .map((pieces) => pieces.join(""));

const person = fc
  .record({
    first_name: cell,
    last_name: cell,
    email: fc.nat().map((n) => `p${n}@x.example`),
    department: cell,
    office: cell,
    timezone: fc.constantFrom("Europe/Berlin", "Asia/Tokyo", ""),
    language: fc.constantFrom("en", "de", ""),
  })
  .map((fields) => {
    const filled = Object.entries(fields).map(([name, value]) => [
      name,
      cleanText(value.replaceAll("\uFFFD", "")).trim() || null,
    ]);
    return listedPerson.safeParse(Object.fromEntries(filled)).data;
  })
  .filter((data) => data !== undefined);

test.each(languages)("for any people, with headings in %s", async (headings) => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(person, { selector: ({ email }) => email, minLength: 1, maxLength: 8 }),
      async (people) => {
        const rows = people.map(
          ({
            first_name = null,
            last_name = null,
            email,
            department = null,
            office = null,
            timezone = null,
            language = null,
          }) => [first_name, last_name, email, department, office, timezone, language, "2027-03-04"],
        );
        const { people: read } = await readPeople(csvOf([fileTexts[headings].tables.people, ...rows]));
        expect(read?.map((entry) => ("person" in entry ? entry.person : entry.problem))).toEqual(people);
      },
    ),
    { numRuns: 200 },
  );
});
