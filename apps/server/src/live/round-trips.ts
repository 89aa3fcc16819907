import type { ConnectionQuality } from "@lantern/contract/live";
import type { Seat } from "@lantern/engine/commands";

/** People notice longer round trips: responses are late, and above a second a vote may arrive too late. */
const SLOW_MS = 400;
const BAD_MS = 1200;

/** The quality of connections by seat. One slow round trip means nothing: the shorter of the last two counts. */
export class RoundTrips {
  readonly #last = new Map<Seat, number>();

  health(seat: Seat, trip: number): ConnectionQuality {
    const lasting = Math.min(trip, this.#last.get(seat) ?? 0);
    this.#last.set(seat, trip);
    if (lasting >= BAD_MS) return "bad";
    return lasting >= SLOW_MS ? "slow" : "good";
  }
}
