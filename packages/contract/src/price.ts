/** What a number of credits costs: pure functions, for the server and for pages that show a price while somebody types. */

interface PricedPack {
  credits: number;
  price_cents: number;
}

interface Price<P extends PricedPack = PricedPack> {
  /** The pack whose price for one credit applies. */
  pack: P;
  cents: number;
}

/**
 * The price of any number of credits: each costs as much as in the largest pack that is not larger, or in the smallest
 * one. Null without packs.
 */
export function priceOf<P extends PricedPack>(credits: number, packs: readonly P[]): Price<P> | null {
  const [smallest, ...larger] = [...packs].sort((a, b) => a.credits - b.credits);
  if (!smallest) return null;
  const pack = larger.findLast((one) => one.credits <= credits) ?? smallest;
  return { pack, cents: Math.max(1, Math.round((credits * pack.price_cents) / pack.credits)) };
}

/**
 * The tax on a net price in cents, with commercial rounding of the whole document, which has one row and one rate. Rates have
 * at most one decimal place, so that tenths are whole numbers.
 */
export const taxCentsOf = (netCents: number, percent: number): number =>
  Math.round((netCents * Math.round(percent * 10)) / 1000);

/** A larger pack that costs no more than this number of credits; of several, the largest. */
export function betterPack<P extends PricedPack>(credits: number, packs: readonly P[]): P | null {
  const price = priceOf(credits, packs);
  if (!price) return null;
  return (
    [...packs]
      .sort((a, b) => a.credits - b.credits)
      .findLast((pack) => pack.credits > credits && pack.price_cents <= price.cents) ?? null
  );
}
