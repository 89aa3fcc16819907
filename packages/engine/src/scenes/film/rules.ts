import type { SceneRules } from "../kind.ts";

/** [F1] A film runs in step for everybody and ends with its time; nobody can hurry or hold it. */
export const rules: SceneRules<"film", null> = {
  kind: "film",
  hasOutcome: false,
  waits: false,
  init: () => null,
  readies: () => false,
  complete: () => false,
  finish: () => [],
  done: () => true,
};
