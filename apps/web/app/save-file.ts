/** Saves data as a JSON file. The data was fetched with the token, so a plain link would not work. */
export function saveJson(name: string, data: unknown): void {
  saveFile(name, "application/json", JSON.stringify(data, null, 2));
}

/**
 * Saves a table as CSV with the UTF-8 byte order mark, which Excel needs for umlauts and which reading a response as
 * text has removed.
 */
export function saveCsv(name: string, table: string): void {
  saveFile(name, "text/csv;charset=utf-8", `\uFEFF${table.replace(/^\uFEFF/, "")}`);
}

function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
