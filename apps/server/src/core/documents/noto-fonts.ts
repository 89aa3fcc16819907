import { runInWorker } from "../../system/worker-thread.ts";

/** A font with no more than what one document needs. */
export interface NotoFont {
  /** What it can draw. */
  clusters: string[];
  regular: Uint8Array;
  bold: Uint8Array;
}

const program = new URL("./noto-program.ts", import.meta.url);
/** A receipt needs 0.3 s; a document with every Chinese character, 10 s. */
const limits = { deadlineMs: 30_000, heapMb: 256 };
let last: Promise<unknown> = Promise.resolve();

/**
 * Fonts for what ours cannot draw, one document after the other: all of them together use one thread and its memory.
 * What no font has, and everything when the limits are reached, is in none of them.
 */
export function notoFonts(clusters: string[]): Promise<NotoFont[]> {
  const run = () =>
    runInWorker<NotoFont[]>(program, clusters, { ...limits, signal: new AbortController().signal });
  const turn = last.then(run, run);
  last = turn;
  return turn.then((fonts) => fonts ?? []);
}
