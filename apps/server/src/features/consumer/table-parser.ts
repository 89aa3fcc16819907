import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate as otherRequests } from "node:timers/promises";
import { CsvError, type InfoRecord, parse } from "csv-parse";

/** A line of a list, split into cells. */
export interface TableRow {
  /** As an editor counts, from 1. A row over several lines has the number of the first. */
  line: number;
  cells: string[];
  /** Why the rest could not be parsed; such a row is the last. */
  problem?: string;
}

const unclosedQuote = "A quotation mark opens here and never closes, so we can’t read what follows.";

/**
 * Splits pasted text or CSV into rows: at tabs, semicolons or commas, whichever is most frequent outside of quotes in the
 * first lines. Quoted cells may contain separators, line breaks and doubled quotes. Never throws. A long list is parsed in
 * chunks, with a pause for other requests after each.
 */
export async function readTable(source: string): Promise<TableRow[]> {
  const text = source.replace(/\r\n?/g, "\n");
  const rows: TableRow[] = [];
  let nextLine = 1;
  try {
    const parser = parse({
      bom: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      max_record_size: 100_000,
      info: true,
      on_record: (item) => {
        const { record, info } = item as unknown as { record: string[]; info: InfoRecord };
        // Empty lines count too, so that line numbers are right.
        const line = nextLine;
        nextLine = info.lines + 1;
        if (record.some((cell) => cell !== "")) rows.push({ line, cells: record });
        return null;
      },
    });
    // `on_record` has consumed every row, so the output is only drained.
    parser.resume();
    await pipeline(Readable.from(slicesOf(Buffer.from(text))), parser);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const start = (text.split("\n", nextLine)[nextLine - 1] ?? "").slice(0, 200);
    rows.push({ line: nextLine, cells: [start], problem: unclosedQuote });
  }
  return rows;
}

/** A few milliseconds of work. */
const sliceBytes = 32_768;

async function* slicesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    yield bytes.subarray(at, at + sliceBytes);
    await otherRequests();
  }
}

function separatorOf(text: string): string {
  const sample = text.slice(0, 4000).replaceAll(/"[^"]*"/g, "");
  const [best] = ["\t", ";", ","]
    .map((separator) => ({ separator, times: sample.split(separator).length }))
    .sort((a, b) => b.times - a.times);
  return best && best.times > 1 ? best.separator : ",";
}
