import { awardView } from "../play/awards.ts";
import { membersOf } from "../play/people.ts";
import { defineScene, type ViewContext } from "./kind.ts";

/** [W2] The scorecard stays until the session ends or everybody is ready. [H6] The awards are given in it. */
export const scorecard = defineScene<"scorecard">({
  kind: "scorecard",
  waits: true,
  view: (context) => {
    const awards = awardsOf(context);
    return { kind: "scorecard", ready: context.scene.ready, ...(awards && { awards }) };
  },
});

function awardsOf(context: ViewContext<"scorecard", null>) {
  const { pack, team } = context;
  if (!team.awards) return null;
  const { personal } = team.awards;
  return {
    team: awardView(pack.awards.team, team.awards.team),
    personal: membersOf(context).flatMap((seat) =>
      personal[seat] === undefined ? [] : [{ seat, award: awardView(pack.awards.personal, personal[seat]) }],
    ),
  };
}
