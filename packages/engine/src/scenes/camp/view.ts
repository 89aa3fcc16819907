import type { SceneFace } from "../kind.ts";
import type { CampData } from "./rules.ts";

export const face: SceneFace<"camp", CampData> = {
  view: ({ pack, state, scene, data }) => ({
    kind: "camp",
    cardText: pack.camp_questions[data.card] ?? "",
    teamsArrived: state.teamsArrived,
    teams: state.teams,
    ready: scene.ready,
  }),
};
