/** The six measures of how a team worked together. */
import type { Seat } from "../commands.ts";
import { clamp, ratio, sum } from "../numbers.ts";
import type { SceneKind } from "../pack/schema.ts";
import type { MeasureView } from "../scorecard-view.ts";
import type { DecisionRecord, PuzzleRecord, SceneRecord, TeamHistory } from "./history.ts";

export type MeasureId = MeasureView["id"];

/** A measure of a team. The server sends a share only to its own seat. */
export interface Measure {
  id: MeasureId;
  /** 0-1, null if there was nothing to measure. */
  value: number | null;
  /** Counts behind the small chart. */
  parts: Record<string, number>;
  /** For the balance measures: each person's share. The sum is 1. */
  shares: Record<Seat, number>;
}

/** A measure without shares. */
export function ofTeam(id: MeasureId, value: number | null, parts: Record<string, number>): Measure {
  return { id, value, parts, shares: {} };
}

/** [M2] Balance of votes, puzzle moves, chat messages and shared clues. */
export function contribution(ledger: TeamHistory): Measure {
  const amounts = Object.fromEntries(ledger.seats.map((seat) => [seat, 0]));
  const add = (seat: Seat) => {
    if (seat in amounts) amounts[seat] = (amounts[seat] ?? 0) + 1;
  };
  for (const { final } of ledger.decisions) Object.keys(final).forEach(add);
  for (const { moves } of ledger.puzzles) for (const { seat } of moves) add(seat);
  for (const { seat } of [...ledger.chat, ...ledger.shared]) add(seat);
  return balance("contribution", amounts, ledger.presentMs);
}

/** [M2] Balance of speaking time, of those who share it. */
export function voice(ledger: TeamHistory, seconds: Readonly<Record<Seat, number>>): Measure {
  const shared = Object.entries(seconds).filter(([seat]) => ledger.seats.includes(seat));
  return balance("voice", Object.fromEntries(shared), ledger.presentMs);
}

/**
 * Normalized Shannon entropy (Pielou's evenness) of amounts per time present, so that late joiners do not count as
 * silent. It needs two people and something to count.
 */
function balance(
  id: "contribution" | "voice",
  amounts: Readonly<Record<Seat, number>>,
  presentMs: Readonly<Record<Seat, number>>,
): Measure {
  const people = Object.keys(amounts).length;
  const total = sum(Object.values(amounts));
  const parts = { people, total };
  if (people < 2 || total === 0) return { id, value: null, parts, shares: {} };
  const rates = Object.entries(amounts).map(([seat, amount]) => amount / Math.max(1, presentMs[seat] ?? 0));
  const shares = Object.fromEntries(Object.entries(amounts).map(([seat, amount]) => [seat, amount / total]));
  return { id, value: evenness(rates), parts, shares };
}

/** 1 if all amounts are equal, 0 if one is everything. */
export function evenness(amounts: readonly number[]): number {
  const total = sum(amounts);
  const entropy = sum(amounts.filter((x) => x > 0).map((x) => -(x / total) * Math.log(x / total)));
  return Math.min(1, Math.max(0, entropy / Math.log(amounts.length)));
}

export interface Clue {
  puzzle: string;
  packet: number;
  /** Its first holder. */
  seat: Seat;
  shared: boolean;
  /** Its holder made the move that solved the puzzle. */
  used: boolean;
}

/** The clues of all played puzzles. Role cards are no clues. */
export function cluesOf(ledger: TeamHistory): Clue[] {
  const spoken = new Set(ledger.shared.map(({ card }) => card));
  return ledger.puzzles.flatMap((puzzle) => {
    const used = solvingMove(puzzle)?.packets ?? [];
    return (ledger.deals[puzzle.scene] ?? []).map((seat, at) => ({
      puzzle: puzzle.scene,
      packet: at + 1,
      seat,
      shared: spoken.has(`${puzzle.scene}.${at + 1}`),
      used: used.includes(at + 1),
    }));
  });
}

/** The last move on a board that was solved. */
export function solvingMove(puzzle: PuzzleRecord): PuzzleRecord["moves"][number] | undefined {
  return puzzle.solved ? puzzle.moves.at(-1) : undefined;
}

/** [M3] Share of the clues that were shared, or used in a solving move. */
export function clueSharing(ledger: TeamHistory): Measure {
  const clues = cluesOf(ledger);
  const out = clues.filter(({ shared, used }) => shared || used).length;
  return ofTeam("clues", ratio(out, clues.length), { dealt: clues.length, shared: out });
}

/** [M4] Share of the split votes in which somebody changed to another person's first choice. */
export function listening(ledger: TeamHistory): Measure {
  const split = ledger.decisions.filter(({ silent }) => new Set(Object.values(silent)).size > 1);
  const moved = split.filter((decision) => movedSeats(decision).length > 0);
  return ofTeam("listening", ratio(moved.length, split.length), { split: split.length, moved: moved.length });
}

/** People whose final vote is another person's first choice and not their own. */
export function movedSeats({ silent, final }: Pick<DecisionRecord, "silent" | "final">): string[] {
  return Object.entries(silent).flatMap(([seat, first]) => {
    const last = final[seat];
    const others = Object.entries(silent).filter(([other]) => other !== seat);
    return last !== undefined && last !== first && others.some(([, option]) => option === last) ? [seat] : [];
  });
}

/** Shares of the target time: below `HASTY` a decision is quick, above `LATE` it is late. */
const HASTY = 0.25;
const LATE = 1;
/** Share of the target time from which a late decision has no value. */
const TOO_LATE = 1.5;

/** [M5] Time of decisions compared with their targets. */
export function pace(ledger: TeamHistory): Measure {
  const parts = { quick: 0, calm: 0, late: 0 };
  let fits = 0;
  for (const decision of ledger.decisions) {
    parts[tempoOf(decision)] += 1;
    fits += fitOf(decision);
  }
  const { length } = ledger.decisions;
  return ofTeam("pace", length === 0 ? null : fits / length, parts);
}

export function tempoOf(decision: DecisionRecord): "quick" | "calm" | "late" {
  const used = usedOf(decision);
  return used < HASTY ? "quick" : used > LATE ? "late" : "calm";
}

function fitOf(decision: DecisionRecord): number {
  const used = usedOf(decision);
  if (used < HASTY) return used / HASTY;
  return clamp((TOO_LATE - used) / (TOO_LATE - LATE), 0, 1);
}

function usedOf({ usedMs, targetMs }: DecisionRecord): number {
  return targetMs === 0 ? 1 : usedMs / targetMs;
}

/** Kinds of scenes in which everybody has something to do. */
const FOR_EVERYBODY: ReadonlySet<SceneKind> = new Set([
  "briefing",
  "decision",
  "allocation",
  "reflection",
  "kudos",
]);

/** [M6] Share of these scenes in which everybody present took part. */
export function togetherness(ledger: TeamHistory): Measure {
  const scenes = ledger.scenes.filter(({ kind, present }) => FOR_EVERYBODY.has(kind) && present.length > 0);
  const together = scenes.filter((scene) =>
    scene.present.every((seat) => participated(ledger, scene, seat)),
  ).length;
  return ofTeam("togetherness", ratio(together, scenes.length), { scenes: scenes.length, together });
}

/** In a decision a vote is enough: if the captain decides, nobody else needs to lock. */
function participated(ledger: TeamHistory, { scene, kind, done }: SceneRecord, seat: string): boolean {
  if (kind !== "decision") return done.includes(seat);
  return ledger.decisions.some((decision) => decision.scene === scene && decision.final[seat] !== undefined);
}
