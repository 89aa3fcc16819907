/**
 * The credit packs of a new installation, in each currency with prices of its own. Static pages show these prices with
 * their date until they have read `GET /api/checkout/products`. A test compares them with the first products of the
 * database.
 */
export const listedPacks = {
  asOf: "2026-11-21",
  offers: [
    {
      currency: "USD",
      packs: [
        { credits: 12, price_cents: 22_800 },
        { credits: 48, price_cents: 81_600 },
        { credits: 150, price_cents: 225_000 },
      ],
    },
    {
      currency: "EUR",
      packs: [
        { credits: 12, price_cents: 21_600 },
        { credits: 48, price_cents: 76_800 },
        { credits: 150, price_cents: 210_000 },
      ],
    },
    {
      currency: "GBP",
      packs: [
        { credits: 12, price_cents: 18_000 },
        { credits: 48, price_cents: 64_800 },
        { credits: 150, price_cents: 180_000 },
      ],
    },
  ],
} as const;
