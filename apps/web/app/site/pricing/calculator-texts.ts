const credits = (n: number) => (n === 1 ? "1 credit" : `${n} credits`);

/** The texts of the calculator; the site's script bundles them. */
export const calculatorTexts = {
  teams: (seats: number, teams: number) =>
    teams === 1 ? `${seats} seats make one team.` : `${seats} seats make ${teams} teams of up to six.`,
  free: "Free credits used",
  bought: "Credits you buy",
  pay: "You pay",
  used: "Used by people who come",
  left: "Left in your balance",
  credits,
  covered: "Your free credits cover everything.",
  each: (price: string) => `That is ${price} for each credit you buy.`,
  back: (away: number) =>
    away === 1
      ? "One person doesn’t come. Their credit is released."
      : `${away} people don’t come. Their ${away} credits are released.`,
  street: (teams: number, came: number, seats: number) =>
    `${teams === 1 ? "One house for the team" : `${teams} houses, one for each team`}; ${came} of ${seats} windows are lit`,
  pricesNow:
    "Current prices. Where we charge VAT, you pay in the currency of the country it goes to; otherwise, your first purchase sets your company’s currency. Your invoice shows your company’s VAT number.",
  /** What comes on top of prices. */
  vat: {
    exempt: "No VAT is added.",
    home: (country: string, rate: string) =>
      `Prices exclude VAT. Companies in ${country} pay ${rate}% on top.`,
    union:
      "With a VAT number from another EU country, you account for VAT yourself; outside the EU we charge none.",
    elsewhere: "Elsewhere we charge none.",
  },
};
