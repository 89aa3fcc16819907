import type { SceneView } from "@lantern/engine/views";

/** The phase of a scene: what is said about one is no longer true in the next. */
export function phaseOf(scene: SceneView): string {
  if (scene.step === "outcome") return "outcome";
  if (scene.kind === "decision") return scene.phase;
  if (scene.kind === "puzzle") return scene.status;
  if (scene.kind === "commitment") return scene.locked ? "locked" : "open";
  if (scene.kind === "reflection") return scene.answers ? "answers" : "open";
  if (scene.kind === "camp" && scene.ring?.turn) return `${scene.ring.turn.number} ${scene.ring.turn.step}`;
  if (scene.kind === "camp") return `${scene.played ?? 0}`;
  return "active";
}
