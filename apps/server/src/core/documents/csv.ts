/**
 * Writes a table as CSV that spreadsheets open correctly: UTF-8 with a byte order mark, line ends as in RFC 4180, and
 * no cell that runs as a formula. A cell that begins like a formula gets an apostrophe before it, which an import takes off
 * again; so does a cell that begins with such an apostrophe itself.
 *
 * @param isFirst false for the further parts of a long file
 */
export function csvOf(
  rows: readonly (readonly (string | number | null)[])[],
  { isFirst = true }: { isFirst?: boolean } = {},
): string {
  return `${isFirst ? "\uFEFF" : ""}${rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("")}`;
}

function cellOf(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = /^'*[\t\r\n ]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
