import { consumerBody, email as emailField } from "@lantern/contract/http";
import type * as z from "zod";

/** One line of a pasted list: a person, or why it is none. */
export type ListedPerson =
  | { line: number; text: string; person: ReadPerson }
  | { line: number; text: string; problem: string };

export interface ReadPerson {
  email: string;
  first_name: string | null;
  last_name: string | null;
  timezone: string | null;
  department: string | null;
  office: string | null;
}

type Column = keyof ReadPerson | "name";

/** Head words that spreadsheets use, in lower case without spaces and signs. */
const heads: Record<string, Column> = {
  email: "email",
  mail: "email",
  emailaddress: "email",
  address: "email",
  firstname: "first_name",
  givenname: "first_name",
  lastname: "last_name",
  surname: "last_name",
  familyname: "last_name",
  name: "name",
  fullname: "name",
  timezone: "timezone",
  department: "department",
  team: "department",
  office: "office",
  location: "office",
};

/** Names may be missing or half there in a list: they are asked for at the door. */
const listed = consumerBody.extend({
  first_name: consumerBody.shape.first_name.nullable(),
  last_name: consumerBody.shape.last_name.nullable(),
});

/**
 * Reads pasted text or CSV: with or without a head line, columns split by tabs, semicolons or commas, and
 * lines such as `Ana Ruiz <ana@example.com>` or a bare address. Never throws; every line gets its outcome.
 */
export function readPeople(source: string): ListedPerson[] {
  const lines = source.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const separator = separatorOf(lines);
  let columns: (Column | null)[] | null = null;
  const people: ListedPerson[] = [];
  lines.forEach((text, index) => {
    if (!text.trim()) return;
    const cells = splitCells(text, separator);
    if (people.length === 0 && columns === null) {
      columns = headOf(cells);
      if (columns) return;
    }
    people.push(personOf(index + 1, text, columns ? byHead(cells, columns) : byGuess(cells)));
  });
  return people;
}

function separatorOf(lines: string[]): string {
  const sample = lines.find((line) => line.trim()) ?? "";
  return ["\t", ";", ","].find((separator) => sample.includes(separator)) ?? ",";
}

/** Splits at the separator outside of quotes; a doubled quote inside quotes is one. */
function splitCells(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const character = line[at]!;
    if (character === '"' && quoted && line[at + 1] === '"') cell += line[++at];
    else if (character === '"') quoted = !quoted;
    else if (character === separator && !quoted) {
      cells.push(cell);
      cell = "";
    } else cell += character;
  }
  cells.push(cell);
  return cells.map((cell) => cell.trim());
}

/** The columns of a head line (unknown ones are null), or null when the line is no head. */
function headOf(cells: string[]): (Column | null)[] | null {
  const columns = cells.map((cell) => heads[cell.toLowerCase().replace(/[^a-z]/g, "")] ?? null);
  return columns.includes("email") && !cells.some((cell) => cell.includes("@")) ? columns : null;
}

type Cells = Partial<Record<Column, string>>;

function byHead(cells: string[], columns: (Column | null)[]): Cells {
  return Object.fromEntries(
    columns.flatMap((column, index) => (column && cells[index] ? [[column, cells[index]]] : [])),
  );
}

/** Without a head line the cell with an @ is the address; what stands before it is the name, what follows the department. */
function byGuess(cells: string[]): Cells {
  const at = cells.findIndex((cell) => cell.includes("@"));
  if (at < 0) return {};
  const framed = /^(.*)<([^<>]+)>$/.exec(cells[at]!);
  const email = framed ? framed[2]!.trim() : cells[at]!;
  const inFrame = framed?.[1]?.trim();
  const others = cells.filter((cell, index) => index !== at && cell);
  if (inFrame) return { email, name: inFrame, ...rest(others) };
  const before = cells.slice(0, at).filter(Boolean);
  if (before.length >= 2)
    return { email, first_name: before[0]!, last_name: before[1]!, ...rest(cells.slice(at + 1)) };
  if (before.length === 1) return { email, name: before[0]!, ...rest(cells.slice(at + 1)) };
  const [first, last, ...more] = others;
  return { email, ...(first && { first_name: first }), ...(last && { last_name: last }), ...rest(more) };
}

const rest = ([department, office]: string[]): Cells => ({
  ...(department && { department }),
  ...(office && { office }),
});

function personOf(line: number, text: string, { name, ...cells }: Cells): ListedPerson {
  const shown = text.trim().slice(0, 200);
  const [first, ...last] = name?.split(/\s+/) ?? [];
  const read = listed.safeParse({
    ...cells,
    first_name: cells.first_name ?? first ?? null,
    last_name: cells.last_name ?? (last.join(" ") || null),
  });
  if (!read.success) return { line, text: shown, problem: problemOf(read.error, cells.email) };
  const { timezone = null, department = null, office = null, ...known } = read.data;
  return { line, text: shown, person: { ...known, timezone, department, office } };
}

function problemOf(error: z.ZodError, email: string | undefined): string {
  if (!email || !emailField.safeParse(email).success) return "There is no valid e-mail address in this line.";
  return error.issues[0]?.message ?? "This line cannot be read.";
}
