/** Time in bars, counted by the server's clock from its epoch, so that a whole team is in the same bar. */
export class Bars {
  readonly barMs: number;
  readonly loopMs: number;

  constructor(barSeconds: number, bars: number) {
    this.barMs = barSeconds * 1000;
    this.loopMs = this.barMs * bars;
  }

  /** The first bar line after a server time. */
  nextLine(now: number): number {
    return (Math.floor(now / this.barMs) + 1) * this.barMs;
  }

  /** Milliseconds from the beginning of the loop. */
  position(now: number): number {
    return ((now % this.loopMs) + this.loopMs) % this.loopMs;
  }
}

/** Between so many points a straight line cannot be told from the curve. */
const POINTS = 32;

/** A change of loudness in which the power moves evenly, so that two opposite ones are always equally loud together. */
export function equalPower(from: number, to: number): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: POINTS }, (_, i) => {
    const share = i / (POINTS - 1);
    return Math.sqrt(from ** 2 + (to ** 2 - from ** 2) * share);
  });
}
