import { listedPacks } from "@lantern/contract/packs";
import type { Offer } from "./offers.ts";

/** The offers that the pages are built with, the first in US dollars. */
export const builtOffers: readonly Offer[] = listedPacks.offers.map(({ currency, packs }) => ({
  currency,
  offered: packs,
}));
