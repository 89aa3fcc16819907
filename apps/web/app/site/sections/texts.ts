/** Terms and privacy, short and honest. They describe only what this version does. */
export const texts = {
  operator: "Operator",
  operatorFields: { name: "Operator", address: "Address", vat: "VAT number", support_email: "Email" },
  notSet: "not set",
  version: (number: string, date: string) => `Version ${number}, ${date}`,
  related: "See also",
  links: {
    processing: "What is processed where",
    worksCouncil: "One page for works councils (after you sign in)",
    security: "Security",
    privacy: "Privacy",
    contact: "Write to us",
  },
  siteEnd: {
    heading: "Somewhere, a lamp has just gone out.",
    text: "Play with three simulated teammates who vote, chat, and disagree with you. It takes a few minutes, and you don’t need an account.",
    signUp: "Sign up for 6 free seats",
  },
};
