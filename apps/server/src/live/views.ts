import {
  inLanguage,
  type Pack,
  privateView,
  type State,
  sameViewInputs,
  viewInputs,
  viewOf,
} from "@lantern/engine";
import type { Seat } from "@lantern/engine/commands";
import type { PrivateView } from "@lantern/engine/views";
import type { LiveSessionInfo } from "../core/ports/live-sessions.ts";
import type { AudienceViews } from "./audience.ts";
import { peopleOf, personOf } from "./people.ts";

/** The inputs of an audience's views, read again at every change. */
interface ViewSources {
  readonly pack: Pack;
  readonly info: LiveSessionInfo;
  readonly state: State;
  readsIn(...wanted: string[]): string;
}

/** Turns a state into the views of participants; no other function does. */
export function participantViews(session: ViewSources, audience: string, language: string): AudienceViews {
  const pack = inLanguage(session.pack, language);
  const ownView = (seat: Seat) => {
    const { state, info } = session;
    const own = privateView(pack, state, seat);
    // A team reads aloud in the language of the session.
    const spoken = session.readsIn(info.language);
    if (!own || language === spoken || !isMixed(state, audience, language)) return own;
    return withAloud(own, privateView(inLanguage(session.pack, spoken), state, seat), spoken);
  };
  const people = memoized((now: LiveSessionInfo, seats: State["seats"], joined: Seat[] | undefined) =>
    joined
      ? Object.fromEntries(joined.map((seat) => [seat, personOf(now, seats, seat)]))
      : peopleOf(now, seats),
  );
  let latest: { info: LiveSessionInfo; state: State; parts: unknown[] } | null = null;
  return {
    everyMs: 0,
    parts() {
      const { info, state } = session;
      const same = latest?.info === info && sameViewInputs(latest.state, state, audience);
      const parts = same && latest ? latest.parts : [info, ...viewInputs(state, audience)];
      latest = { info, state, parts };
      return parts;
    },
    sharedView() {
      const view = viewOf(pack, session.state, audience);
      // One sentence of one team, so its examples are in the language of the session.
      const spoken = session.readsIn(session.info.language);
      if (language === spoken || view.stage !== "play" || view.scene.kind !== "commitment") return view;
      const inSpoken = viewOf(inLanguage(session.pack, spoken), session.state, audience);
      if (inSpoken.stage !== "play" || inSpoken.scene.kind !== "commitment") return view;
      return { ...view, scene: { ...view.scene, examples: inSpoken.scene.examples } };
    },
    // Visiting hosts have no seat, and see nothing that belongs to one.
    mine: (seat) => (audience === "" ? null : ownView(seat)),
    people: () => people(session.info, session.state.seats, session.state.teams[audience]?.joined),
  };
}

/** Whether somebody in this team reads another language. */
function isMixed({ seats }: State, team: string, language: string): boolean {
  return Object.values(seats).some(
    (one) =>
      one.team === team && one.presence !== "away" && (one.connection.language ?? language) !== language,
  );
}

/** The private view, with the texts of its cards that are read aloud. */
function withAloud(own: PrivateView, other: PrivateView | null, language: string): PrivateView {
  const texts = new Map(other?.cards.map(({ id, text }) => [id, text]));
  return {
    ...own,
    cards: own.cards.map((card) => ({ ...card, aloud: { language, text: texts.get(card.id) ?? card.text } })),
  };
}

/** Returns the same value as long as the arguments are identical. */
export function memoized<A extends unknown[], T>(make: (...args: A) => T): (...args: A) => T {
  let last: { args: A; made: T } | null = null;
  return (...args) => {
    if (!last || last.args.some((arg, index) => arg !== args[index])) last = { args, made: make(...args) };
    return last.made;
  };
}
