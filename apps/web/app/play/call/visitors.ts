import type { CallSignal } from "@lantern/contract/live";
import { isHostSeat } from "@lantern/contract/live-protocol";
import type { Seat } from "@lantern/engine/commands";
import type { RemoteMedia } from "./call-state.ts";

/** A visitor who is not connected and sends no greeting for so long has left. A closed page sends no goodbye. */
const SILENT_MS = 15_000;

/** Hosts who speak with the team. No view contains them; only their greetings tell that they are there. */
export class Visitors {
  readonly #greetedAt = new Map<Seat, number>();

  receive(from: Seat, signal: CallSignal, now: number): void {
    if (!isHostSeat(from)) return;
    if (signal.s === "leave") this.#greetedAt.delete(from);
    else this.#greetedAt.set(from, now);
  }

  /** Visitors who are here. */
  seats(peers: Record<Seat, Pick<RemoteMedia, "state">>, now: number): Seat[] {
    for (const [seat, at] of this.#greetedAt)
      if (peers[seat]?.state !== "connected" && now - at > SILENT_MS) this.#greetedAt.delete(seat);
    return [...this.#greetedAt.keys()];
  }
}
