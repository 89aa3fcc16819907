/** Saves data as a file. What it holds was fetched with the token, so a plain link could not lead to it. */
export function saveJson(name: string, data: unknown): void {
  saveFile(name, "application/json", JSON.stringify(data, null, 2));
}

/**
 * Saves a table as CSV. It begins with the mark of UTF-8, without which Excel shows umlauts as signs; text that was
 * read from an answer has lost it.
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
