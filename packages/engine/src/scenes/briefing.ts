import { deal } from "../play/hands.ts";
import { defineScene, everybodyReady } from "./kind.ts";
import { wallOf } from "./round-view.ts";

/** [B1] A briefing deals its cards and ends when everybody present is ready, or with its time. */
export const briefing = defineScene<"briefing">({
  kind: "briefing",
  prepare(turn, def) {
    if (def.deal?.cards) deal(turn, def.deal.cards);
    if (def.deal?.puzzle) deal(turn, def.deal.puzzle);
  },
  complete: everybodyReady,
  view: ({ pack, team, def, scene }) => ({
    kind: "briefing",
    ready: scene.ready,
    ...(def.wall && { wall: wallOf({ pack, team }, null, null) }),
  }),
});
