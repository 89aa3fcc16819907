import { formatMoney } from "../../i18n/format.ts";
import type { Pack } from "./pack-plan.ts";

/** The packs for sale in one currency. */
export interface Offer {
  offered: readonly Pack[];
  currency: string;
}

interface PriceRow {
  credits: number;
  /** One for each offer; null where it has no pack of this size. */
  prices: ({ total: string; seat: string } | null)[];
}

/** The rows of the price table; used by the built page and by its script. */
export function priceRows(offers: readonly Offer[]): PriceRow[] {
  const sizes = new Set(offers.flatMap(({ offered }) => offered.map(({ credits }) => credits)));
  return [...sizes]
    .sort((a, b) => a - b)
    .map((credits) => ({
      credits,
      prices: offers.map(({ currency, offered }) => {
        const pack = offered.find((each) => each.credits === credits);
        if (!pack) return null;
        const seat = formatMoney(Math.round(pack.price_cents / credits), currency);
        return { total: formatMoney(pack.price_cents, currency), seat };
      }),
    }));
}
