import { setImmediate as otherRequests } from "node:timers/promises";
import { fieldTexts } from "@lantern/contract/field-texts";
import { email as emailField, type ImportColumn, listedPerson } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { cut } from "@lantern/engine/graphemes";
import type * as z from "zod";
import type { ImportedPerson } from "../../core/people/repository.ts";
import { hasFramedAddress, peopleOfAddressLine, withoutBullets } from "./address-parser.ts";
import { type Columns, cellsOf, guessColumns, headerOf } from "./column-parser.ts";
import { cleanText, isOversized, readTable, type TableRow } from "./table-parser.ts";

/** One line of an import: a participant, or the problem with it and its column. */
export type ParsedLine =
  | { line: number; text: string; person: ImportedPerson }
  | { line: number; text: string; problem: string; column: string | null };

export interface ParsedList {
  header: boolean;
  columns: Columns;
  sample: string[][];
  /** Null when there are more lines than one import may have: then none was parsed. */
  people: ParsedLine[] | null;
}

/** A row below the header with a single cell uses another separator than the rest. */
function splitAgain(row: TableRow, columns: number): TableRow {
  const [only = ""] = row.cells;
  return row.cells.length === 1 && columns > 1 && !row.problem ? { ...row, cells: cellsAround(only) } : row;
}

const sampleRows = 4;
const sampleColumns = 100;
/** A table may have a title of this many lines above its headings. */
const titleRows = 10;
const aboveHeader = "This line stands above the headings, so we left it out.";
const severalAddresses = "This line has several people. Please write one person per line.";
const noAddress = "This line has no valid email address.";

/**
 * Parses pasted text or CSV. The columns are those of `columns`, else of the header row, else they are guessed for each
 * line, because pasted lists are seldom regular. Never throws: a line that cannot be parsed has a problem.
 */
export async function readPeople(source: string, columns?: Columns): Promise<ParsedList> {
  if (isOversized(source)) return { header: false, columns: [], sample: [], people: null };
  const text = cleanText(source);
  const table = await readTable(text);
  const at = table.slice(0, titleRows + 1).findIndex(({ cells }) => headerOf(cells));
  const header = table[at]?.cells ?? null;
  const headed = header && headerOf(header);
  const chosen = columns ?? headed;
  const rows = chosen || !hasFramedAddress(text) ? table : await readPasted(text);
  const body = chosen
    ? [
        ...rows.slice(0, Math.max(at, 0)).map((row) => ({ ...row, problem: aboveHeader })),
        ...rows.slice(at + 1).map((row) => splitAgain(row, chosen.length)),
      ]
    : rows.flatMap(splitPeople);
  return {
    header: headed !== null,
    columns: chosen ?? guessColumns(body[0]?.cells ?? []),
    sample: rows
      .slice(Math.max(at, 0), Math.max(at, 0) + sampleRows)
      .map(({ cells }) => cells.slice(0, sampleColumns).map((cell) => cut(cell, 100))),
    people:
      body.length > limits.importMaxRows
        ? null
        : await inSlices(body, (row) =>
            // With several addresses in a line, the others would become the name or department of the first.
            !chosen && addressesIn(row.cells.join(" ")) > 1
              ? { ...excerptOf(row), problem: severalAddresses, column: null }
              : personOf(row, chosen ?? guessColumns(row.cells), header),
          ),
  };
}

/** Rows parsed between two pauses for other requests: a few milliseconds of work. */
const sliceRows = 250;

async function inSlices<T, R>(items: T[], of: (item: T) => R): Promise<R[]> {
  const all: R[] = [];
  for (const item of items) {
    all.push(of(item));
    if (all.length % sliceRows === 0) await otherRequests();
  }
  return all;
}

/** A list without headings in which some lines have addresses as email programs write them. */
async function readPasted(text: string): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  const lines = text.split("\n");
  for (let from = 0; from < lines.length; ) {
    const line = lines[from] ?? "";
    if (hasFramedAddress(line)) {
      rows.push(...peopleOfAddressLine(from + 1, line));
      from += 1;
      continue;
    }
    const next = lines.findIndex((other, index) => index > from && hasFramedAddress(other));
    const to = next < 0 ? lines.length : next;
    rows.push(...(await readTable(lines.slice(from, to).join("\n"), from + 1)));
    from = to;
  }
  return rows;
}

