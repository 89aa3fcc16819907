/**
 * The credit packs of a new installation. Static pages show these prices with their date until they have read
 * `GET /api/checkout/products`. A test compares them with the first products of the database.
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
