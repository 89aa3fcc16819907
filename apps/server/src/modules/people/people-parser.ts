import { setImmediate as otherRequests } from "node:timers/promises";
import { fault } from "@lantern/contract/fault";
import { limits } from "@lantern/contract/limits";
import { cut } from "@lantern/engine/graphemes";
import type { Columns } from "../../core/lists/headings.ts";
import { hasFramedAddress, peopleOfAddressLine, withoutBullets } from "./address-parser.ts";
import { columnsBelow, guessColumns, headerIndex } from "./column-parser.ts";
import { addressesIn, excerptOf, type ParsedLine, personOf } from "./line-parser.ts";
import { cleanText, isOversized, readTable, separatorOf, type TableRow } from "./table-parser.ts";

/** What somebody has said about a list; the rest is recognized. */
interface ReadChoices {
  columns?: Columns | undefined;
  separator?: string | undefined;
  /** The line with the headings; 0 if there is none. */
  headerLine?: number | undefined;
}

export interface ParsedList {
  separator: string;
  /** The line with the headings; 0 if there is none. */
  headerLine: number;
  /** Empty if the lines differ from each other. */
  columns: Columns;
  /** Whether nobody can tell from the list which column is which. */
  columnsUnknown: boolean;
  sample: string[][];
  firstLines: { line: number; text: string }[];
  /**
   * Below headings that are unknown there is nobody; without headings, each line as people usually write it. Null when
   * there are more lines than one import may have: then none was parsed.
   */
  people: ParsedLine[] | null;
}

const sampleRows = 4;
const sampleColumns = 100;
const firstLines = 12;

/**
 * Parses pasted text or CSV. The columns are those that somebody chose, else those of the header row. Without one they are
 * guessed for each line, because pasted lists are seldom regular. Never throws: a line that cannot be parsed has a
 * problem.
 */
export async function readPeople(source: string, chosen: ReadChoices = {}): Promise<ParsedList> {
  if (isOversized(source)) return tooLong;
  const text = cleanText(source);
  const separator = chosen.separator ?? separatorOf(text);
  const table = await readTable(text, separator);
  const at =
    chosen.headerLine === undefined
      ? headerIndex(table.map(({ cells }) => cells))
      : table.findIndex(({ line }) => line === chosen.headerLine);
  const read =
    at >= 0 || chosen.columns
      ? readBelow(table, at, chosen.columns)
      : await readFree(table, text, chosen.separator);
  const { columns, columnsUnknown, rows, parse } = read;
  return {
    separator,
    headerLine: table[at]?.line ?? 0,
    columns,
    columnsUnknown,
    firstLines: table.slice(0, firstLines).map(excerptOf),
    sample: rows
      .slice(Math.max(at, 0), Math.max(at, 0) + sampleRows)
      .map(({ cells }) => cells.slice(0, sampleColumns).map((cell) => cut(cell, 100))),
    people: read.body.length > limits.importMaxRows ? null : await inSlices(read.body, parse),
  };
}

const tooLong: ParsedList = {
  separator: ",",
  headerLine: 0,
  columns: [],
  columnsUnknown: false,
  sample: [],
  firstLines: [],
  people: null,
};

interface Reading {
  columns: Columns;
  columnsUnknown: boolean;
  rows: TableRow[];
  body: TableRow[];
  parse: (row: TableRow) => ParsedLine;
}

/** A table whose columns are chosen or have headings. */
function readBelow(rows: TableRow[], at: number, chosen: Columns | undefined): Reading {
  const header = rows[at]?.cells ?? [];
  const above = rows.slice(0, Math.max(at, 0)).map((row) => ({ ...row, problem: fault("ABOVE_HEADER") }));
  const below = rows.slice(at + 1);
  const read = columnsBelow(
    header,
    below.map(({ cells }) => cells),
  );
  const columns = chosen ?? read.columns;
  const columnsUnknown = !chosen && read.unknown;
  return {
    columns,
    columnsUnknown,
    rows,
    body: columnsUnknown ? [] : [...above, ...below.map((row) => splitAgain(row, columns.length))],
    parse: (row) => personOf(row, columns, header),
  };
}

/** A list without headings. */
async function readFree(table: TableRow[], text: string, separator: string | undefined): Promise<Reading> {
  const rows = hasFramedAddress(text) ? await readPasted(text, separator) : table;
  const body = rows.flatMap(splitPeople);
  const guesses = body.filter(({ problem }) => !problem).map(({ cells }) => guessColumns(cells));
  const kinds = new Set(guesses.flatMap(({ columns }) => (columns.includes("email") ? kindOf(columns) : [])));
  const regular = kinds.size === 1 && guesses.find(({ columns }) => columns.includes("email"));
  return {
    columns: regular ? regular.columns : [],
    columnsUnknown: guesses.some(({ certain }) => !certain),
    rows,
    body,
    parse: (row) =>
      // With several addresses in a line, the others would become the name or department of the first.
      addressesIn(row.cells.join(" ")) > 1
        ? { ...excerptOf(row), problem: fault("SEVERAL_ADDRESSES"), column: null }
        : personOf(row, guessColumns(row.cells).columns, null),
  };
}

/** Lines of one kind have the same columns; empty cells at the end do not count. */
const kindOf = (columns: Columns) => columns.slice(0, columns.findLastIndex(Boolean) + 1).join(",");

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

/** A row below the header with a single cell uses another separator than the rest. */
function splitAgain(row: TableRow, columns: number): TableRow {
  const [only = ""] = row.cells;
  return row.cells.length === 1 && columns > 1 && !row.problem ? { ...row, cells: cellsAround(only) } : row;
}

/** A list without headings in which some lines have addresses as email programs write them. */
async function readPasted(text: string, separator: string | undefined): Promise<TableRow[]> {
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
    const between = lines.slice(from, to).join("\n");
    rows.push(...(await readTable(between, separator ?? separatorOf(between), from + 1)));
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
