import { t } from "../../i18n/index.ts";
import type { Preview } from "./use-import.ts";

const texts = t.participants.create;

/** A table program reckons what begins like this. */
const formula = /^\s*[=+\-@|%]/;

const cell = (value: string) => `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** The lines that could not be read, with where and why, as CSV. */
export function badLines(rows: Preview["rows"]): string {
  const cells = rows.map((row) => [String(row.line), row.text, row.column ?? "", row.message ?? ""]);
  return `${[texts.badHeader, ...cells].map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
