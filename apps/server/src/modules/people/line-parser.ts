import { type Fault, fault, faultOf } from "@lantern/contract/fault";
import { email as emailField, type ImportColumn, listedPerson } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { cut } from "@lantern/engine/graphemes";
import type { Columns } from "../../core/lists/headings.ts";
import { languageNamed } from "../../core/lists/language-names.ts";
import { zoneNamed } from "../../core/lists/zone-names.ts";
import { cellsOf } from "./column-parser.ts";
import type { ImportedPerson } from "./repository.ts";
import type { TableRow } from "./table-parser.ts";

/** A column of a line that could not be read, so that the person is imported without it. */
interface LeftOut {
  column: string;
  fault: Fault;
}

/** One line of an import: a participant, or the problem with it and its column. */
export type ParsedLine =
  | { line: number; text: string; person: ImportedPerson; leftOut: LeftOut[] }
  | { line: number; text: string; problem: Fault; column: string | null };

export const excerptOf = ({ line, cells }: TableRow) => ({
  line,
  text: cut(cells.filter(Boolean).join(", "), 200),
});

export const addressesIn = (text: string) => text.match(/(?<![^\s<>;,])[^\s<>;,]+@[^\s<>;,]+/g)?.length ?? 0;

/** First and last name; "Ruiz, Ana" is reversed. */
function namesOf(name: string | undefined): [string | undefined, string | undefined] {
  const turned = /^([^,]+),([^,]+)$/.exec(name ?? "");
  if (turned) return [turned[2]?.trim(), turned[1]?.trim()];
  const [first, ...last] = name?.split(/\s+/) ?? [];
  return [first, last.join(" ")];
}

/** What stands for a byte that the encoding of a file does not have. */
const unreadable = "\uFFFD";

type Field = Exclude<keyof ImportedPerson, "email">;
const fields: readonly Field[] = ["first_name", "last_name", "timezone", "department", "office", "language"];

/**
 * The person of a line. Only an address is needed: a person is never left out because of a column that we cannot read.
 */
export function personOf(
  row: TableRow,
  columns: Columns,
  header: readonly string[] | null | undefined,
): ParsedLine {
  const excerpt = excerptOf(row);
  if (row.problem) return { ...excerpt, problem: row.problem, column: null };
  const { name, email: address, ...cells } = cellsOf(row.cells, columns);
  const columnOf = (column: ImportColumn) => {
    const at = columns.indexOf(column);
    return at < 0 ? null : header?.[at] || `Column ${at + 1}`;
  };
  const email = emailField.safeParse(address);
  if (!email.success) {
    const several = addressesIn(address ?? "") > 1;
    // Other reasons are the same for whoever reads the line: there is no address.
    const isLetters = faultOf(email.error.issues[0]?.message ?? "").code === "EMAIL_LETTERS";
    const code = several ? "SEVERAL_ADDRESSES" : isLetters ? "EMAIL_LETTERS" : "NO_ADDRESS";
    return { ...excerpt, problem: fault(code), column: columnOf("email") };
  }
  const person: ImportedPerson = {
    email: email.data,
    first_name: null,
    last_name: null,
    timezone: null,
    department: null,
    office: null,
    language: null,
  };
  const leftOut: LeftOut[] = [];
  const [first, last] = namesOf(name);
  const values = { ...cells, first_name: cells.first_name ?? first, last_name: cells.last_name ?? last };
  for (const field of fields) {
    const value = values[field];
    if (!value) continue;
    const read = readField(field, value);
    if ("problem" in read) {
      const column = columnOf(cells[field] ? field : "name") ?? columnOf("email") ?? "";
      leftOut.push({ column, fault: read.problem });
    } else Object.assign(person, { [field]: read.value });
  }
  return { ...excerpt, person, leftOut };
}

function readField(field: Field, text: string): { value: string } | { problem: Fault } {
  if (text.includes(unreadable)) return { problem: fault("UNREADABLE_CELL") };
  if (field === "timezone") {
    const zone = zoneNamed(text);
    return zone ? { value: zone } : { problem: fault("UNKNOWN_ZONE", { zone: cut(text, 60) }) };
  }
  if (field === "language") {
    const language = languageNamed(text);
    return language
      ? { value: language }
      : { problem: fault("UNKNOWN_LANGUAGE", { language: cut(text, 60) }) };
  }
  const read = listedPerson.shape[field].safeParse(text);
  if (read.success) return read.data ? { value: read.data } : { problem: fault("UNREADABLE_CELL") };
  return {
    problem:
      text.length > limits.nameMax ? fault("LONG_CELL", { max: limits.nameMax }) : fault("UNREADABLE_CELL"),
  };
}
