import type { SceneFace } from "../kind.ts";
import type { CampData } from "./rules.ts";

export const face: SceneFace<"camp", CampData> = {
  view: ({ pack, teams, scene, data }) => ({
    kind: "camp",
    cardText: pack.camp_questions[data.card] ?? "",
    teamsArrived: teams.arrived,
    teams: teams.all,
    ready: scene.ready,
  }),
};
