/** What follows from the play of a team: results of scenes, moments of the tape, awards. */
import type { Seat, TextRef } from "../commands.ts";

export interface DecisionResult {
  option: string;
  by: "all" | "majority" | "captain" | "draw" | "default";
  /** First choices, before votes were visible. */
  silent: Record<Seat, string>;
  final: Record<Seat, string>;
}

export interface PuzzleResult {
  solved: boolean;
  hints: number;
  /** Number of hints that cost points, without a free one. */
  paidHints: number;
  wrongChecks: number;
  usedMs: number;
  /** Time for playing it. */
  ofMs: number;
}

export interface AllocationResult {
  /** After overflow and refills. */
  placed: Record<string, number>;
  /** Tokens placed by people, before overflow. */
  byTeam: Record<string, number>;
  /** Number of needs that the people's own allocation met. */
  met: string[];
}

export interface Kudos {
  from: Seat;
  to: Seat;
  card: string;
  text: TextRef | null;
}

/** Ids of awards. `personal` is empty when the company measures no single people. */
export interface AwardsGiven {
  team: string;
  personal: Record<Seat, string>;
}

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

/** A moment of the tape: what a team did together, without a person in it. */
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
