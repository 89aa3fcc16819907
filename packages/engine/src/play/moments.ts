/** The moments of a tape: what a team did together, without a person in it. */

/** The number of votes by option, in alphabetical order of the options. */
export type Votes = Record<string, number>;

interface Common {
  /** The scene whose picture it is shown over. */
  scene: string;
  /** Play ms of the part of the log that it tells about. */
  from: number;
  to: number;
  /** Numbers of the rows that it follows from, ascending. */
  rows: number[];
}

export type Moment = Common &
  (
    | { kind: "turned" | "oneVoice"; option: string; silent: Votes; final: Votes }
    | { kind: "unread"; card: string; waitedMs: number; leftMs: number }
    | { kind: "tries"; wrong: number }
    | { kind: "close"; usedMs: number; ofMs: number }
    | { kind: "help"; hints: number }
    /** `scene` is the quiet one. Actions per minute. */
    | { kind: "contrast"; busy: string; quietRate: number; busyRate: number }
  );
export type MomentKind = Moment["kind"];
