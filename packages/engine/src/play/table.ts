/** Dealing of six packets and of tokens. Packet 1 is at index 0. */
import type { Seat } from "../commands.ts";

const PACKET_COUNT = 6;

/** Deals the six packets to 1 to 6 seats in turns. */
export function dealOut(seats: readonly Seat[]): Seat[] {
  if (seats.length === 0) return [];
  return Array.from({ length: PACKET_COUNT }, (_packet, index) => seats[index % seats.length] as Seat);
}

/** The seats in order, starting with the captain. */
export function fromCaptain(seats: readonly Seat[], captain: Seat | null): Seat[] {
  const at = Math.max(0, seats.indexOf(captain ?? ""));
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/**
 * [C2] The current holders of the packets. Packets of a seat that does not play pass to the playing seats with the
 * fewest packets, in the order of seats, and return with it. If nobody plays, nothing changes.
 */
export function holdersOf(dealt: readonly Seat[], playing: readonly Seat[]): Seat[] {
  if (playing.length === 0) return [...dealt];
  const counts = new Map(playing.map((seat) => [seat, 0]));
  for (const seat of dealt) if (counts.has(seat)) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return dealt.map((seat) => {
    if (counts.has(seat)) return seat;
    let understudy = playing[0] as Seat;
    for (const other of playing) {
      if ((counts.get(other) ?? 0) < (counts.get(understudy) ?? 0)) understudy = other;
    }
    counts.set(understudy, (counts.get(understudy) ?? 0) + 1);
    return understudy;
  });
}

/** Numbers (1 to 6) of the packets that a seat holds. */
export function packetsOf(holders: readonly Seat[], seat: Seat): number[] {
  return holders.flatMap((holder, index) => (holder === seat ? [index + 1] : []));
}

/** [A1] Deals `count` tokens one by one, from the captain on. */
export function dealTokens(seats: readonly Seat[], count: number): Record<Seat, number> {
  const extra = seats.length > 0 ? count % seats.length : 0;
  const each = seats.length > 0 ? Math.floor(count / seats.length) : 0;
  return Object.fromEntries(seats.map((seat, index) => [seat, each + (index < extra ? 1 : 0)]));
}
