/** A person of a session, by consumer id, and the state of their line. */
export interface Line {
  person: string;
  /** Rises with every connection; only the newest one counts. */
  epoch: number;
  node: string;
  browser: string;
  /** Null while connected; else until when the seat waits, epoch ms. */
  graceEndsAt: number | null;
  /** The grace is over. */
  expired: boolean;
  /** Play ms spent in the session before this connection, and the play time at which this one began. */
  presentMs: number;
  presentFrom: number;
}

export interface Opened {
  room: string;
  person: string;
  node: string;
  browser: string;
  /** Play ms of the session now; 0 in the lobby. */
  playAt: number;
}

export interface Closed {
  room: string;
  person: string;
  epoch: number;
  graceEndsAt: number;
  playAt: number;
}

/** Who is connected where: outside of any node's memory, so that it outlives the node. */
export interface PresenceStore {
  /** A new connection of a person; it supersedes the ones before. Answers its epoch. */
  open(connection: Opened): Promise<number>;
  /** The line of this very connection broke. False when a newer connection has taken over: nothing changes then. */
  close(connection: Closed): Promise<boolean>;
  /** The connection of this epoch stands, whatever was thought of its node; a newer one is left alone. */
  renew(connection: Opened & { epoch: number }): Promise<void>;
  lines(room: string): Promise<Line[]>;
  /** Gives up the seats whose grace has ended, each reported to one caller only. */
  expire(now: number): Promise<{ room: string; person: string }[]>;
  /** This node is alive. False when others had given it up: it must report its connections again. */
  beat(node: string, now: number): Promise<boolean>;
  /** The node leaves in order: its connections are dropped at once. Answers their rooms. */
  leave(node: string, graceEndsAt: number): Promise<string[]>;
  /**
   * Drops the people of nodes that were last heard of before `before`; their grace counts from then, but not from
   * earlier than `floor`. Answers the rooms concerned.
   */
  dropStale(before: number, graceMs: number, floor: number): Promise<string[]>;
  /** When any node last served, null on a new database. */
  pulse(): Promise<number | null>;
  setPulse(now: number): Promise<void>;
}
