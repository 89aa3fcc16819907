import { deal } from "../../play/hands.ts";
import { presentPlayers } from "../../play/people.ts";
import type { SceneRules } from "../kind.ts";

/** [B1] A briefing deals what it says, and ends when all present are ready, or with its time. */
export const rules: SceneRules<"briefing", null> = {
  kind: "briefing",
  hasOutcome: false,
  waits: false,
  prepare(turn, def) {
    if (def.deal?.cards) deal(turn, def.deal.cards);
    if (def.deal?.puzzle) deal(turn, def.deal.puzzle);
  },
  init: () => null,
  readies: () => true,
  complete: ({ turn, scene }) => presentPlayers(turn).every((seat) => scene.ready.includes(seat)),
  finish: () => [],
  done: (scene, _data, seat) => scene.ready.includes(seat),
};
