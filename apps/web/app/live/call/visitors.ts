import { type CallSignal, isHostSeat } from "@lantern/contract/live";
import type { Seat } from "@lantern/engine/commands";
import type { RemoteMedia } from "./transport.ts";

/** Who greets no more and is not connected is gone: a page that was closed says nothing. */
const SILENT_MS = 15_000;

/** Hosts who speak with the team. No view of the hour names them; they are known by their greeting alone. */
export class Visitors {
  readonly #greetedAt = new Map<Seat, number>();

  receive(from: Seat, signal: CallSignal, now: number): void {
    if (!isHostSeat(from)) return;
    if (signal.s === "leave") this.#greetedAt.delete(from);
    else this.#greetedAt.set(from, now);
  }

  /** Those who are here, by what the call knows of them. */
  seats(peers: Record<Seat, Pick<RemoteMedia, "state">>, now: number): Seat[] {
    for (const [seat, at] of this.#greetedAt)
      if (peers[seat]?.state !== "connected" && now - at > SILENT_MS) this.#greetedAt.delete(seat);
    return [...this.#greetedAt.keys()];
  }
}
