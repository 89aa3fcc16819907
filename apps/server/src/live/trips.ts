import type { ConnectionQuality } from "@lantern/contract/live";
import type { Seat } from "@lantern/engine/commands";

/** A round trip above these is felt: answers lag, and above the second a vote may come too late. */
const SLOW_MS = 400;
const BAD_MS = 1200;

/** How quickly lines answer. One trip that took long is nothing yet: the shorter of the last two counts. */
export class Trips {
  readonly #last = new Map<Seat, number>();

  health(seat: Seat, trip: number): ConnectionQuality {
    const lasting = Math.min(trip, this.#last.get(seat) ?? 0);
    this.#last.set(seat, trip);
    if (lasting >= BAD_MS) return "bad";
    return lasting >= SLOW_MS ? "slow" : "good";
  }
}
