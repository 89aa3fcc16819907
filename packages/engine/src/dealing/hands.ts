/** Hands of a running team: what is dealt, who holds it now. */
import type { Seat } from "../commands.ts";
import { actingCaptain, presentPlayers } from "../team/people.ts";
import type { Turn } from "../team/turn.ts";
import type { TeamState } from "../team/types.ts";
import { dealOut, fromCaptain, holdersOf, packetsOf } from "./table.ts";

/** Deals a card set or a puzzle's packets over those who play now; what was dealt stays dealt. */
export function deal(turn: Turn, set: string): void {
  const dealt = turn.state.deals[set];
  if (dealt && dealt.length > 0) return;
  const players = presentPlayers(turn.state);
  const everyone = Object.values(turn.state.members)
    .filter((member) => !member.gone && !member.observer)
    .map((member) => member.seat);
  const seats = players.length > 0 ? players : everyone;
  turn.emit({
    type: "dealt",
    set,
    seats: dealOut(fromCaptain(seats, actingCaptain(turn.state))),
    at: turn.at,
  });
}

/** Holder of every packet of a set now. */
export function holders(s: TeamState, set: string): Seat[] {
  return holdersOf(s.deals[set] ?? [], presentPlayers(s));
}

/** Packets (1 to 6) of a set that this seat holds now. */
export function hand(s: TeamState, set: string, seat: Seat): number[] {
  return packetsOf(holders(s, set), seat);
}

/** By packet number: the seats that hold it. */
export function ownersByPacket(s: TeamState, set: string): Record<number, Seat[]> {
  return Object.fromEntries(holders(s, set).map((seat, index) => [index + 1, [seat]]));
}
