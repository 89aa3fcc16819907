import { awardView } from "../play/awards.ts";
import { membersOf } from "../play/people.ts";
import { defineScene } from "./kind.ts";

/** [W2] The scorecard stays until the session ends or everybody is ready. [H6] The awards are given in it. */
export const scorecard = defineScene<"scorecard">({
  kind: "scorecard",
  waits: true,
  view: ({ pack, team: { awards }, scene: { ready } }) => ({
    kind: "scorecard",
    ready,
    ...(awards && { award: awardView(pack.awards.team, awards.team) }),
  }),
  privateView(context) {
    const { pack, team } = context;
    if (!team.awards) return {};
    const { personal } = team.awards;
    const awards = membersOf(context).flatMap((seat) =>
      personal[seat] === undefined ? [] : [{ seat, award: awardView(pack.awards.personal, personal[seat]) }],
    );
    return { awards };
  },
});
