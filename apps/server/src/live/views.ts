import { arrivedTeams, type Pack, privateView, type State, viewInputs, viewOf } from "@lantern/engine";
import type { Seat } from "@lantern/engine/commands";
import type { LiveSessionInfo } from "../core/ports/live-sessions.ts";
import type { AudienceViews } from "./broadcast.ts";
import { peopleOf, personOf } from "./people.ts";

/** The inputs of an audience's views, read again at every change. */
interface ViewSources {
  readonly pack: Pack;
  readonly info: LiveSessionInfo;
  readonly state: State;
}

/** Turns a state into the views of participants; no other function does. */
export function participantViews(session: ViewSources, audience: string): AudienceViews {
  const people = memoized((now: LiveSessionInfo, seats: State["seats"], joined: Seat[] | undefined) =>
    joined
      ? Object.fromEntries(joined.map((seat) => [seat, personOf(now, seats, seat)]))
      : peopleOf(now, seats),
  );
  const inputs = memoized((now: LiveSessionInfo, ..._identities: unknown[]) => [
    now,
    ...viewInputs(session.state, audience),
  ]);
  return {
    everyMs: 0,
    parts() {
      const { info, state: s } = session;
      return inputs(info, s.session, s.seats, s.teams[audience], arrivedTeams(s));
    },
    sharedView: () => viewOf(session.pack, session.state, audience),
    // Visiting hosts have no seat, and see nothing that belongs to one.
    mine: (seat) => (audience === "" ? null : privateView(session.pack, session.state, seat)),
    people: () => people(session.info, session.state.seats, session.state.teams[audience]?.joined),
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
