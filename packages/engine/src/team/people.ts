/** Who is in the team, who is waited for, and who leads. */
import type { Seat } from "../commands.ts";
import type { Member, TeamState } from "./types.ts";

/** Plays and is waited for: not away, not gone, no observer. A dropped line is waited for while its grace lasts. */
export function isPlaying(member: Member | undefined): boolean {
  return member !== undefined && !member.gone && !member.observer && member.presence !== "away";
}

/** Seats that are waited for, in the order of the roster. */
export function presentPlayers(s: TeamState): Seat[] {
  return Object.values(s.members)
    .filter(isPlaying)
    .map((member) => member.seat);
}

/** Who leads now: the captain, or the next one present while the captain is away. Null in an empty team. */
export function actingCaptain(s: TeamState): Seat | null {
  const order = Object.keys(s.members);
  const from = Math.max(0, order.indexOf(s.captain ?? ""));
  const turned = [...order.slice(from), ...order.slice(0, from)];
  return turned.find((seat) => isPlaying(s.members[seat])) ?? null;
}

/** Who leads the next decision: the one after the captain. */
export function nextCaptain(s: TeamState): Seat | null {
  const order = Object.keys(s.members);
  const from = order.indexOf(s.captain ?? "") + 1;
  const turned = [...order.slice(from), ...order.slice(0, from)];
  return turned.find((seat) => isPlaying(s.members[seat])) ?? null;
}
