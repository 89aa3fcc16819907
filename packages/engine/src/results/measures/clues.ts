import type { Seat } from "../../commands.ts";
import type { PuzzleRecord, TeamHistory } from "./ledger.ts";
import { type Measure, ofTeam, ratio } from "./measure.ts";

export interface Clue {
  puzzle: string;
  packet: number;
  /** Whom it was dealt to at first. */
  seat: Seat;
  shared: boolean;
  /** Its holder made the move that solved the puzzle. */
  used: boolean;
}

/** The needed clues of all puzzles that were played. Role and voice cards are none. */
export function cluesOf(ledger: TeamHistory): Clue[] {
  const said = new Set(ledger.shared.map(({ card }) => card));
  return ledger.puzzles.flatMap((puzzle) => {
    const used = solvingMove(puzzle)?.packets ?? [];
    return (ledger.deals[puzzle.scene] ?? []).map((seat, at) => ({
      puzzle: puzzle.scene,
      packet: at + 1,
      seat,
      shared: said.has(`${puzzle.scene}.${at + 1}`),
      used: used.includes(at + 1),
    }));
  });
}

/** The last move on a board that was solved. */
export function solvingMove(puzzle: PuzzleRecord): PuzzleRecord["moves"][number] | undefined {
  return puzzle.solved ? puzzle.moves.at(-1) : undefined;
}

/** Needed clues that were marked as said, or used in a solving move, over those dealt. */
export function clueSharing(ledger: TeamHistory): Measure {
  const clues = cluesOf(ledger);
  const out = clues.filter(({ shared, used }) => shared || used).length;
  return ofTeam("clues", ratio(out, clues.length), { dealt: clues.length, shared: out });
}
