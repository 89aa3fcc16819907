/** The planned ends of acts. The remaining acts share the remaining time. */
import { type Clock, playAt, playEnd } from "../clock.ts";
import { leastOf } from "../pack/graph.ts";
import type { Pack } from "../pack/schema.ts";

/** Maximum play ms by which the end may move without a host, in total. */
export const SELF_EXTENSION_MS = 5 * 60_000;

/** Planned play ms of the whole session. */
export function sessionMs(pack: Pack): number {
  return pack.acts.reduce((total, act) => total + act.seconds, 0) * 1000;
}

/** Planned ends at the start, from the seconds of the acts. */
export function firstPlan(pack: Pack): number[] {
  let end = 0;
  return pack.acts.map((act) => (end += act.seconds * 1000));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Splits `left`: each act gets its minimum, and the rest in proportion to its planned time above the minimum. */
function shares(left: number, planned: readonly number[], least: readonly number[]): number[] {
  const needed = sum(least);
  if (left <= needed) return least.map((ms) => (needed > 0 ? (ms * left) / needed : 0));
  const above = planned.map((ms, index) => Math.max(0, ms - (least[index] ?? 0)));
  const spread = sum(above);
  return least.map((ms, index) => ms + (spread > 0 ? ((above[index] ?? 0) * (left - needed)) / spread : 0));
}

export interface Plan {
  clock: Clock;
  plan: number[];
  selfExtendedMs: number;
}

/**
 * [T8] Distributes the time that is left at `now` (wall ms) over the remaining acts. [T9] If not even the minimum times
 * after cuts fit, the end moves by the missing time, automatically by at most five minutes in total.
 */
export function replan(
  pack: Pack,
  before: { clock: Clock; plan: number[]; act: number; selfExtendedMs: number },
  now: number,
): Plan {
  const { act, selfExtendedMs } = before;
  const at = playAt(before.clock, now);
  const acts = pack.acts.slice(act);
  const plannedOf = (index: number) =>
    (before.plan[act + index] ?? 0) - Math.max(at, before.plan[act + index - 1] ?? 0);
  const planned = acts.map((_act, index) => Math.max(0, plannedOf(index)));
  // The running act needs only the remaining share of its minimum time.
  const still = (index: number) =>
    index === 0 ? Math.min(1, (planned[0] ?? 0) / Math.max(1, (acts[0]?.seconds ?? 0) * 1000)) : 1;
  const leasts = (cut: boolean) => acts.map((one, index) => leastOf(pack, one, cut) * 1000 * still(index));
  const missing = sum(leasts(true)) - (playEnd(before.clock) - at);
  const moved = Math.max(0, Math.min(missing, SELF_EXTENSION_MS - selfExtendedMs));
  const clock = { ...before.clock, endsAt: Math.round(before.clock.endsAt + moved / before.clock.speed) };
  const left = Math.max(0, playEnd(clock) - at);
  const fits = sum(leasts(false)) <= left;
  let end = at;
  const ends = shares(left, planned, leasts(!fits)).map((ms) => (end += ms));
  ends[ends.length - 1] = at + left;
  return { clock, plan: [...before.plan.slice(0, act), ...ends], selfExtendedMs: selfExtendedMs + moved };
}
