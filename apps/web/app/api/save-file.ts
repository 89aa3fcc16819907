/** Saves data as a JSON file. The data was fetched with the token, so a plain link would not work. */
export function saveJson(name: string, data: unknown): void {
  saveFile(name, new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
}

/**
 * Saves a table as CSV with the UTF-8 byte order mark, which Excel needs for umlauts and which reading a response as
 * text has removed.
 */
export function saveCsv(name: string, table: string): void {
  saveFile(name, new Blob([`\uFEFF${table.replace(/^\uFEFF/, "")}`], { type: "text/csv;charset=utf-8" }));
}

/** Saves content as a file under this name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
