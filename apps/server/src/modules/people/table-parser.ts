import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate as otherRequests } from "node:timers/promises";
import { type Fault, fault } from "@lantern/contract/fault";
import { limits } from "@lantern/contract/limits";
import { withoutInvisible } from "@lantern/contract/plain-text";
import { cut } from "@lantern/engine/graphemes";
import { CsvError, type InfoRecord, parse } from "csv-parse";
import { countMeanings } from "../../core/lists/headings.ts";

/** A line of a list, split into cells. */
export interface TableRow {
  /** As an editor counts, from 1. A row over several lines has the number of the first. */
  line: number;
  cells: string[];
  /** Why it could not be parsed. */
  problem?: Fault;
}

/** A table may have this many quotes that never close; the rest is read again after each. */
const mostUnclosed = 20;

/**
 * Removes what spreadsheets, web pages and email programs add to a list and nobody sees: marks of byte order, soft
 * hyphens and characters without width. Spaces that do not break become spaces, the wide @ becomes the usual one, and
 * a letter with its accent one character.
 */
export const cleanText = (source: string): string =>
  withoutInvisible(source.replace(/\r\n?/g, "\n"))
    .replace(/[\u00a0\u202f]/g, " ")
    .replaceAll("＠", "@")
    .normalize("NFC");

/** Empty lines, and those inside of cells, count too. */
const linesMax = limits.importMaxRows * 10;
/** As many people may stand in one line as in a list. */
const lineSeparatorsMax = limits.importMaxRows;
const separatorsMax = limits.importMaxRows * 40;
const [newLine, carriageReturn] = [10, 13];

/**
 * Whether a list, clean or not, has more lines or cells than any of 10,000 people. To make cells of all of it would take
 * seconds.
 */
export function isOversized(text: string): boolean {
  const isSeparator = new Uint8Array(0x10000);
  for (const one of [...usualSeparators, separatorNamedIn(text) ?? ","]) isSeparator[one.charCodeAt(0)] = 1;
  let lines = 1;
  let separators = 0;
  let before = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === newLine || code === carriageReturn) {
      if (code === newLine) lines += 1;
      before = separators;
    } else if (isSeparator[code] === 1) separators += 1;
    if (lines > linesMax || separators > separatorsMax || separators - before > lineSeparatorsMax)
      return true;
  }
  return false;
}

/**
 * Splits clean text into rows. Quoted cells may contain separators, line breaks and doubled quotes. Never throws. A long
 * list is parsed in chunks, with a pause for other requests after each.
 */
export async function readTable(text: string, delimiter: string, firstLine = 1): Promise<TableRow[]> {
  const named = separatorNamedIn(text);
  const lines = text.split("\n");
  const rows: TableRow[] = [];
  // In `lines`, from 0.
  let from = named ? 1 : 0;
  for (let unclosed = 0; from < lines.length; unclosed += 1) {
    const read = await parseRows(lines.slice(from).join("\n"), delimiter, firstLine + from);
    rows.push(...read.rows);
    if (read.brokenAt === null) break;
    const start = cut(lines[read.brokenAt - firstLine] ?? "", 200);
    const last = unclosed >= mostUnclosed;
    rows.push({
      line: read.brokenAt,
      cells: [start],
      problem: last ? fault("UNCLOSED_QUOTES") : fault("UNCLOSED_QUOTE"),
    });
    if (last) break;
    from = read.brokenAt - firstLine + 1;
  }
  return rows;
}

/** @returns the rows, and the line at which a quote opens that never closes */
async function parseRows(
  text: string,
  delimiter: string,
  firstLine: number,
): Promise<{ rows: TableRow[]; brokenAt: number | null }> {
  const rows: TableRow[] = [];
  let nextLine = firstLine;
  try {
    const parser = parse({
      delimiter,
      // Named, because csv-parse tries every byte of a line that has no end to find one.
      record_delimiter: "\n",
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      max_record_size: 100_000,
      info: true,
      on_record: (item) => {
        const { record, info } = item as unknown as { record: string[]; info: InfoRecord };
        // Empty lines count too, so that line numbers are right.
        const line = nextLine;
        nextLine = firstLine + info.lines;
        if (record.some((cell) => cell !== "")) rows.push({ line, cells: record });
        return null;
      },
    });
    // `on_record` has consumed every row, so the output is only drained.
    parser.resume();
    await pipeline(Readable.from(slicesOf(Buffer.from(text))), parser);
    return { rows, brokenAt: null };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows, brokenAt: nextLine };
  }
}

/** A few milliseconds of work. */
const sliceBytes = 32_768;

async function* slicesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    yield bytes.subarray(at, at + sliceBytes);
    await otherRequests();
  }
}

const usualSeparators = ["\t", ";", ",", "|"];

const separatorNamedIn = (text: string): string | undefined => /^\ufeff?sep=(.)\r?\n/i.exec(text)?.[1];

/** Lines among which headings are looked for. */
const headingLines = 11;
const withoutQuotes = (cell: string) => cell.trim().replace(/^"(.*)"$/, "$1");

/**
 * The separator of clean text: the one that a line like `sep=;` names, else the one between headings that we know, else
 * whichever of tabs, semicolons, commas and bars is most frequent outside of quotes in the first lines.
 */
export function separatorOf(text: string): string {
  const named = separatorNamedIn(text);
  if (named) return named;
  const start = cut(text, 4000);
  const headings = (separator: string) =>
    Math.max(
      ...start
        .split("\n", headingLines)
        .map((line) => countMeanings(line.split(separator).map(withoutQuotes))),
    );
  const unquoted = start.replaceAll(/"[^"]*"/g, "");
  const [best] = usualSeparators
    .map((separator) => ({
      separator,
      headings: headings(separator),
      times: unquoted.split(separator).length,
    }))
    .sort((a, b) => (a.headings > 1 || b.headings > 1 ? b.headings - a.headings : b.times - a.times));
  return best && best.times > 1 ? best.separator : ",";
}
