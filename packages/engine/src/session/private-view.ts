/** The view of a single seat. */
import type { Seat } from "../commands.ts";
import type { Pack } from "../pack/schema.ts";
import { cardsOf, understudyOf } from "../play/cards.ts";
import type { TeamNow } from "../play/people.ts";
import { KUDOS_EACH } from "../play/points.ts";
import type { Kudos } from "../play/results.ts";
import type { State } from "../play/types.ts";
import { sceneKind } from "../scenes/registry.ts";
import type { PrivateView } from "../views.ts";
import { viewContext } from "./team-view.ts";

const textOf = ({ text }: Kudos) => text?.text_id ?? null;

/** A member's private view: cards, vote, tokens and kudos. Nobody else's view contains any of it. */
export function seatView(pack: Pack, s: State, now: TeamNow, seat: Seat): PrivateView {
  const { team } = now;
  const here = viewContext(pack, s, now);
  const given = team.kudos.filter(({ from }) => from === seat);
  const received = team.scene?.kind === "scorecard" ? team.kudos.filter(({ to }) => to === seat) : [];
  const observer = now.seats[seat]?.observer ?? false;
  return {
    seat,
    observer,
    cards: observer ? [] : cardsOf(pack, now, seat),
    understudyOf: observer ? [] : understudyOf(pack, now, seat),
    vote: null,
    locked: false,
    tokens: 0,
    controls: [],
    goals: [],
    kudos: given.map((one) => ({ to: one.to, card: one.card, textId: textOf(one) })),
    kudosLeft: KUDOS_EACH - given.length,
    received: received.map((one) => ({ from: one.from, card: one.card, textId: textOf(one) })),
    reflectionTextId: null,
    ...(here ? sceneKind(here.scene.kind).privateView?.(here, seat) : {}),
  };
}
