import type { SceneFace } from "../kind.ts";

/** [K2] The room sees how many cards each has given; who got which is for the receiver, at the end. */
export const face: SceneFace<"kudos", null> = {
  view({ pack, team, def, scene }) {
    const given: Record<string, number> = {};
    for (const { from } of team.kudos) given[from] = (given[from] ?? 0) + 1;
    const cards = pack.kudos_cards.map(({ id, symbol, text }) => ({ id, symbol, text }));
    return { kind: "kudos", question: def.question, cards, given, ready: scene.ready };
  },
};
