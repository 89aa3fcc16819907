import type { ImportColumn } from "@lantern/contract/http";
import {
  type Columns,
  columnsOfHeadings,
  countMeanings,
  hasEmailHeading,
  withoutAdditions,
} from "../../core/lists/headings.ts";

type Cells = Partial<Record<ImportColumn, string>>;

/** A table may have a title of this many lines above its headings. */
const titleRows = 10;

const hasAddress = (cell: string) => /[^\s<>@'"(]@[^\s<>@]/.test(cell);
/** Without an @ it is no address, and its line is a person all the same. */
const isBrokenAddress = (cell: string) => /^\S+\.\p{L}{2,}$/u.test(cell);
const isFramed = (cell: string) => /<[^<>]+>$/.test(cell);
const filled = (cells: readonly string[]) => cells.filter(Boolean).length;

/**
 * The index of the row that names the columns, or -1. It stands above the first address. Headings that nobody knows are
 * headings as well: a table whose first row has a text above the addresses, but no address, begins with them.
 */
export function headerIndex(table: readonly (readonly string[])[]): number {
  const firstPerson = table.findIndex((cells) =>
    cells.some((cell) => cell.includes("@") && hasAddress(withoutAdditions(cell))),
  );
  const above = table.slice(0, firstPerson < 0 ? titleRows + 1 : Math.min(firstPerson, titleRows + 1));
  const recognized = above.findIndex((cells) => hasEmailHeading(cells) || countMeanings(cells) > 1);
  if (recognized >= 0 || firstPerson < 1) return recognized;
  const person = table[firstPerson] ?? [];
  const row = table[firstPerson - 1] ?? [];
  const [address = "", ...more] = person.filter(hasAddress);
  const isTable = more.length === 0 && !isFramed(address) && filled(person) > 1 && filled(row) > 1;
  const heading = row[person.indexOf(address)] ?? "";
  return isTable && heading && !isBrokenAddress(heading) ? firstPerson - 1 : -1;
}

/** Rows that are looked at to tell what a column contains. */
const rowsRead = 1000;
const isWord = (cell = "") => /\p{L}/u.test(cell) && !/[\d@]/.test(cell);

/**
 * The columns of a table with a header row. Addresses are recognized by what they are; nothing else is. The columns are
 * unknown when the address or a name may be in a column whose heading says nothing.
 */
export function columnsBelow(
  header: readonly string[],
  body: readonly (readonly string[])[],
): { columns: Columns; unknown: boolean } {
  const columns = columnsOfHeadings(header);
  const rows = body.slice(0, rowsRead);
  if (!columns.includes("email")) {
    const withAddress = [...columns.keys()].filter((at) => rows.some((cells) => hasAddress(cells[at] ?? "")));
    const [only, ...others] = withAddress;
    if (only === undefined || others.length > 0) return { columns, unknown: true };
    columns[only] = "email";
  }
  const named = columns.includes("name") || (columns.includes("first_name") && columns.includes("last_name"));
  const unknown = columns.some((column, at) => column === null && rows.some((cells) => isWord(cells[at])));
  return { columns, unknown: !named && unknown };
}

/**
 * What the cells of a line without headings are by custom: names, address, department, office. It is certain only where
 * a line has no more than an address and a name before it.
 */
export function guessColumns(cells: string[]): { columns: Columns; certain: boolean } {
  const at = cells.findIndex(hasAddress);
  const columns: Columns = cells.map(() => null);
  if (at < 0) return { columns, certain: true };
  columns[at] = "email";
  const others = [...cells.keys()].filter((index) => index !== at && cells[index]);
  const before = others.filter((index) => index < at);
  const after = others.filter((index) => index > at);
  const [names, rest] = isFramed(cells[at] ?? "")
    ? [[], others]
    : before.length > 0
      ? [before.slice(0, 2), after]
      : [after.slice(0, 2), after.slice(2)];
  if (names.length === 1) columns[names[0] ?? 0] = "name";
  else for (const [n, index] of names.entries()) columns[index] = n === 0 ? "first_name" : "last_name";
  for (const [n, index] of rest.slice(0, 2).entries()) columns[index] = n === 0 ? "department" : "office";
  return { columns, certain: after.length === 0 && before.length <= (names.length > 0 ? 1 : 0) };
}

/** Our own exports put an apostrophe before cells that a spreadsheet would evaluate. */
const guard = /^'(?='*\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%])/;

/** The cells of a row by column. An address may contain the name: `Ana Ruiz <ana@example.com>`. */
export function cellsOf(row: string[], columns: Columns): Cells {
  const cells: Cells = Object.fromEntries(
    columns.flatMap((column, index) => {
      const cell = row[index]?.replace(guard, "");
      return column && cell ? [[column, cell]] : [];
    }),
  );
  const framed = /^(.*)<([^<>]+)>$/.exec(cells.email ?? "");
  if (!framed) return cells;
  const name = framed[1]?.replaceAll('"', "").trim();
  const named = cells.name || cells.first_name || cells.last_name;
  return { ...cells, email: framed[2]?.trim() ?? "", ...(name && !named && { name }) };
}
