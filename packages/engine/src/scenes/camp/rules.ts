import { draw } from "../../random.ts";
import type { SceneRules } from "../kind.ts";

export interface CampData {
  /** Index of the connection question. */
  card: number;
}

/** [W1] A camp waits at the barrier; it has a question and no score. */
export const rules: SceneRules<"camp", CampData> = {
  kind: "camp",
  hasOutcome: false,
  waits: true,
  // Drawn without moving the generator on: nothing of the story hangs on it.
  init: (turn) => ({
    card: Math.floor(draw(turn.team.random + turn.team.entered).value * turn.pack.camp_questions.length),
  }),
  readies: () => true,
  complete: () => false,
  finish: () => [],
  done: (scene, _data, seat) => scene.ready.includes(seat),
};
