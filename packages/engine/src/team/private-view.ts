/** What only one seat may see. */
import type { Seat } from "../commands.ts";
import type { Pack } from "../pack/schema.ts";
import { KUDOS_EACH } from "../scenes/kudos/limit.ts";
import { sceneKind } from "../scenes/registry.ts";
import type { PrivateView } from "../views.ts";
import { cardsOf, understudyOf } from "./cards.ts";
import type { TeamState } from "./types.ts";
import { seen } from "./view.ts";

/** A seat's own view: cards, vote, tokens, kudos. Nothing of it is in anybody else's. */
export function privateView(pack: Pack, s: TeamState, seat: Seat, _now: number): PrivateView {
  const room = seen(pack, s);
  const given = s.kudos.filter(({ from }) => from === seat);
  const atTheEnd = s.phase === "ended" || s.scene?.kind === "scorecard";
  const member = s.members[seat];
  const plays = member !== undefined && !member.gone && !member.observer;
  return {
    seat,
    observer: member?.observer ?? false,
    cards: plays ? cardsOf(pack, s, seat) : [],
    understudyOf: plays ? understudyOf(pack, s, seat) : [],
    vote: null,
    locked: false,
    tokens: 0,
    controls: [],
    goals: [],
    kudos: given.map(({ to, card, text }) => ({ to, card, textId: text?.text_id ?? null })),
    kudosLeft: KUDOS_EACH - given.length,
    received: atTheEnd
      ? s.kudos
          .filter(({ to }) => to === seat)
          .map(({ from, card, text }) => ({ from, card, textId: text?.text_id ?? null }))
      : [],
    reflectionTextId: null,
    ...(room ? sceneKind(room.scene.kind).mine?.(room, seat) : {}),
  };
}
