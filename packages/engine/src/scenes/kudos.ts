import { countBy } from "../numbers.ts";
import { lettersOf } from "../pack/languages.ts";
import { isMember } from "../play/people.ts";
import { KUDOS_EACH } from "../play/points.ts";
import { reject } from "../play/turn.ts";
import { defineScene, everybodyReady } from "./kind.ts";

/** [K1] [K2] The team sees how many cards each person has given, and reads them all together when the scene is over. */
export const kudos = defineScene<"kudos">({
  kind: "kudos",
  hasOutcome: true,
  outcomeLetters: ({ turn: { pack, team } }) =>
    team.kudos.map(({ card }) => lettersOf(pack, `kudos_cards.${card}.text`)),
  commands: {
    kudos({ turn }, { seat, to, card, text }) {
      if (!isMember(turn, to) || !turn.pack.kudos_cards.some(({ id }) => id === card))
        return reject("UNKNOWN");
      if (to === seat) return reject("NOT_YOURS");
      if (turn.team.kudos.filter(({ from }) => from === seat).length >= KUDOS_EACH)
        return reject("NONE_LEFT");
      turn.emit({ type: "kudosGiven", seat, to, card, text, at: turn.at });
    },
  },
  complete: everybodyReady,
  view: ({ pack, team, def, scene }) => ({
    kind: "kudos",
    question: def.question,
    cards: pack.kudos_cards.map(({ id, symbol, text }) => ({ id, symbol, text })),
    given: countBy(team.kudos.map(({ from }) => from)),
    ready: scene.ready,
    read: scene.step === "outcome" ? team.kudos.map(({ from, to, card }) => ({ from, to, card })) : null,
  }),
});
