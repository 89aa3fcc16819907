import { arrivedTeams, type Pack, privateView, type State, viewInputs, viewOf } from "@lantern/engine";
import type { Seat } from "@lantern/engine/commands";
import type { LiveSessionInfo } from "../core/ports/live-sessions.ts";
import type { AudienceViews } from "./broadcast.ts";
import { peopleOf, personOf } from "./people.ts";

/** The inputs of an audience's views, read again at every change. */
interface ViewSources {
  pack: Pack;
  info(): LiveSessionInfo;
  state(): State;
}

/** Turns a state into the views of participants; no other function does. */
export function participantViews({ pack, info, state }: ViewSources, audience: string): AudienceViews {
  const people = memoized((now: LiveSessionInfo, seats: State["seats"], joined: Seat[] | undefined) =>
    joined
      ? Object.fromEntries(joined.map((seat) => [seat, personOf(now, seats, seat)]))
      : peopleOf(now, seats),
  );
  const inputs = memoized((now: LiveSessionInfo, ..._identities: unknown[]) => [
    now,
    ...viewInputs(state(), audience),
  ]);
  return {
    everyMs: 0,
    parts() {
      const s = state();
      return inputs(info(), s.session, s.seats, s.teams[audience], arrivedTeams(s));
    },
    sharedView: () => viewOf(pack, state(), audience),
    // Visiting hosts have no seat, and see nothing that belongs to one.
    mine: (seat) => (audience === "" ? null : privateView(pack, state(), seat)),
    people: () => people(info(), state().seats, state().teams[audience]?.joined),
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
