/** Measures for personal awards, each for one seat. */
import * as z from "zod";
import { ratio } from "../../numbers.ts";
import { puzzleKind } from "../../puzzles/registry.ts";
import { cluesOf, movedSeats, solvingMove } from "../measures.ts";
import { measuring, type PersonMeasure, type Played } from "./measure.ts";

const Fraction = z.number().min(0).max(1);
const Id = z.string();
const nothing = z.strictObject({});

export const PERSON_MEASURES: Record<string, PersonMeasure> = {
  always: measuring("true for everybody", z.strictObject({ fit: Fraction.default(0.1) }), ({ fit }) => fit),

  first_turn: measuring(
    "made the team's first vote change toward another's first choice",
    nothing,
    (_, { ledger }, seat) => {
      const first = ledger.decisions.flatMap(({ changes }) => changes).find(({ toward }) => toward);
      return Number(first?.seat === seat);
    },
  ),

  first_change: measuring("made the team's first vote change", nothing, (_, { ledger }, seat) =>
    Number(ledger.decisions.flatMap(({ changes }) => changes)[0]?.seat === seat),
  ),

  turns: measuring(
    "share of decisions in which they moved to another's first choice, from `at_least` on",
    z.strictObject({ at_least: z.int().min(1).default(1) }),
    ({ at_least }, { ledger }, seat) => {
      const moved = ledger.decisions.filter((decision) => movedSeats(decision).includes(seat)).length;
      return moved >= at_least ? (ratio(moved, ledger.decisions.length) ?? 0) : 0;
    },
  ),

  clues_shared: measuring(
    "share of their own needed clues that they said, from `at_least` on",
    z.strictObject({ at_least: Fraction.default(1) }),
    ({ at_least }, { ledger }, seat) => {
      const own = cluesOf(ledger).filter((clue) => clue.seat === seat);
      const share = ratio(own.filter((clue) => clue.shared).length, own.length) ?? 0;
      return share >= at_least ? share : 0;
    },
  ),

  first_share: measuring("was the first to say a card", nothing, (_, { ledger }, seat) =>
    Number(ledger.shared[0]?.seat === seat),
  ),

  solving_move: measuring(
    "share of solved puzzles that their move solved",
    nothing,
    (_, { ledger }, seat) => {
      const solved = ledger.puzzles.filter((puzzle) => puzzle.solved);
      return ratio(solved.filter((puzzle) => solvingMove(puzzle)?.seat === seat).length, solved.length) ?? 0;
    },
  ),

  kept_moves: measuring(
    "share of their puzzle moves that stood to the solution, from `at_least` moves on",
    z.strictObject({ at_least: z.int().min(1).default(5) }),
    ({ at_least }, played, seat) => {
      const { stored, made } = movesOf(played, seat);
      return made >= at_least ? stored / made : 0;
    },
  ),

  quiet_moves: measuring(
    "most puzzle moves for each chat line; `of` such moves are a full fit",
    z.strictObject({ of: z.number().min(1).default(10) }),
    ({ of }, played, seat) => {
      const lines = played.ledger.chat.filter((line) => line.seat === seat).length;
      return movesOf(played, seat).made / (lines + 1) / of;
    },
  ),

  gave_tokens: measuring(
    "moved own tokens from one need to another before confirming, over those they held",
    z.strictObject({ allocation: Id }),
    ({ allocation }, { ledger }, seat) => {
      const on: Record<string, number> = {};
      let moved = 0;
      for (const { scene, seat: mover, need, count } of ledger.placed) {
        if (scene !== allocation || mover !== seat) continue;
        moved += Math.max(0, (on[need] ?? 0) - count);
        on[need] = count;
      }
      return (
        ratio(
          moved,
          Math.max(
            1,
            Object.values(on).reduce((sum, count) => sum + count, 0),
          ),
        ) ?? 0
      );
    },
  ),

  kudos_received: measuring(
    "share of the kudos they received whose card has one of these tags",
    z.strictObject({ tags: z.array(Id).min(1) }),
    ({ tags }, { pack, ledger }, seat) => {
      const cards = pack.kudos_cards.filter((card) => card.tags.some((tag) => tags.includes(tag)));
      const received = ledger.kudos.filter(({ to }) => to === seat);
      return (
        ratio(received.filter(({ card }) => cards.some(({ id }) => id === card)).length, received.length) ?? 0
      );
    },
  ),

  kudos_given: measuring(
    "gave `count` kudos; fit is the share that came with a line, or 1 when lines do not matter",
    z.strictObject({ count: z.int().min(1).default(3), lines: z.enum(["wanted", "free"]).default("wanted") }),
    ({ count, lines }, { ledger }, seat) => {
      const given = ledger.kudos.filter(({ from }) => from === seat);
      if (given.length < count) return 0;
      return lines === "free" ? 1 : given.filter(({ text }) => text !== null).length / count;
    },
  ),

  questions: measuring(
    "chat lines with a question mark; `of` are a full fit",
    z.strictObject({ of: z.number().min(1).default(5), at_least: z.int().min(1).default(1) }),
    ({ of, at_least }, { ledger }, seat) => {
      const questions = ledger.chat.filter((line) => line.seat === seat && line.question).length;
      return questions >= at_least ? questions / of : 0;
    },
  ),

  first_ready: measuring(
    "share of briefings in which they were the first to be ready",
    nothing,
    (_, { ledger }, seat) => {
      const briefings = ledger.scenes.filter(({ kind }) => kind === "briefing");
      return ratio(briefings.filter(({ ready }) => ready[0]?.seat === seat).length, briefings.length) ?? 0;
    },
  ),

  in_time: measuring(
    "share of scenes in which they had done what was asked, from `at_least` on",
    z.strictObject({ at_least: Fraction.default(1) }),
    ({ at_least }, { ledger }, seat) => {
      const scenes = ledger.scenes.filter(({ kind, present }) => kind !== "film" && present.includes(seat));
      const share = ratio(scenes.filter(({ done }) => done.includes(seat)).length, scenes.length) ?? 0;
      return share >= at_least ? share : 0;
    },
  ),

  silent_vote: measuring(
    "their silent vote was one of these, written `scene=option`",
    z.strictObject({ votes: z.array(z.string().regex(/^[^=]+=[^=]+$/)).min(1) }),
    ({ votes }, { ledger }, seat) =>
      Number(ledger.decisions.some(({ scene, silent }) => votes.includes(`${scene}=${silent[seat]}`))),
  ),

  lone_voice: measuring("was alone in a silent vote whose option then won", nothing, (_, { ledger }, seat) =>
    Number(
      ledger.decisions.some(({ silent, option }) => {
        const others = Object.entries(silent).filter(([other]) => other !== seat);
        return silent[seat] === option && others.length > 0 && others.every(([, vote]) => vote !== option);
      }),
    ),
  ),

  calm_captain: measuring(
    "was captain when a decision was taken before its target time; fit is the share of those they led",
    nothing,
    (_, { ledger }, seat) => {
      const led = ledger.decisions.filter(({ captain }) => captain === seat);
      const early = led.filter(({ usedMs, targetMs, by }) => by !== "default" && usedMs < targetMs);
      return ratio(early.length, led.length) ?? 0;
    },
  ),
};

/** Puzzle moves of a seat, and those still visible on the board at the end. */
function movesOf({ pack, ledger }: Played, seat: string): { made: number; stored: number } {
  let [made, stored] = [0, 0];
  for (const { scene, solved, moves } of ledger.puzzles) {
    const def = pack.scenes[scene];
    if (def?.kind !== "puzzle") continue;
    const kind = puzzleKind(def.puzzle.kind);
    const board = moves.at(-1)?.state;
    for (const { seat: mover, move } of moves) {
      if (mover !== seat) continue;
      made += 1;
      if (solved && kind.stillApplies(def.puzzle, board, kind.move.parse(move))) stored += 1;
    }
  }
  return { made, stored };
}
