import { email as emailField, type ImportColumn, listedPerson } from "@lantern/contract/http";
import type * as z from "zod";
import { type Columns, cellsOf, guessOf, headOf } from "./columns.ts";
import { readTable, type TableRow } from "./table.ts";

/** One line of a list: a person, or why it is none and in which column. */
export type ListedPerson =
  | { line: number; text: string; person: ReadPerson }
  | { line: number; text: string; problem: string; column: string | null };

export type ReadPerson = Required<z.output<typeof listedPerson>>;

export interface PeopleList {
  head: boolean;
  columns: Columns;
  sample: string[][];
  people: ListedPerson[];
}

const sampleRows = 4;
const noAddress = "There is no valid e-mail address in this line.";

/**
 * Reads pasted text or CSV. What a column holds is said by `columns`, else by a head line, else guessed line by line,
 * since pasted lists are seldom even. Never throws; every line gets its outcome.
 */
export function readPeople(source: string, columns?: Columns): PeopleList {
  const rows = readTable(source);
  const headed = rows[0] ? headOf(rows[0].cells) : null;
  const chosen = columns ?? headed;
  const body = chosen ? rows.slice(headed ? 1 : 0) : rows.flatMap(eachAddress);
  return {
    head: headed !== null,
    columns: chosen ?? guessOf(body[0]?.cells ?? []),
    sample: rows.slice(0, sampleRows).map(({ cells }) => cells.map((cell) => cell.slice(0, 100))),
    people: body.map((row) => personOf(row, chosen ?? guessOf(row.cells), headed && rows[0]?.cells)),
  };
}

/** Several addresses in one line, as the field "To" of a mail program holds them, are as many people. */
function eachAddress(row: TableRow): TableRow[] {
  const text = row.cells.join(", ");
  const parts = (text.includes(";") ? text.split(";") : row.cells).map((part) => part.trim()).filter(Boolean);
  const isList = !row.broken && parts.length > 1 && parts.every((part) => part.includes("@"));
  return isList ? parts.map((part) => ({ line: row.line, cells: [part] })) : [row];
}

/** First and last names; "Ruiz, Ana" is turned round. */
function namesOf(name: string | undefined): [string | null, string | null] {
  const turned = /^([^,]+),\s*([^,]+)$/.exec(name ?? "");
  if (turned) return [turned[2]?.trim() ?? null, turned[1]?.trim() ?? null];
  const [first, ...last] = name?.split(/\s+/) ?? [];
  return [first ?? null, last.join(" ") || null];
}

function personOf(row: TableRow, columns: Columns, head: string[] | null | undefined): ListedPerson {
  const shown = { line: row.line, text: row.cells.filter(Boolean).join(", ").slice(0, 200) };
  if (row.broken) return { ...shown, problem: row.broken, column: null };
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
