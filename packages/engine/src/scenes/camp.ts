import { draw } from "../random.ts";
import { defineScene } from "./kind.ts";

interface CampData {
  /** Index of the question for the break. */
  card: number;
}

/** [W1] A camp waits at the barrier. It has a question and no score. */
export const camp = defineScene<"camp", CampData>({
  kind: "camp",
  waits: true,
  // The draw does not advance the generator, because nothing in the story depends on it.
  init: (turn) => ({
    card: Math.floor(draw(turn.team.random + turn.team.entered).value * turn.pack.camp_questions.length),
  }),
  view: ({ pack, teams, scene, data }) => ({
    kind: "camp",
    cardText: pack.camp_questions[data.card] ?? "",
    teamsArrived: teams.arrived,
    teams: teams.all,
    ready: scene.ready,
  }),
});
