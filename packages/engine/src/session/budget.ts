/** How long a scene may last, so that every act ends on time. Seconds in packs, play ms here. */
import { longestPath, reachable } from "../pack/graph.ts";
import type { Act, Pack, Scene } from "../pack/schema.ts";

/** No scene gets more than this much of the way from its least to its target time, however early a team is. */
const MOST = 1.2;
/** What came of a scene is shown for a fifth of its time, at most so long. */
const OUTCOME_SHARE = 0.2;
const OUTCOME_MOST_MS = 12_000;

export type Allotment =
  | { how: "play"; ms: number }
  /** Optional, and there is no time to spare. */
  | { how: "skip" }
  /** Mandatory, but the least times no longer fit: it happens with its default outcome. */
  | { how: "cut" };

/** Scenes to drop, first of the pack's order first, until the least times fit. */
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

/** The time of a scene that would be entered with `leftMs` before its act's end. */
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

/** How much of a scene's time shows what came of it. */
export function outcomeMs(totalMs: number): number {
  return Math.min(OUTCOME_MOST_MS, totalMs * OUTCOME_SHARE);
}
