import type { Seat } from "@lantern/engine/commands";
import type { PuzzleView } from "@lantern/engine/views";

type Board = Extract<PuzzleView, { kind: "switchboard" }>;
export type Group = NonNullable<Board["groups"]>[number];

/** The groups of a board that everybody checks at the same time, null for every other board. */
export function groupsOf(puzzle: PuzzleView): Group[] | null {
  return puzzle.kind === "switchboard" ? (puzzle.groups ?? null) : null;
}

/** Whether everybody checks the board at the same time. */
export const isTogether = (puzzle: PuzzleView): boolean => "submitted" in puzzle || groupsOf(puzzle) !== null;

/** Whether the story names the gauges of a board: they are then shown by name. */
export function isNamed(puzzle: PuzzleView): boolean {
  return puzzle.kind === "switchboard" && puzzle.gauges.some(({ label }) => label !== undefined);
}

/** Whether the tiles of a board are calls of horns: short and long sounds, or nothing where others hear them. */
export const areHorns = (puzzle: PuzzleView): boolean =>
  puzzle.kind === "match" && puzzle.right.every(({ label }) => /^[▪▬]*$/u.test(label));

/** Seats whose press counts at this time, ms. */
export function pressing(puzzle: PuzzleView, now: number): Seat[] {
  if (!("submitted" in puzzle)) return [];
  return (puzzle.submitted ?? []).filter(({ until }) => until > now).map(({ seat }) => seat);
}
