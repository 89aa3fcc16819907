import type { Event, TeamId } from "@lantern/engine";
import type { ConnectionOwner } from "../../core/ports/identity.ts";
import type { NewText } from "../texts/texts.ts";

/** One run of a session: a session that nobody came to is opened again as another run. */
export interface Run {
  /** Names the run in the log; other runs of the same session have others. */
  id: number;
  sessionId: string;
  /** 1, 2, … for each session. */
  run: number;
}

/** One accepted command. `at` is epoch milliseconds and never decreases within a run. */
export interface Row {
  seq: number;
  /** The team that all its events are of; null when they concern the session or several teams. */
  team: TeamId | null;
  commandId: string;
  actor: string;
  at: number;
  events: Event[];
}

/** What is known of a run without folding its rows. */
export interface RunState {
  /** When it next wants a tick, epoch milliseconds; null when it waits for people only. */
  nextDeadline: number | null;
  /** Nodes that hold connections of its people. */
  nodes: string[];
  teams: TeamId[];
}

/** Rows on their way into the log, decided one on top of the other. */
export interface Append {
  run: Run;
  /** At least one; the first one's `seq` follows the last row that the caller knows. */
  rows: Row[];
  /** Null when nothing of it has changed. */
  state: RunState | null;
  /** What people wrote in these rows; stored with them. */
  texts?: NewText[];
  /** By the place of a row in `rows`: whose rights it needs at the moment of the commit. */
  holders?: Map<number, ConnectionOwner>;
}

/**
 * What became of an append: all of it is stored; nothing of it, because one of its places or command ids is taken; or
 * nothing of it, because the holders of these rows (by place) have lost their rights.
 */
export type Appended = "stored" | "lost" | { ended: number[] };

/** Where the truth about live sessions is kept. Every adapter passes the same suite, contract.ts. */
export interface LiveLog {
  /**
   * Begins a run with its first row. `after` is the newest run that the caller knows (0: none); null when another
   * caller has begun a newer one meanwhile.
   */
  open(sessionId: string, after: number, first: Row, state: RunState): Promise<Run | null>;
  /**
   * Stores rows of different runs, at most one append of each. An append that is not stored keeps no other back; one
   * that cannot be stored at all (data that the database cannot hold) makes the whole call throw and stores nothing,
   * see `isAboutData`.
   */
  append(appends: Append[]): Promise<Appended[]>;
  /** Rows with a higher number than `after`, in order, at most `limit` of them. */
  read(run: Run, after: number, limit?: number): Promise<Row[]>;
  /** The rows that concern a team: its own, and those of the session or of several teams. */
  readTeam(run: Run, team: TeamId): Promise<Row[]>;
  /** The highest row number of each run, by run id; runs without rows are left out. */
  latestSeqs(runs: Run[]): Promise<Map<number, number>>;
  /** A session's newest run with what is known of it; null when it was never opened. */
  latest(sessionId: string): Promise<{ run: Run; state: RunState } | null>;
  /** Runs that wait for a deadline: what must be told of an outage. */
  running(): Promise<Run[]>;
  /** Runs with connections at any of these nodes. */
  connectedAt(nodes: string[]): Promise<Run[]>;
  /**
   * Runs whose deadline has passed. Each is handed to one caller only until its deadline is set anew or until the
   * lease is over, so a node that dies with it in hand delays it and loses nothing.
   */
  claimOverdue(now: number, leaseMs: number, limit: number): Promise<Run[]>;
  /** Nothing is left to do for this run; ignored when it has rows beyond `head`. */
  rest(run: Run, latestSeq: number): Promise<void>;
}

/** The nodes that share a storage. */
export interface Nodes {
  /** This node is alive. Answers how many others are there. */
  beat(node: string, now: number): Promise<number>;
  /** The node has left in order, or was given up. */
  leave(node: string): Promise<void>;
  /** Nodes last heard of before `before`. */
  silent(before: number): Promise<{ node: string; lastBeatAt: number }[]>;
  /** When any node last served, null on a new database. */
  pulse(): Promise<number | null>;
  setPulse(now: number): Promise<void>;
}
