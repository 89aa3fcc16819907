import { isMember, presentPlayers } from "../../play/people.ts";
import { reject } from "../../play/turn.ts";
import type { SceneRules } from "../kind.ts";
import { KUDOS_EACH } from "./limit.ts";

export const rules: SceneRules<"kudos", null> = {
  kind: "kudos",
  hasOutcome: false,
  waits: false,
  init: () => null,
  commands: {
    kudos({ turn }, { seat, to, card, text }) {
      if (!isMember(turn, to) || !turn.pack.kudos_cards.some(({ id }) => id === card))
        return reject("UNKNOWN");
      if (to === seat) return reject("NOT_YOURS");
      if (turn.team.kudos.filter(({ from }) => from === seat).length >= KUDOS_EACH) return reject("SPENT");
      turn.emit({ type: "kudosGiven", seat, to, card, text, at: turn.at });
    },
  },
  readies: () => true,
  complete: ({ turn, scene }) => presentPlayers(turn).every((seat) => scene.ready.includes(seat)),
  finish: () => [],
  done: (scene, _data, seat) => scene.ready.includes(seat),
};
