/** The pricing page. Prices come from the packs. */
export const pricing = {
  title: "Pricing",
  description:
    "You pay for who came: one credit is one seat for one hour. Packs of 12, 48 and 150 credits; a company’s first 6 are free.",
  heading: "You pay for who came.",
  intro:
    "One credit is one seat for one hour. No subscription to remember and no tiers: every pack has everything in it. The first 6 seats of a company are free.",
  count: {
    label: "Count it for your team",
    seats: "Seats you reserve",
    came: "People who come",
    first: "It is our first session",
    bill: "What you would pay",
    button: "Sign up, 6 seats are free",
    without: "An example. With scripts switched on, the two sliders reckon it for your team.",
  },
  packs: {
    heading: "Three packs, one thing.",
    intro: "A larger pack makes a seat cheaper. Nothing else changes.",
    caption: "Credit packs",
    columns: ["Pack", "A seat is", "You pay"],
    credits: "credits",
    asOf: (date: string) =>
      `Prices in US dollars, of ${date}. The receipt carries your company’s VAT number.`,
  },
  life: {
    heading: "The life of a credit",
    intro: "Where it is at every moment, so that nobody needs to ask.",
    steps: [
      {
        name: "In your balance",
        text: "Bought, or one of the free 6. You can look around, draft and rehearse as often as you like:",
        strong: "that costs nothing.",
      },
      {
        name: "Reserved",
        text: "When you confirm a session, its seats are set aside. If you cancel it,",
        strong: "all of them come back at once.",
      },
      {
        name: "Spent",
        text: "When its person has been in the live session for five minutes.",
        strong: "A host needs no seat.",
      },
      {
        name: "Back again",
        text: "A credit for somebody who did not come",
        strong: "returns by itself when the session ends.",
      },
    ],
  },
  included: {
    heading: "In every seat",
    list: [
      "Every adventure that is open",
      "Video and voice in the browser",
      "Invitations, reminders and calendar files",
      "A one-minute system check for everyone",
      "Autopilot, or a console if you host",
      "Scorecard and awards for every team",
      "A report for the company, also as CSV and PDF",
      "Rehearsals with simulated teammates",
      "Captions and keyboard play throughout",
      "A one-page privacy sheet for a works council",
    ],
  },
  byReceipt: {
    heading: "Buying and invoices",
    intro: "Made for whoever has to book it.",
    list: [
      {
        name: "How it is paid",
        text: "By an Owner of your company, in the browser, for one pack at a time. There is nothing to cancel, because nothing renews.",
      },
      {
        name: "The receipt",
        text: "As a PDF, by email and under Billing, with a number, your company’s billing address and its VAT number. You enter these once.",
      },
      {
        name: "The ledger",
        text: "Every credit with its reason and the balance after it, to read in the dashboard or to download as CSV.",
      },
    ],
  },
  questions: {
    heading: "Good questions",
    more: "All questions",
    contact: "Ask another one",
    /** The FAQ group with the questions about credits. */
    group: "credits",
  },
  end: {
    heading: "Play one before you pay for one.",
    text: "Sign up with a work address and the first 6 seats are yours. Or try a scene on your own, without an account.",
  },
};
