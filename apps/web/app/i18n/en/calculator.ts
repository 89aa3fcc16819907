const credits = (n: number) => (n === 1 ? "1 credit" : `${n} credits`);

/** The texts of the price calculator. They stand alone because the page's script bundles them. */
export const calculator = {
  teams: (seats: number, teams: number) =>
    teams === 1 ? `${seats} seats play in one crew.` : `${seats} seats play in ${teams} crews of up to six.`,
  free: "Free credits used",
  pack: (count: number, size: number) => (count === 1 ? `${size} credits` : `${count} × ${size} credits`),
  pay: "You pay",
  used: "Spent by who came",
  left: "Left in your balance",
  credits,
  covered: "The free credits cover all of it.",
  each: (price: string) => `That is ${price} for each credit you buy.`,
  back: (away: number) =>
    away === 1
      ? "One did not come: that credit comes back."
      : `${away} did not come: ${away} credits come back.`,
  street: (teams: number, came: number, seats: number) =>
    `${teams === 1 ? "One house, the crew" : `${teams} houses, one for each crew`}; ${came} of ${seats} windows are lit`,
  pricesNow: "Prices in US dollars, as they are now. The receipt carries your company’s VAT number.",
};
