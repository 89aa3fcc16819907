import { faultText } from "../../i18n/error-text.ts";
import { texts } from "./texts.ts";
import type { Preview } from "./use-import.ts";

/** Spreadsheets evaluate cells that begin with these characters. */
const formula = /^\s*[=+\-@|%]/;

const cell = (value: string) => `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** The rows that could not be read, or not as a whole, with column and problem, as CSV. */
export function badLines(rows: Preview["rows"]): string {
  const cells = rows.flatMap(({ line, text, column, message, fault, left_out }) =>
    (left_out.length > 0 ? left_out : [{ column, message, fault }]).map((problem) => [
      String(line),
      text,
      problem.column ?? "",
      problem.fault ? faultText(problem.fault, problem.message ?? "") : "",
    ]),
  );
  return `${[texts.badHeader, ...cells].map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
