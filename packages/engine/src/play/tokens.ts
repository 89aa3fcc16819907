/** Tokens are dealt one by one, from the captain on. */
import type { Seat } from "../commands.ts";

/** How many of `count` tokens every seat gets. */
export function dealTokens(seats: readonly Seat[], count: number): Record<Seat, number> {
  const extra = seats.length > 0 ? count % seats.length : 0;
  const each = seats.length > 0 ? Math.floor(count / seats.length) : 0;
  return Object.fromEntries(seats.map((seat, index) => [seat, each + (index < extra ? 1 : 0)]));
}
