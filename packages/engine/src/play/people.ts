/** Who is in a team, who is waited for, and who leads. */
import type { Seat } from "../commands.ts";
import type { Person, SessionState, State, TeamState } from "./types.ts";

/** One team, with what its rules and views may read beside it. */
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

/** Plays and is waited for: not away, not watching. A lost connection is waited for while its grace lasts. */
export function isPlaying(now: TeamNow, seat: Seat): boolean {
  return isMember(now, seat) && plays(now.seats[seat]);
}

function plays(person: Person | undefined): boolean {
  return person !== undefined && !person.observer && person.presence !== "away";
}

/** Members in the order of joining, watching and away ones too. */
export function membersOf(now: TeamNow): Seat[] {
  return now.team.joined.filter((seat) => isMember(now, seat));
}

/** Seats that are waited for, in the order of joining. */
export function presentParticipants(now: TeamNow): Seat[] {
  return now.team.joined.filter((seat) => isPlaying(now, seat));
}

/** Who leads now: the captain, or the next one present while the captain is away. Null in an empty team. */
export function actingCaptain(now: TeamNow): Seat | null {
  return firstPlaying(now, Math.max(0, now.team.joined.indexOf(now.team.captain ?? "")));
}

/** Who leads the next decision: the one after the captain. */
export function nextCaptain(now: TeamNow): Seat | null {
  return firstPlaying(now, now.team.joined.indexOf(now.team.captain ?? "") + 1);
}

function firstPlaying(now: TeamNow, from: number): Seat | null {
  const { joined } = now.team;
  return [...joined.slice(from), ...joined.slice(0, from)].find((seat) => isPlaying(now, seat)) ?? null;
}
