/**
 * The packs that a new installation sells. Pages that are built before there is a server tell these prices with
 * their date, and correct them from `GET /api/checkout/products`; a test holds the database's first products to them.
 */
export const listedPacks = {
  asOf: "2026-11-21",
  currency: "USD",
  packs: [
    { credits: 12, price_cents: 22_800 },
    { credits: 48, price_cents: 81_600 },
    { credits: 150, price_cents: 225_000 },
  ],
} as const;
