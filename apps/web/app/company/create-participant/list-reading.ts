import { decodeExactly, type ListEncoding } from "@lantern/contract/list-encodings";

type FileProblem = "large_file" | "large_workbook" | "damaged_workbook" | "other_table" | "not_text";

/** How many rows and columns of a workbook were left out, because it hides them. */
export interface LeftOut {
  rows: number;
  columns: number;
}

/** What a chosen file says: its text, or how it may be read, or why it cannot be. */
export type FileReading =
  | { kind: "text"; text: string; separator?: "\t"; leftOut?: LeftOut }
  | { kind: "choose"; choices: { encoding: ListEncoding; sample: string[] }[] }
  | { kind: "problem"; problem: FileProblem };

/** A list as it is sent to the server, with the file that it comes from while its encoding can be chosen. */
export interface List {
  text: string;
  separator?: "\t";
  leftOut?: LeftOut;
  file?: { bytes: Uint8Array; choices: { encoding: ListEncoding; sample: string[] }[] };
  encoding?: ListEncoding;
}

/** A workbook has pictures and sheets beside its list. */
const fileMaxBytes = 10_000_000;
/** The largest list takes a few seconds on a slow machine. */
const patienceMs = 20_000;

/**
 * Reads a file in a worker: unpacking a workbook and comparing encodings take a while. What takes much longer than any
 * list is given up.
 */
export function readFile(bytes: Uint8Array): Promise<FileReading> {
  if (bytes.length > fileMaxBytes) return Promise.resolve({ kind: "problem", problem: "large_file" });
  const worker = new Worker(new URL("./list-worker.ts", import.meta.url), { type: "module" });
  return new Promise<FileReading>((resolve, reject) => {
    setTimeout(() => resolve({ kind: "problem", problem: "large_workbook" }), patienceMs);
    worker.onmessage = ({ data }: MessageEvent<FileReading>) => resolve(data);
    worker.onerror = () => reject(new Error("The worker that reads lists failed."));
    worker.postMessage(bytes);
  }).finally(() => worker.terminate());
}

/** The list that a file is in one of its encodings. */
export function decoded(file: NonNullable<List["file"]>, encoding: ListEncoding): List {
  return { text: decodeExactly(file.bytes, encoding) ?? "", file, encoding };
}
