import type { LivePorts } from "./ports.ts";

/** Drawing for longer than this makes everything else on this node wait, ms. */
const AT_A_TIME_MS = 15;

/**
 * The views of a node that are to be drawn, in order. When sessions of hundreds begin together, their teams are drawn
 * a few at a time, and frames and timers of others have their turn in between.
 */
export class DrawQueue {
  readonly #ports: Pick<LivePorts, "clock" | "timers">;
  #waiting: (() => void)[] = [];
  #drawing = false;

  constructor(ports: Pick<LivePorts, "clock" | "timers">) {
    this.#ports = ports;
  }

  /** Draws once everything that runs now has finished, so that all its changes are drawn together. */
  add(draw: () => void): void {
    this.#waiting.push(draw);
    if (this.#drawing) return;
    this.#drawing = true;
    queueMicrotask(() => this.#draw());
  }

  #draw(): void {
    const { clock, timers } = this.#ports;
    const until = clock.now() + AT_A_TIME_MS;
    const waiting = this.#waiting;
    for (const [index, draw] of waiting.entries()) {
      draw();
      if (clock.now() < until || index === waiting.length - 1) continue;
      this.#waiting = waiting.slice(index + 1);
      timers.soon(() => this.#draw());
      return;
    }
    this.#waiting = [];
    this.#drawing = false;
  }
}
