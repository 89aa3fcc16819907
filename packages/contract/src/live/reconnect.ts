/** How a page comes back when its connection broke: waits that grow from `firstMs` by `growth` up to `longestMs`. */
export interface ReconnectPace {
  firstMs: number;
  longestMs: number;
  growth: number;
}

/**
 * Each page has a pace of its own, so that those who lost the same server do not all come back at the same moments.
 *
 * @param chance 0 up to 1
 */
export function reconnectPace(chance: number): ReconnectPace {
  return { firstMs: 100 + 500 * chance, longestMs: 1500 + 1000 * chance, growth: 1.7 };
}

/** Ms before the nth try (1 is the first). */
export function waitBefore(nth: number, { firstMs, longestMs, growth }: ReconnectPace): number {
  return Math.min(longestMs, firstMs * growth ** (nth - 1));
}
