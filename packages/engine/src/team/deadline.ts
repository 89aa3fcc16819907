/** When the team's next moment is. */
import { wallAt } from "../clock.ts";
import { sceneKind } from "../scenes/registry.ts";
import type { TeamState } from "./types.ts";

/** Play ms of the next moment that time alone brings, null when there is none. */
export function playDeadline(s: TeamState): number | null {
  const { scene } = s;
  if (s.phase !== "running" || !scene || scene.waiting !== "no") return null;
  if (scene.step === "outcome") return scene.endsAt;
  const own = sceneKind(scene.kind).deadline?.(scene.data) ?? null;
  return own === null ? scene.activeEndsAt : Math.min(own, scene.activeEndsAt);
}

/** Wall ms of the next tick, null while nothing is due (paused, waiting at a barrier, over). */
export function teamDeadline(s: TeamState): number | null {
  const play = playDeadline(s);
  return play === null || !s.clock || s.clock.pausedAt !== null ? null : wallAt(s.clock, play);
}
