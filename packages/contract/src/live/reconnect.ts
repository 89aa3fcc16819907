/** Delays between attempts to reconnect. They grow from `firstMs` by the factor `growth` up to `longestMs`. */
interface ReconnectPace {
  firstMs: number;
  longestMs: number;
  growth: number;
}

/**
 * Each page has its own delays, so that pages that lost the same server do not all reconnect at the same time.
 *
 * @param chance a random number from 0 to 1
 */
export function reconnectPace(chance: number): ReconnectPace {
  return { firstMs: 100 + 500 * chance, longestMs: 1500 + 1000 * chance, growth: 1.7 };
}

/** Delay in ms before the nth attempt; the first attempt is 1. */
export function waitBefore(nth: number, { firstMs, longestMs, growth }: ReconnectPace): number {
  return Math.min(longestMs, firstMs * growth ** (nth - 1));
}
