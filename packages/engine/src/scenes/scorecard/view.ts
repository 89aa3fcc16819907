import type { SceneFace } from "../kind.ts";

export const face: SceneFace<"scorecard", null> = {
  view: ({ scene }) => ({ kind: "scorecard", ready: scene.ready }),
};
