import { defineScene } from "./kind.ts";

/** [W2] The scorecard stays until the session ends or everybody is ready. */
export const scorecard = defineScene<"scorecard">({
  kind: "scorecard",
  waits: true,
  view: ({ scene }) => ({ kind: "scorecard", ready: scene.ready }),
});
