import type { SceneRules } from "../kind.ts";

/** [W2] The scorecard stays until the session ends, or all of it are ready to go. */
export const rules: SceneRules<"scorecard", null> = {
  kind: "scorecard",
  hasOutcome: false,
  waits: true,
  init: () => null,
  readies: () => true,
  complete: () => false,
  finish: () => [],
  done: (scene, _data, seat) => scene.ready.includes(seat),
};
