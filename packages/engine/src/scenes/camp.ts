import { presentParticipants } from "../play/people.ts";
import { draw } from "../random.ts";
import { defineScene } from "./kind.ts";

interface CampData {
  /** Index of the first question. */
  card: number;
}

/** [W1] A camp waits at the barrier. Each person is asked a question, and there is no score. */
export const camp = defineScene<"camp", CampData>({
  kind: "camp",
  waits: true,
  // The draw does not advance the generator, because nothing in the story depends on it.
  init: (turn) => ({
    card: Math.floor(draw(turn.team.random + turn.team.entered).value * turn.pack.camp_questions.length),
  }),
  view: ({ pack, teams, scene, data, ...now }) => {
    const questions = [...pack.camp_questions.slice(data.card), ...pack.camp_questions.slice(0, data.card)];
    const seats = presentParticipants(now);
    return {
      kind: "camp",
      round: seats.map((seat, at) => ({ seat, question: questions[at % questions.length] ?? "" })),
      more: questions.slice(seats.length % questions.length),
      teamsArrived: teams.arrived,
      teams: teams.all,
      ready: scene.ready,
    };
  },
});
