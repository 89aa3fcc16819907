import { expect, test } from "vitest";
import { headers, variants } from "../../../test/abroad/list-headers.ts";
import { columnHeadings } from "./column-headings.ts";
import { columnsOfHeadings, headingKey } from "./headings.ts";

const columns = ["last_name", "first_name", "email", "department"];

test.each(Object.entries(headers))(
  "the headings of a list in %s are known in every form and order",
  (_, row) => {
    const headings = row.split(";");
    for (const [name, vary] of Object.entries(variants)) {
      expect([name, columnsOfHeadings(headings.map(vary))]).toEqual([name, columns]);
      const reversed = columnsOfHeadings(headings.map(vary).reverse());
      expect([name, reversed]).toEqual([name, columns.toReversed()]);
    }
  },
);

test("a word has one meaning in all languages", () => {
  const meanings = new Map<string, Set<string>>();
  for (const byMeaning of Object.values(columnHeadings)) {
    for (const [meaning, list] of Object.entries(byMeaning)) {
      for (const word of list.split(", ")) {
        const key = headingKey(word);
        expect([word, key]).not.toEqual([word, ""]);
        meanings.set(key, (meanings.get(key) ?? new Set()).add(meaning));
      }
    }
  }
  expect([...meanings].filter(([, all]) => all.size > 1)).toEqual([]);
});

test.each<[string, (string | null)[]]>([
  ["First;Last;Email", ["first_name", "last_name", "email"]],
  ["Name;E-Mail", ["name", "email"]],
  ["Name;Vorname;E-Mail", ["last_name", "first_name", "email"]],
  ["Nom;Cognoms;Correu", ["first_name", "last_name", "email"]],
  ["Full name;First name;Last name;Email", ["name", "first_name", "last_name", "email"]],
  ["Prénom / First name;Nom / Last name;Email", ["first_name", "last_name", "email"]],
  ["Name (Last, First);Email", ["name", "email"]],
  ["氏名;部署;メール", ["name", "department", "email"]],
  // The one for work is named; the other is left out.
  ["Name;E-Mail (privat);E-Mail (geschäftlich)", ["name", null, "email"]],
  // Nobody can say which of the two to write to.
  ["Name;Email (a);Email (b)", ["name", null, null]],
  ["Name;Address;Email", ["name", null, "email"]],
  ["Team;Department;Email", ["department", null, "email"]],
  ["Etunimi / Email;X", [null, null]],
])("%s", (row, expected) => {
  expect(columnsOfHeadings(row.split(";"))).toEqual(expected);
});