/** Splits a row that contains several people. A line of a pasted list may use other separators than the first. */
function splitPeople(row: TableRow): TableRow[] {
  if (row.problem) return [row];
  // If a cell contains a comma, commas are not the separator.
  const text = row.cells.join(row.cells.some((cell) => cell.includes(",")) ? ";" : ",");
  if (addressesIn(text) > 1)
    return peopleIn(text).map((section) => ({ line: row.line, cells: cellsAround(section) }));
  const cells = row.cells.flatMap((cell) => (cell.includes("@") ? cellsAround(cell) : [cell]));
  return [
    { ...row, cells: cells.flatMap((cell, index) => (index === 0 ? withoutBullets(cell) || [] : cell)) },
  ];
}

const addressesIn = (text: string) => text.match(/(?<![^\s<>;,])[^\s<>;,]+@[^\s<>;,]+/g)?.length ?? 0;

/** Splits a line at a separator if every section then has an address; otherwise the line is not split. */
function peopleIn(text: string, separators = [";", "\t", ",", " "]): string[] {
  const [separator, ...finer] = separators;
  if (separator === undefined || addressesIn(text) <= 1) return [text];
  const sections = text.split(separator).flatMap((section) => section.trim() || []);
  return sections.every((section) => addressesIn(section) > 0)
    ? sections.flatMap((section) => peopleIn(section, finer))
    : peopleIn(text, finer);
}

/** The cells of one person. A name before `<address>` may contain a comma. */
const cellsAround = (text: string): string[] =>
  text.endsWith(">")
    ? [text]
    : withoutBullets(text)
        .split(/[;\t,|]|\s[–—-]\s/)
        .map((cell) => cell.trim());

/** First and last name; "Ruiz, Ana" is reversed. */
function namesOf(name: string | undefined): [string | null, string | null] {
  const turned = /^([^,]+),([^,]+)$/.exec(name ?? "");
  if (turned) return [turned[2]?.trim() ?? null, turned[1]?.trim() ?? null];
  const [first, ...last] = name?.split(/\s+/) ?? [];
  return [first ?? null, last.join(" ") || null];
}

const excerptOf = ({ line, cells }: TableRow) => ({
  line,
  text: cut(cells.filter(Boolean).join(", "), 200),
});

/** A person with a value for each field. */
export const completed = ({ email, ...some }: z.output<typeof listedPerson>): ImportedPerson => ({
  email,
  first_name: some.first_name ?? null,
  last_name: some.last_name ?? null,
  timezone: some.timezone ?? null,
  department: some.department ?? null,
  office: some.office ?? null,
});

function personOf(row: TableRow, columns: Columns, header: string[] | null | undefined): ParsedLine {
  const excerpt = excerptOf(row);
  if (row.problem) return { ...excerpt, problem: row.problem, column: null };
  const { name, ...cells } = cellsOf(row.cells, columns);
  const [first, last] = namesOf(name);
  const read = listedPerson.safeParse({
    ...cells,
    first_name: cells.first_name ?? first,
    last_name: cells.last_name ?? last,
  });
  if (read.success) return { ...excerpt, person: completed(read.data) };
  const { field, problem } = problemOf(read.error, cells.email);
  const at = columns.indexOf(field === "first_name" && name ? "name" : field);
  return { ...excerpt, problem, column: at < 0 ? null : header?.[at] || `Column ${at + 1}` };
}

function problemOf(error: z.ZodError, email: string | undefined): { field: ImportColumn; problem: string } {
  if (email && addressesIn(email) > 1) return { field: "email", problem: severalAddresses };
  const fault = emailField.safeParse(email ?? "").error?.issues[0]?.message;
  if (fault) return { field: "email", problem: fault === fieldTexts.emailLetters ? fault : noAddress };
  const [issue] = error.issues;
  return {
    field: (issue?.path[0] ?? "email") as ImportColumn,
    problem: issue?.message ?? "We can’t read this line.",
  };
}
