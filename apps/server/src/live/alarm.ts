import type { LivePorts } from "./ports.ts";

/** No alarm is set further ahead: clocks drift, and the poll finds every deadline anyway. */
const LONGEST_MS = 60_000;

/** One timer that can be moved. */
export class Alarm {
  readonly #ports: Pick<LivePorts, "clock" | "timers">;
  readonly #ring: () => void;
  #at = Number.POSITIVE_INFINITY;
  #stop: () => void = () => {};

  constructor(ports: Pick<LivePorts, "clock" | "timers">, ring: () => void) {
    this.#ports = ports;
    this.#ring = ring;
  }

  /** Rings at this time (wall ms), and no longer at the one set before. */
  set(at: number): void {
    const { clock, timers } = this.#ports;
    const ringAt = Math.min(at, clock.now() + LONGEST_MS);
    if (ringAt === this.#at) return;
    this.#stop();
    this.#at = ringAt;
    this.#stop = timers.after(Math.max(0, ringAt - clock.now()), () => {
      this.#at = Number.POSITIVE_INFINITY;
      this.#ring();
    });
  }

  cancel(): void {
    this.#stop();
  }
}
