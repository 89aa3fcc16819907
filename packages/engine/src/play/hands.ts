/** The cards of a team: dealing, and who holds them now. */
import type { Seat } from "../commands.ts";
import { actingCaptain, membersOf, presentParticipants, type TeamNow } from "./people.ts";
import { dealOut, fromCaptain, holdersOf, packetsOf } from "./table.ts";
import type { TeamTurn } from "./turn.ts";

/** Deals a card set or a puzzle's packets to those who play now, unless it was dealt before. */
export function deal(turn: TeamTurn, set: string): void {
  const dealt = turn.team.deals[set];
  if (dealt && dealt.length > 0) return;
  const like = turn.team.deals[turn.pack.dealt_as?.[set] ?? ""];
  if (like && like.length > 0) {
    turn.emit({ type: "dealt", set, seats: like, at: turn.at });
    return;
  }
  const participants = presentParticipants(turn);
  const everyone = membersOf(turn).filter((seat) => !turn.seats[seat]?.observer);
  const seats = participants.length > 0 ? participants : everyone;
  turn.emit({
    type: "dealt",
    set,
    seats: dealOut(fromCaptain(seats, actingCaptain(turn))),
    at: turn.at,
  });
}

/** Holder of every packet of a set now. */
export function holders(now: TeamNow, set: string): Seat[] {
  return holdersOf(now.team.deals[set] ?? [], presentParticipants(now));
}

/** Packets (1 to 6) of a set that this seat holds now. */
export function hand(now: TeamNow, set: string, seat: Seat): number[] {
  return packetsOf(holders(now, set), seat);
}

/** By packet number: the seats that hold it. */
export function ownersByPacket(now: TeamNow, set: string): Record<number, Seat[]> {
  return Object.fromEntries(holders(now, set).map((seat, index) => [index + 1, [seat]]));
}
