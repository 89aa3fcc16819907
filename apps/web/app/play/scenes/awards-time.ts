import type { PrivateView, TimerView } from "@lantern/engine/views";
import type { SceneOf } from "../stage/kind.ts";

/** Between two awards, ms, if the scene has time for all of them. */
const AWARD_MS = 6000;
/** Share of the scene in which all are given. */
const SHARE = 0.7;

type Scene = SceneOf<"scorecard">;
type Mine = Pick<PrivateView, "awards"> | null;

/** How many awards are given: one to each person, then the team's. */
export function awardsIn(scene: Scene, mine: Mine): number {
  return scene.award ? (mine?.awards ?? []).length + 1 : 0;
}

/** Ms between two awards. */
export function awardMs(count: number, timer: TimerView): number {
  return Math.min(AWARD_MS, (timer.totalMs * SHARE) / Math.max(1, count));
}

/** How many have been given, this long after the scene began. */
export function awardsGiven(scene: Scene, mine: Mine, elapsedMs: number): number {
  const count = awardsIn(scene, mine);
  return Math.min(count, Math.floor(elapsedMs / awardMs(count, scene.timer)) + 1);
}
