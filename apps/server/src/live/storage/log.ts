import type { Event, TeamId } from "@lantern/engine";
import type { ConnectionOwner } from "../../core/ports/identity.ts";
import type { NewText } from "../texts/texts.ts";

/** One run of a session. A session that nobody came to is opened again as another run. */
export interface Run {
  /** Identifies the run in the log. */
  id: number;
  sessionId: string;
  /** 1, 2, … for each session. */
  run: number;
}

/** The topic of its messages between nodes. Other installations on the same Redis number their runs alike. */
export const topicOf = ({ sessionId, run }: Run): string => `${sessionId}.${run}`;

/** One accepted command. `at` is epoch milliseconds and never decreases within a run. */
export interface Row {
  seq: number;
  /** The team of all its events; null when they concern the session or several teams. */
  team: TeamId | null;
  commandId: string;
  actor: string;
  at: number;
  events: Event[];
}

/** The state of a run that can be read without folding its rows. */
export interface RunState {
  /** The next deadline, epoch milliseconds; null when it waits for people only. */
  nextDeadline: number | null;
  /** Nodes that have connections of its people. */
  nodes: string[];
  teams: TeamId[];
}

/** Rows to be stored, decided one after another. */
export interface Append {
  run: Run;
  /** At least one; the `seq` of the first follows the last row that its node has read. */
  rows: Row[];
  /** Null when it has not changed. */
  state: RunState | null;
  /** What people wrote in these rows, stored with them. */
  texts?: NewText[];
  /** By the index of a row in `rows`: the connection whose rights are required at the commit. */
  holders?: Map<number, ConnectionOwner>;
}

/**
 * The result of an append: all of it is stored; nothing of it, because a row number or command id exists already; or
 * nothing of it, because the owners of these rows (by index) have lost their rights.
 */
export type Appended = "stored" | "lost" | { ended: number[] };

/** The storage of live sessions. Every implementation passes the same suite, test/live/storage-suite.ts. */
export interface LiveLog {
  /**
   * Begins a run with its first row. `after` is the newest run that exists as far as the node knows (0: none); null
   * when another node has begun a newer one.
   */
  open(sessionId: string, after: number, first: Row, state: RunState): Promise<Run | null>;
  /**
   * Stores rows of different runs, at most one append of each. An append that is not stored does not prevent the
   * others; one that cannot be stored at all (data that the database does not accept) makes the call reject and
   * stores nothing, see `isAboutData`.
   */
  append(appends: Append[]): Promise<Appended[]>;
  /** Rows with a higher number than `after`, in order, at most `limit` of them. */
  read(run: Run, after: number, limit?: number): Promise<Row[]>;
  /** The rows that concern a team: its own, and those of the session or of several teams. */
  readTeam(run: Run, team: TeamId): Promise<Row[]>;
  /** The highest row number of each run, by run id; runs without rows are left out. */
  latestSeqs(runs: Run[]): Promise<Map<number, number>>;
  /** A session's newest run with its state; null when it was never opened. */
  latest(sessionId: string): Promise<{ run: Run; state: RunState } | null>;
  /** Runs that wait for a deadline: those that an outage is reported to. */
  running(): Promise<Run[]>;
  /** Runs with connections at any of these nodes. */
  connectedAt(nodes: string[]): Promise<Run[]>;
  /**
   * Runs with an overdue deadline. Each is returned to one node only, until its deadline is set again or the lease is
   * over, so a node that dies with it delays it and loses nothing.
   */
  claimOverdue(now: number, leaseMs: number, limit: number): Promise<Run[]>;
  /** Nothing is left to do for this run; ignored when it has later rows than `latestSeq`. */
  finish(run: Run, latestSeq: number): Promise<void>;
  /** [E12] Puts this row where all rows up to its number were. Readers get these rows or this one. */
  end(run: Run, row: Row): Promise<void>;
}

export interface OtherNode {
  node: string;
  lastBeatAt: number;
  /** [L8] Whether it reads logs that have addresses of texts; a node of an earlier version does not say so. */
  readsAddresses: boolean;
}

/** The nodes that share a storage. */
export interface Nodes {
  /**
   * A heartbeat of this node, which also moves the pulse, and says that it reads addresses of texts. Resolves with the
   * other nodes; a silent node stays among them until it leaves.
   */
  beat(node: string, now: number): Promise<OtherNode[]>;
  /** The node has stopped in order, or was given up. */
  leave(node: string): Promise<void>;
  /** The latest heartbeat of any node, null on a new database. */
  pulse(): Promise<number | null>;
}
