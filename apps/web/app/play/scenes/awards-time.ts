import type { TimerView } from "@lantern/engine/views";
import type { SceneOf } from "../stage/kind.ts";

/** Between two awards, ms, if the scene has time for all of them. */
const AWARD_MS = 6000;
/** Share of the scene in which all are given. */
const SHARE = 0.7;

/** How many awards a scorecard scene gives: one to each person, then the team's. */
export function awardsIn({ awards }: SceneOf<"scorecard">): number {
  return awards ? awards.personal.length + 1 : 0;
}

/** Ms between two awards. */
export function awardMs(count: number, timer: TimerView): number {
  return Math.min(AWARD_MS, (timer.totalMs * SHARE) / Math.max(1, count));
}

/** How many have been given, this long after the scene began. */
export function awardsGiven(scene: SceneOf<"scorecard">, elapsedMs: number): number {
  const count = awardsIn(scene);
  return Math.min(count, Math.floor(elapsedMs / awardMs(count, scene.timer)) + 1);
}
