import { texts } from "./texts.ts";
import type { Preview } from "./use-import.ts";

/** Spreadsheets evaluate cells that begin with these characters. */
const formula = /^\s*[=+\-@|%]/;

const cell = (value: string) => `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** The rows that could not be read, with column and problem, as CSV. */
export function badLines(rows: Preview["rows"]): string {
  const cells = rows.map((row) => [String(row.line), row.text, row.column ?? "", row.message ?? ""]);
  return `${[texts.badHeader, ...cells].map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
