/** The views of audiences and seats. An audience is a team's id, or "" for the lobby. */
import type { Seat, TeamId } from "../commands.ts";
import type { Pack } from "../pack/schema.ts";
import { inLobby, isMember, membersOf, samePeople } from "../play/people.ts";
import type { State } from "../play/types.ts";
import type { LobbyView, OverView, PrivateView, SharedView } from "../views.ts";
import { arrivedTeams, teamNow } from "./acts.ts";
import { warmUpView } from "./lobby.ts";
import { seatView } from "./private-view.ts";
import { clockView, teamView } from "./team-view.ts";

export const LOBBY = "";
export type Audience = TeamId | typeof LOBBY;

/** A person's audience: their team, or the lobby. */
export function audienceOf({ session, seats, teams }: State, seat: Seat): Audience {
  const team = teams[seats[seat]?.team ?? LOBBY];
  return team && isMember({ session, seats, team }, seat) ? team.id : LOBBY;
}

/** The members of a team, in the order of joining. */
export function teamMembers(s: State, id: TeamId): Seat[] {
  const team = s.teams[id];
  return team ? membersOf(teamNow(s, team)) : [];
}

/** The shared view of an audience. Times are wall ms. */
export function viewOf(pack: Pack, s: State, position: Audience): SharedView {
  const team = s.teams[position];
  const { phase } = s.session;
  if (phase === "ended" || (team && phase === "abandoned")) return overView(s, position);
  if (!team) return lobbyView(pack, s);
  return teamView(pack, s, teamNow(s, team)) ?? overView(s, position);
}

/** The private view of a seat. Null in the lobby, at the end, and for people without a team. */
export function privateView(pack: Pack, s: State, seat: Seat): PrivateView | null {
  const team = s.teams[audienceOf(s, seat)];
  if (!team || s.session.phase === "ended") return null;
  return seatView(pack, s, teamNow(s, team), seat);
}

/** The view after the end. */
function overView(s: State, position: Audience): OverView {
  const scorecard = s.session.phase === "ended" && (s.teams[position]?.entered ?? 0) > 0;
  return { stage: "over", clock: clockView(s.session), scorecard };
}

/** The same list each time, so that comparisons of views find it. */
const noMessages: LobbyView["chat"] = [];

/** The view before the start. */
function lobbyView(pack: Pack, s: State): LobbyView {
  const { expected, waitingUntil } = s.session;
  return {
    stage: "lobby",
    clock: clockView(s.session),
    people: inLobby(s).map(({ seat, presence }) => ({ seat, presence, observer: false })),
    icebreakers: pack.icebreakers,
    warmUp: warmUpView(pack, s),
    chat: s.session.chat ?? noMessages,
    expected,
    waitingUntil,
  };
}

/**
 * Everything that `viewOf` and `privateView` of an audience depend on. While all of it is identical, the views are too.
 * A team's view depends on other teams only by the number of those that have arrived.
 */
export function viewInputs(s: State, position: Audience): unknown[] {
  const team = s.teams[position];
  if (!team) return [s.session, s.seats];
  const people = team.joined.map((seat) => s.seats[seat]);
  return [s.session, team, arrivedTeams(s), ...people];
}

/** Whether `viewInputs` of an audience are the same in both states, without making lists: asked after every command. */
export function sameViewInputs(before: State, s: State, position: Audience): boolean {
  if (before === s) return true;
  const team = s.teams[position];
  if (before.session !== s.session || before.teams[position] !== team) return false;
  if (!team) return before.seats === s.seats;
  return arrivedTeams(before) === arrivedTeams(s) && samePeople(team, before.seats, s.seats);
}
