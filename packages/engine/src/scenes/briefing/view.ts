import type { SceneFace } from "../kind.ts";

export const face: SceneFace<"briefing", null> = {
  view: ({ scene }) => ({ kind: "briefing", ready: scene.ready }),
};
