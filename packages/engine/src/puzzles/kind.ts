/**
 * What a puzzle kind is. A kind is code (one folder below this one), an instance is content: the pack
 * holds its six packets, its board and its solution. Kinds know nothing of scenes, people or time.
 */
import * as z from "zod";
import type { CommandErrorCode, Seat } from "../commands.ts";
import type { PuzzleView } from "../views.ts";

/** Names on a board. No hyphen: it is a minus in a rule. */
export const Name = z.string().regex(/^[a-z0-9][a-z0-9_]*$/);
export const Label = z.string().min(1).max(80);
/** What one packet says to its holder. */
export const PacketText = z.string().min(1).max(240);

/** Packets are counted from 1 to 6, as on the cards (`a4.1` is packet 1 of scene a4). */
export const PACKETS = [1, 2, 3, 4, 5, 6] as const;

/** Fields of every instance, whatever its kind. */
export const puzzleBase = {
  /** After a wrong check all moves rest for so many seconds of play time. */
  pause_seconds: z.int().min(0).max(30).default(8),
};

/** What the mover holds: the numbers of the packets on their cards. */
export interface Holds {
  packets: readonly number[];
}

/** The board after an accepted move, with the control that was touched; or why it is refused. */
export type Applied<State> = { state: State; touched: string } | { error: CommandErrorCode };

export interface Secrets {
  /** Controls that only the holder may move. */
  controls: string[];
  /** Goals that only the holder knows. */
  goals: { gauge: string; value: number }[];
}

/**
 * One kind of puzzle. `Def` is the instance as parsed from the pack, `State` is JSON and travels in events,
 * `Move` is what a player sends (always parse it with `move` first). All functions are pure.
 */
export interface PuzzleKind<Def, State, Move> {
  kind: PuzzleView["kind"];
  source: z.ZodType<Def>;
  move: z.ZodType<Move>;
  /** `check`: a Check button asks whether it is right. `held`: solved once the pattern stood for `holdMs`. */
  mode: "check" | "held";
  /** Play milliseconds that a `held` pattern must stand; 0 for `check`. */
  holdMs: number;
  init(def: Def): State;
  apply(def: Def, state: State, move: Move, holds: Holds): Applied<State>;
  solved(def: Def, state: State): boolean;
  /** Does the board still show what this move did? (Moves that only take away never count.) */
  kept(def: Def, state: State, move: Move): boolean;
  /** The board as everybody sees it. `owners[n]` are the seats that hold packet n. */
  view(def: Def, state: State, owners: Record<number, Seat[]>): PuzzleView;
  secrets(def: Def, packets: readonly number[]): Secrets;
  /** How many answers fit these packets, found by trying them all: with all six exactly 1. */
  answers(def: Def, packets: readonly number[]): number;
  /**
   * A move toward the solution for someone with these packets, or null when there is nothing for them to do
   * (the board is right, or somebody else must act). Only for simulated participants.
   */
  nextMove(def: Def, state: State, packets: readonly number[]): Move | null;
}
