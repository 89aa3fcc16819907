import { awardsGiven } from "../../scenes/awards-time.ts";
import type { SceneOf } from "../../stage/kind.ts";
import type { Live } from "../../stage/live-context.ts";
import { leftOf } from "../../stage/timing.ts";
import { isSounding } from "./mix.ts";
import type { Cue } from "./score.ts";

/** Time that is left of a scene when its end is announced. */
const NEARLY_UP_MS = 30_000;
/** Scenes in which a team works against the clock. */
const TIMED = new Set(["decision", "puzzle", "allocation", "reflection", "kudos"]);

export type Moment = Pick<Live, "view" | "mine"> & { now: number };

/** What a change of the views sounds like: one cue, the most important one. */
export function cueOf(before: Moment, after: Moment): Cue | null {
  const [was, is] = [before.view, after.view];
  if (is.stage !== "play" || isSounding(is.scene)) return null;
  if (was.stage !== "play") return "act";
  const scene = is.scene;
  if (was.scene.id !== scene.id) {
    if (scene.kind === "scorecard") return "award";
    const ending = scene.kind === "film" && is.act.acts[is.act.index]?.mode === "teams";
    if (ending) return "ending";
    if (is.act.index !== was.act.index) return "act";
  } else {
    const within = sceneCue(was.scene, scene);
    if (within) return within;
    if (scene.kind === "scorecard" && givenAt(scene, before) < givenAt(scene, after)) return "award";
  }
  if (!before.mine?.locked && after.mine?.locked) return "vote-locked";
  if ((after.mine?.cards.length ?? 0) > (before.mine?.cards.length ?? 0)) return "card";
  return isNearlyUp(before, after) ? "time-nearly-up" : null;
}

const givenAt = (scene: SceneOf<"scorecard">, { mine, now }: Moment) =>
  awardsGiven(scene, mine, now - scene.timer.startedAt);

type Scene = Extract<Moment["view"], { stage: "play" }>["scene"];

function sceneCue(was: Scene, is: Scene): Cue | null {
  if (was.kind === "decision" && is.kind === "decision") {
    if (is.phase === "locked" && was.phase !== "locked") return "decision";
    if (is.phase === "talk" && was.phase === "silent") return "votes-open";
  }
  if (was.kind === "puzzle" && is.kind === "puzzle") {
    if (is.status === "solved" && was.status === "open") return "right-try";
    if (is.wrongChecks > was.wrongChecks) return "wrong-try";
    if (is.hints.revealed.length > was.hints.revealed.length) return "hint";
  }
  return null;
}

function isNearlyUp(before: Moment, after: Moment): boolean {
  if (after.view.stage !== "play" || before.view.stage !== "play") return false;
  const { scene, clock } = after.view;
  if (clock.phase !== "running" || scene.step !== "active" || !TIMED.has(scene.kind)) return false;
  if (before.view.scene.id !== scene.id || scene.timer.totalMs < 2 * NEARLY_UP_MS) return false;
  const [was, is] = [leftOf(before.view.scene.timer, before.now), leftOf(scene.timer, after.now)];
  return was > NEARLY_UP_MS && is <= NEARLY_UP_MS;
}

/** At most one cue a second. */
export class CueGate {
  #last = Number.NEGATIVE_INFINITY;

  /** Milliseconds until a cue may sound. @param now ms of any steady clock */
  wait(now: number): number {
    return Math.max(0, this.#last + 1000 - now);
  }

  allows(now: number): boolean {
    if (this.wait(now) > 0) return false;
    this.#last = now;
    return true;
  }
}
