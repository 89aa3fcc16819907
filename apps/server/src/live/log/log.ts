import type { StreamId } from "../streams.ts";

/** One accepted command. `at` is epoch milliseconds and never decreases within a stream. */
export interface LogRow {
  seq: number;
  commandId: string;
  actor: string;
  at: number;
  events: unknown[];
}

/** A row on its way into the log, with what is to be known of its stream afterwards. */
export interface Append {
  stream: StreamId;
  row: LogRow;
  summary: unknown;
  /** When the stream next wants a tick, epoch milliseconds; null when it waits for people only. */
  nextDeadline: number | null;
}

export interface StreamHead {
  stream: StreamId;
  head: number;
  summary: unknown;
  nextDeadline: number | null;
}

/** Where the live hour's truth is kept. Every adapter passes the same suite, contract.ts. */
export interface LiveLog {
  /**
   * Stores rows of different streams, at most one of each. Answers for each row whether it was stored: false when
   * its place or its command id is taken. A lost row keeps no other back. A gap is an error of the caller: it throws.
   */
  append(rows: Append[]): Promise<boolean[]>;
  /** The rows of a stream with a higher number than `after`, in order, at most `limit` of them. */
  read(stream: string, after: number, limit?: number): Promise<LogRow[]>;
  /** Highest number of each stream; streams without rows are left out. */
  heads(streams: string[]): Promise<Map<string, number>>;
  /** Every stream of a session's latest run, the session's own first; empty when it was never opened. */
  streamsOf(sessionId: string): Promise<StreamHead[]>;
  /** Sessions whose own stream waits for a deadline: what a node has to look after when it starts. */
  running(): Promise<StreamId[]>;
  /**
   * Streams whose deadline has passed. Each is handed to one caller only until its next append or until the
   * lease is over, so a node that dies with it in hand delays it and loses nothing.
   */
  claimDue(now: number, leaseMs: number, limit: number): Promise<StreamId[]>;
  /** Nothing is left to do for this stream; ignored when it has moved beyond `head` since. */
  rest(stream: string, head: number): Promise<void>;
}
