import type { Line } from "../../pack/lines.ts";
import type { SceneOf } from "../../pack/schema.ts";
import type { SessionState } from "../../play/types.ts";
import type { SceneRules } from "../kind.ts";

/** [R2] What is said depends on whether the teams agreed, or there is only one. */
function byAnswers(def: SceneOf<"reveal">, { results }: SessionState): Line[] {
  if (results.length <= 1) return def.if_one_team;
  const chart = def.charts.find((one) => one.of === "decision");
  const answers = results.map((result) =>
    chart?.of === "decision" ? result.decisions[chart.scene]?.option : result.ending,
  );
  return new Set(answers).size > 1 ? def.if_differ : def.if_same;
}

export const rules: SceneRules<"reveal", null> = {
  kind: "reveal",
  hasOutcome: false,
  waits: false,
  init: () => null,
  extraLines: (turn, def) => byAnswers(def, turn.session),
  readies: () => false,
  complete: () => false,
  finish: () => [],
  done: () => true,
};
