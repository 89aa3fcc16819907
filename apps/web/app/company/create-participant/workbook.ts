import { limits } from "@lantern/contract/limits";
import { strFromU8, unzipSync } from "fflate";
import { readSharedTexts, readSheet, readTags, TooLarge } from "./sheet.ts";

/** The first sheet as lines of cells with tabs between them, each line with the number of its row. */
type WorkbookReading = { text: string } | { problem: "too_large" | "damaged" };

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

/** Reads the first sheet of a workbook: what is visible of it, and the values of its formulas. */
export function readWorkbook(bytes: Uint8Array): WorkbookReading {
  try {
    const names = filesOf(bytes);
    if (!names) return { problem: "damaged" };
    const file = unpack(bytes, (name) => name === names.sheet || name === names.texts);
    const { rows, hidden } = readSheet(
      file(names.sheet),
      names.texts ? readSharedTexts(file(names.texts)) : [],
    );
    // Rows and cells that nobody wrote are holes.
    const lines = Array.from(rows, (cells = []) =>
      Array.from(cells, (cell = "") => cellOf(cell))
        .filter((_, at) => !hidden.has(at))
        .join("\t"),
    );
    const text = lines.join("\n");
    return text.length > limits.importMaxBytes ? { problem: "too_large" } : { text };
  } catch (error) {
    return { problem: error instanceof TooLarge ? "too_large" : "damaged" };
  }
}
