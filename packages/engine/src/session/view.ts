/** What leaves the server: views of places and seats. A place is a team's id, or "" for the lobby. */
import type { Seat, TeamId } from "../commands.ts";
import type { Pack } from "../pack/schema.ts";
import { isMember, membersOf } from "../play/people.ts";
import type { State } from "../play/types.ts";
import type { LobbyView, OverView, PrivateView, SharedView } from "../views.ts";
import { arrivedTeams, teamNow } from "./acts.ts";
import { seatView } from "./private-view.ts";
import { inLobby } from "./start.ts";
import { clockView, teamView } from "./team-view.ts";

export const LOBBY = "";
export type Audience = TeamId | typeof LOBBY;

/** Where somebody is: in their team, or in the lobby. */
export function audienceOf({ session, seats, teams }: State, seat: Seat): Audience {
  const team = teams[seats[seat]?.team ?? LOBBY];
  return team && isMember({ session, seats, team }, seat) ? team.id : LOBBY;
}

/** The seats that belong to a team now, in the order of joining. */
export function teamMembers(s: State, id: TeamId): Seat[] {
  const team = s.teams[id];
  return team ? membersOf(teamNow(s, team)) : [];
}

/** What everybody at a place sees. Times are wall ms. */
export function viewOf(pack: Pack, s: State, position: Audience): SharedView {
  const team = s.teams[position];
  const { phase } = s.session;
  if (phase === "ended" || (team && phase === "abandoned")) return overView(s, position);
  if (!team) return lobbyView(pack, s);
  return teamView(pack, s, teamNow(s, team)) ?? overView(s, position);
}

/** What only this seat sees at its place: null in the lobby, at the end, and for who is no member. */
export function privateView(pack: Pack, s: State, seat: Seat): PrivateView | null {
  const team = s.teams[audienceOf(s, seat)];
  if (!team || s.session.phase === "ended") return null;
  return seatView(pack, s, teamNow(s, team), seat);
}

/** After the end: only that there is a scorecard. */
function overView(s: State, position: Audience): OverView {
  const scorecard = s.session.phase === "ended" && (s.teams[position]?.entered ?? 0) > 0;
  return { stage: "over", clock: clockView(s.session), scorecard };
}

/** Who is here before the start. */
function lobbyView(pack: Pack, s: State): LobbyView {
  const { expected, waitingUntil } = s.session;
  return {
    stage: "lobby",
    clock: clockView(s.session),
    people: inLobby(s).map(({ seat, presence }) => ({ seat, presence, observer: false })),
    icebreakers: pack.icebreakers,
    expected,
    waitingUntil,
  };
}

/**
 * Everything that `viewOf` and `privateView` read of a place: while all of it is identical, so are the views. (A view
 * of one team reads of the others only how many have arrived.)
 */
export function viewInputs(s: State, position: Audience): unknown[] {
  const team = s.teams[position];
  if (!team) return [s.session, s.seats];
  const people = team.joined.map((seat) => s.seats[seat]);
  return [s.session, team, arrivedTeams(s), ...people];
}
