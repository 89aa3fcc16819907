import { limits } from "@lantern/contract/limits";
import { strFromU8, unzipSync } from "fflate";
import type { LeftOut } from "./list-reading.ts";
import { readSharedTexts, readSheet, readTags, TooLarge } from "./sheet.ts";

/**
 * The first sheet as lines of cells with tabs between them, each line with the number of its row, and how much of it was
 * left out because it is hidden; or why it cannot be read.
 */
type WorkbookReading = { text: string; leftOut: LeftOut } | { problem: "too_large" | "damaged" };

const unpackedMax = 50_000_000;

/**
 * Unpacks some files of a workbook. Their size is checked before: no more bytes are unpacked than the archive
 * announces.
 */
function unpack(bytes: Uint8Array, wanted: (name: string) => boolean): (name: string) => string {
  let size = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!wanted(name)) return false;
      size += originalSize;
      if (size > unpackedMax) throw new TooLarge();
      return true;
    },
  });
  return (name) => strFromU8(files[name] ?? new Uint8Array());
}

const relationships = "xl/_rels/workbook.xml.rels";
const pathOf = (target: string) => (target.startsWith("/") ? target.slice(1) : `xl/${target}`);

/** The files of the first sheet that is not hidden, and of the texts that sheets share. */
function filesOf(bytes: Uint8Array): { sheet: string; texts: string | null } | null {
  const file = unpack(bytes, (name) => name === "xl/workbook.xml" || name === relationships);
  const sheets = readTags(file("xl/workbook.xml"), "sheet");
  const first = sheets.find(({ state }) => state !== "hidden" && state !== "veryHidden");
  const links = readTags(file(relationships), "Relationship");
  const sheet = links.find(({ Id }) => Id !== undefined && Id === first?.["r:id"])?.Target;
  const texts = links.find(({ Type }) => Type?.endsWith("/sharedStrings"))?.Target;
  return sheet ? { sheet: pathOf(sheet), texts: texts ? pathOf(texts) : null } : null;
}

function cellOf(value: string): string {
  const line = value.replace(/\s+/g, " ").trim();
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
}

/**
 * Reads the first sheet of a workbook: what is visible of it, and the values of its formulas. Whoever filters a sheet
 * expects the list that they see.
 */
export function readWorkbook(bytes: Uint8Array): WorkbookReading {
  try {
    const names = filesOf(bytes);
    if (!names) return { problem: "damaged" };
    const file = unpack(bytes, (name) => name === names.sheet || name === names.texts);
    const { rows, hiddenRows, hiddenColumns } = readSheet(
      file(names.sheet),
      names.texts ? readSharedTexts(file(names.texts)) : [],
    );
    const leftOut = { rows: 0, columns: 0 };
    const columns = new Set<number>();
    // Rows and cells that nobody wrote are holes.
    const lines = Array.from(rows, (cells, at) => {
      if (cells && hiddenRows.has(at)) leftOut.rows += 1;
      if (!cells || hiddenRows.has(at)) return "";
      for (const column of hiddenColumns) if (cells[column]) columns.add(column);
      return Array.from(cells, (cell = "") => cellOf(cell))
        .filter((_, column) => !hiddenColumns.has(column))
        .join("\t");
    });
    leftOut.columns = columns.size;
    const text = lines.join("\n");
    return text.length > limits.importMaxBytes ? { problem: "too_large" } : { text, leftOut };
  } catch (error) {
    return { problem: error instanceof TooLarge ? "too_large" : "damaged" };
  }
}
