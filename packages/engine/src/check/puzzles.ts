import type { Pack, SceneOf } from "../pack/schema.ts";
import { dealOut, holdersOf, packetsOf } from "../play/table.ts";
import { PACKETS } from "../puzzles/kind.ts";
import { type PuzzleDef, puzzleKind } from "../puzzles/registry.ts";

/** No board needs as many moves. */
const MOST_MOVES = 50;

export interface PuzzleProof {
  scene: string;
  kind: string;
  /** Number of answers that remain without packet 1 to 6. */
  without: number[];
  /** Lowest number of answers that one hand leaves, for 2 to 6 people. */
  alone: number[];
}

/** Puzzles that do not have exactly one answer, have a redundant packet, or can be solved by one hand. */
export function checkPuzzles(pack: Pack): { problems: string[]; proofs: PuzzleProof[] } {
  const scenes = Object.entries(pack.scenes).filter(
    (entry): entry is [string, SceneOf<"puzzle">] => entry[1].kind === "puzzle",
  );
  const problems: string[] = [];
  const proofs = scenes.map(([id, { puzzle }]): PuzzleProof => {
    const { solutionCount, solved, init } = puzzleKind(puzzle.kind);
    const count = solutionCount(puzzle, PACKETS);
    if (count !== 1) problems.push(`scenes.${id}: ${count} answers fit all packets, not one`);
    if (solved(puzzle, init(puzzle)))
      problems.push(`scenes.${id}: it is solved before anybody does anything`);
    const without = PACKETS.map((packet) =>
      solutionCount(
        puzzle,
        PACKETS.filter((other) => other !== packet),
      ),
    );
    for (const [at, left] of without.entries()) {
      if (left <= count) problems.push(`scenes.${id}: packet ${at + 1} is not needed`);
    }
    const alone = [2, 3, 4, 5, 6].map((people) =>
      Math.min(...hands(people).map((hand) => solutionCount(puzzle, hand))),
    );
    if (Math.min(...alone) < 2) problems.push(`scenes.${id}: one person alone can be sure`);
    if (hasOwners(puzzle) && [2, 3, 4, 5, 6].flatMap(hands).some((hand) => playedAlone(puzzle, hand)))
      problems.push(`scenes.${id}: one person alone can make all moves`);
    const substituted = afterLoss(3).filter((hand) => solutionCount(puzzle, hand) < 2);
    if (substituted.length > 0)
      problems.push(`scenes.${id}: one of two people with an understudy's packets can be sure alone`);
    return { scene: id, kind: puzzle.kind, without, alone };
  });
  return { problems, proofs };
}

/** [P1] Whether something on the board belongs to somebody. */
function hasOwners(puzzle: PuzzleDef): boolean {
  return (puzzleKind(puzzle.kind).secrets?.(puzzle, PACKETS).controls.length ?? 0) > 0;
}

/** Whether the moves of this hand alone solve it. */
function playedAlone(puzzle: PuzzleDef, hand: readonly number[]): boolean {
  const kind = puzzleKind(puzzle.kind);
  let board = kind.init(puzzle);
  for (let steps = 0; steps < MOST_MOVES; steps++) {
    const move = kind.nextMove(puzzle, board, hand);
    const applied = move === null ? null : kind.apply(puzzle, board, move, hand);
    if (!applied || "error" in applied) break;
    board = applied.state;
  }
  return kind.solved(puzzle, board);
}

/** Packets in each hand. */
function hands(people: number): number[][] {
  const seats = Array.from({ length: people }, (_, index) => `s${index + 1}`);
  const dealt = dealOut(seats);
  return seats.map((seat) => dealt.flatMap((holder, index) => (holder === seat ? [index + 1] : [])));
}

/** [X4] The hands of those who remain when one of these people is lost and their packets pass to the others. */
function afterLoss(people: number): number[][] {
  const seats = Array.from({ length: people }, (_, index) => `s${index + 1}`);
  const dealt = dealOut(seats);
  return seats.flatMap((lost) => {
    const others = seats.filter((seat) => seat !== lost);
    const later = holdersOf(dealt, others);
    return others.map((seat) => packetsOf(later, seat));
  });
}
