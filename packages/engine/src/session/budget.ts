/** The time of a scene, so that every act ends on time. Packs have seconds; this file uses play ms. */
import { longestPath, reachable } from "../pack/graph.ts";
import type { Act, Pack, Scene } from "../pack/schema.ts";

/** Maximum of k in rule T2: an early team gets at most this much of the range from minimum to target. */
const MOST = 1.2;
/** The outcome of a scene is visible for this share of its time, up to a maximum. */
const OUTCOME_SHARE = 0.2;
const OUTCOME_MOST_MS = 12_000;
/** The maximum that a scene keeps free for its outcome, which may be long. */
const OUTCOME_RESERVED_MS = 20_000;
/** Time to read one line and each of its letters. Two lines are read in the ordinary time. */
const READ_LINE_MS = 1000;
const READ_LETTER_MS = 60;
const SHORT_OUTCOME = 2;

export type Allotment =
  | { how: "play"; ms: number }
  /** The scene is optional and there is no time for it. */
  | { how: "skip" }
  /** The scene is mandatory, but the minimum times do not fit: it gets its default outcome. */
  | { how: "cut" };

/** [T5] Scenes to cut, in the pack's order, until the minimum times fit. */
function dropped(pack: Pack, act: Act, from: string, leftMs: number): Set<string> {
  const without = new Set<string>();
  if (longestPath(pack, from).min * 1000 <= leftMs) return without;
  const ahead = reachable(pack, from);
  for (const id of act.cut) {
    if (!ahead.has(id)) continue;
    without.add(id);
    if (longestPath(pack, from, without).min * 1000 <= leftMs) break;
  }
  return without;
}

/** [T2] The time of a scene that is entered `leftMs` before the end of its act. */
export function allot(pack: Pack, act: Act, id: string, def: Scene, leftMs: number): Allotment {
  const { min, target, max } = def.time;
  const without = dropped(pack, act, id, leftMs);
  if (without.has(id)) return { how: "cut" };
  const path = longestPath(pack, id, without);
  const needs = def.optional ? { min: path.min + min, target: path.target + target } : path;
  const left = leftMs / 1000;
  if (def.optional && left < needs.target) return { how: "skip" };
  if (left <= needs.min)
    return { how: "play", ms: needs.min > 0 ? Math.max(0, (min * leftMs) / needs.min) : 0 };
  const k = needs.target > needs.min ? Math.min(MOST, (left - needs.min) / (needs.target - needs.min)) : 1;
  return { how: "play", ms: Math.min(max, min + k * (target - min)) * 1000 };
}

/** [T10] Time that a scene of this length keeps free for its outcome. */
export function reservedMs(totalMs: number): number {
  return Math.min(OUTCOME_RESERVED_MS, totalMs * OUTCOME_SHARE);
}

/**
 * [T10] Time for which lines are visible as the outcome of a scene of this length.
 * @param letters of each line, in the language in which it has most
 */
export function outcomeMs(totalMs: number, letters: readonly number[]): number {
  const reading = letters.reduce((sum, count) => sum + READ_LINE_MS + count * READ_LETTER_MS, 0);
  const usual = Math.min(OUTCOME_MOST_MS, totalMs * OUTCOME_SHARE);
  return letters.length > SHORT_OUTCOME ? Math.max(usual, reading) : usual;
}
