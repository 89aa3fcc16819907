import { setImmediate as othersTurn } from "node:timers/promises";
import { email as emailField, type ImportColumn, listedPerson } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import type * as z from "zod";
import type { ImportedPerson } from "../../core/people/repository.ts";
import { type Columns, cellsOf, guessColumns, headerOf } from "./column-parser.ts";
import { readTable, type TableRow } from "./table-parser.ts";

/** One line of a list: a person, or why it is none and in which column. */
export type ParsedLine =
  | { line: number; text: string; person: ImportedPerson }
  | { line: number; text: string; problem: string; column: string | null };

export interface ParsedList {
  header: boolean;
  columns: Columns;
  sample: string[][];
  /** Null when there are more lines than one import may have: then no line was looked at. */
  people: ParsedLine[] | null;
}

/** Below a head line, a line that came as one cell uses another separator than the rest. */
function splitAgain(row: TableRow, columns: number): TableRow {
  const [only = ""] = row.cells;
  return row.cells.length === 1 && columns > 1 && !row.problem ? { ...row, cells: cellsAround(only) } : row;
}

const sampleRows = 4;
const severalAddresses = "Several people stand in this line. Please write one in each line.";
const noAddress = "There is no valid e-mail address in this line.";

/**
 * Reads pasted text or CSV. What a column holds is said by `columns`, else by a head line, else guessed line by line,
 * since pasted lists are seldom even. Never throws; every line gets its outcome.
 */
export async function readPeople(source: string, columns?: Columns): Promise<ParsedList> {
  const rows = await readTable(source);
  const headed = rows[0] ? headerOf(rows[0].cells) : null;
  const chosen = columns ?? headed;
  const body = chosen
    ? rows.slice(headed ? 1 : 0).map((row) => splitAgain(row, chosen.length))
    : rows.flatMap(splitPeople);
  return {
    header: headed !== null,
    columns: chosen ?? guessColumns(body[0]?.cells ?? []),
    sample: rows.slice(0, sampleRows).map(({ cells }) => cells.map((cell) => cell.slice(0, 100))),
    people:
      body.length > limits.importMaxRows
        ? null
        : await inSlices(body, (row) =>
            // One address of several would take the others for its name or department.
            !chosen && addressesIn(row.cells.join(" ")) > 1
              ? { ...excerptOf(row), problem: severalAddresses, column: null }
              : personOf(row, chosen ?? guessColumns(row.cells), headed && rows[0]?.cells),
          ),
  };
}

/** Rows looked at before others have their turn: a few milliseconds. */
const sliceRows = 250;

async function inSlices<T, R>(items: T[], of: (item: T) => R): Promise<R[]> {
  const all: R[] = [];
  for (const item of items) {
    all.push(of(item));
    if (all.length % sliceRows === 0) await othersTurn();
  }
  return all;
}

/** A line of a pasted list may use other separators than the first, and may hold several people. */
function splitPeople(row: TableRow): TableRow[] {
  if (row.problem) return [row];
  // Cells that hold commas were not cut by them.
  const text = row.cells.join(row.cells.some((cell) => cell.includes(",")) ? ";" : ",");
  if (addressesIn(text) > 1)
    return peopleIn(text).map((part) => ({ line: row.line, cells: cellsAround(part) }));
  return [{ ...row, cells: row.cells.flatMap((cell) => (cell.includes("@") ? cellsAround(cell) : [cell])) }];
}

const addressesIn = (text: string) => text.match(/[^\s<>;,]+@[^\s<>;,]+/g)?.length ?? 0;

/** Splits a line wherever every part has an address of its own; what cannot be split so stays together. */
function peopleIn(text: string, separators = [";", "\t", ",", " "]): string[] {
  const [separator, ...finer] = separators;
  if (separator === undefined || addressesIn(text) <= 1) return [text];
  const parts = text.split(separator).flatMap((part) => part.trim() || []);
  return parts.every((part) => addressesIn(part) > 0)
    ? parts.flatMap((part) => peopleIn(part, finer))
    : peopleIn(text, finer);
}

/** The cells around an address. A name that stands before `<address>` may hold a comma. */
const cellsAround = (text: string): string[] =>
  text.endsWith(">") ? [text] : text.split(/[;\t,]/).map((cell) => cell.trim());

/** First and last names; "Ruiz, Ana" is turned round. */
function namesOf(name: string | undefined): [string | null, string | null] {
  const turned = /^([^,]+),\s*([^,]+)$/.exec(name ?? "");
  if (turned) return [turned[2]?.trim() ?? null, turned[1]?.trim() ?? null];
  const [first, ...last] = name?.split(/\s+/) ?? [];
  return [first ?? null, last.join(" ") || null];
}

const excerptOf = ({ line, cells }: TableRow) => ({
  line,
  text: cells.filter(Boolean).join(", ").slice(0, 200),
});

function personOf(row: TableRow, columns: Columns, head: string[] | null | undefined): ParsedLine {
  const shown = excerptOf(row);
  if (row.problem) return { ...shown, problem: row.problem, column: null };
  const { name, ...cells } = cellsOf(row.cells, columns);
  const [first, last] = namesOf(name);
  const read = listedPerson.safeParse({
    ...cells,
    first_name: cells.first_name ?? first,
    last_name: cells.last_name ?? last,
  });
  if (read.success) {
    const { timezone = null, department = null, office = null, ...known } = read.data;
    return { ...shown, person: { ...known, timezone, department, office } };
  }
  const { field, problem } = problemOf(read.error, cells.email);
  const at = columns.indexOf(field === "first_name" && name ? "name" : field);
  return { ...shown, problem, column: at < 0 ? null : head?.[at] || `Column ${at + 1}` };
}

function problemOf(error: z.ZodError, email: string | undefined): { field: ImportColumn; problem: string } {
  if (!email || !emailField.safeParse(email).success) return { field: "email", problem: noAddress };
  const [issue] = error.issues;
  return {
    field: (issue?.path[0] ?? "email") as ImportColumn,
    problem: issue?.message ?? "This line cannot be read.",
  };
}
