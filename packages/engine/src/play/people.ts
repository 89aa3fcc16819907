/** The members of a team, those who play now, and the captain. */
import type { Seat } from "../commands.ts";
import type { Person, SessionState, State, TeamState } from "./types.ts";

/** One team with the rest of the state that its rules and views may read. */
export interface TeamNow {
  session: SessionState;
  seats: State["seats"];
  team: TeamState;
}

/** A person belongs to their team until they move or leave. */
export function isMember({ seats, team }: TeamNow, seat: Seat): boolean {
  const person = seats[seat];
  return person !== undefined && person.team === team.id && !person.hasLeft;
}

/** Takes part now: neither away nor watching. People with a lost connection take part until their grace ends. */
export function isPlaying(now: TeamNow, seat: Seat): boolean {
  return isMember(now, seat) && plays(now.seats[seat]);
}

function plays(person: Person | undefined): boolean {
  return person !== undefined && !person.observer && person.presence !== "away";
}

/** People in the lobby. People with a lost connection count until their grace ends. */
export function inLobby({ seats }: State): Person[] {
  return Object.values(seats).filter(({ hasLeft, presence }) => !hasLeft && presence !== "away");
}

/** All members in the order of joining, including those who watch or are away. */
export function membersOf(now: TeamNow): Seat[] {
  return now.team.joined.filter((seat) => isMember(now, seat));
}

/** Members who take part now, in the order of joining. */
export function presentParticipants(now: TeamNow): Seat[] {
  return now.team.joined.filter((seat) => isPlaying(now, seat));
}

/** Whether everybody who ever joined the team is the same in both, as they were. */
export function samePeople({ joined }: TeamState, before: State["seats"], seats: State["seats"]): boolean {
  return before === seats || joined.every((seat) => before[seat] === seats[seat]);
}

/** The captain, or the next person present while the captain is away. Null in an empty team. */
export function actingCaptain(now: TeamNow): Seat | null {
  return firstPlaying(now, Math.max(0, now.team.joined.indexOf(now.team.captain ?? "")));
}

/** The captain of the next decision: the person after the current captain. */
export function nextCaptain(now: TeamNow): Seat | null {
  return firstPlaying(now, now.team.joined.indexOf(now.team.captain ?? "") + 1);
}

function firstPlaying(now: TeamNow, from: number): Seat | null {
  const { joined } = now.team;
  return [...joined.slice(from), ...joined.slice(0, from)].find((seat) => isPlaying(now, seat)) ?? null;
}
