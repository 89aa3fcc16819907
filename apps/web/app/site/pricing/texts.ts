import { creditTerms } from "../../i18n/credit-terms.ts";

/** The pricing page. Prices come from the packs. */
export const texts = {
  title: "Pricing",
  description:
    "You only pay for people who come. One credit is one seat in one session. Packs of 12, 48, and 150 credits, and the first 6 are free.",
  heading: "You only pay for people who come.",
  intro:
    "One credit is one seat in one session. There are no subscriptions and no tiers: every pack includes everything. Your company’s first 6 seats are free.",
  count: {
    label: "Calculate it for your team",
    seats: "Seats you reserve",
    came: "People who come",
    first: "This is our first session",
    currency: "Currency",
    bill: "What you’d pay",
    button: "Sign up for 6 free seats",
    without: "This is an example. Turn on JavaScript to calculate it for your team.",
  },
  packs: {
    heading: "Three packs, one product.",
    intro: "Seats cost less in larger packs, and each currency has its own prices. Nothing else changes.",
    caption: "Credit packs",
    columns: ["Pack", "Per seat", "You pay"],
    credits: "credits",
    seat: "a seat",
    asOf: (date: string) =>
      `Prices as of ${date}, plus VAT where it applies. Where we charge VAT, you pay in the currency of the country it goes to; otherwise, your first purchase sets your company’s currency. Your invoice shows your company’s VAT number.`,
  },
  terms: creditTerms,
  life: {
    heading: "The life of a credit",
    intro: "What happens to a credit, from purchase to release.",
    steps: [
      {
        name: "Available",
        text: "You bought it, or it’s one of your 6 free ones. Look around, plan, and rehearse as often as you like:",
        strong: "that’s free.",
      },
      {
        name: "Reserved",
        text: "When you confirm a session, we reserve a credit for each seat. If you cancel it,",
        strong: "all of them are released at once.",
      },
      {
        name: "Used",
        text: "A credit is used once someone has been in the live session for five minutes.",
        strong: "Hosts don’t need a seat.",
      },
      {
        name: "Released",
        text: "If someone doesn’t come, their credit",
        strong: "is released when the session ends.",
      },
    ],
  },
  included: {
    heading: "Included with every seat",
    list: [
      "Every available adventure",
      "Video and voice in the browser",
      "Invitations, reminders, and calendar files",
      "A one-minute system check for everyone",
      "Autopilot, or a console if you host",
      "Scorecard and awards for every team",
      "A report for the company, also as CSV and PDF",
      "Rehearsals with simulated teammates",
      "Captions and full keyboard control",
      "A one-page privacy sheet for a works council",
    ],
  },
  byReceipt: {
    heading: "Payment and invoices",
    intro: "Everything your accounting team needs.",
    list: [
      {
        name: "How you pay",
        text: "A pack, or any number of credits, in US dollars, euros, or pounds: by card in the browser, or by invoice where the operator takes bank transfers. Make a quote first if you need one. Nothing renews, so there’s nothing to cancel.",
      },
      {
        name: "The invoice",
        text: "You get a numbered PDF with your company’s billing address, tax number, and purchase-order number by email and under Billing. You enter your details once.",
      },
      {
        name: "The ledger",
        text: "The ledger shows every change to your credits, the reason, and the balance after it. Read it in the dashboard or download it as CSV.",
      },
    ],
  },
  questions: {
    heading: "Common questions",
    more: "All questions",
    contact: "Ask us something else",
    /** The FAQ group with the questions about credits. */
    group: "credits",
  },
  end: {
    heading: "Play before you pay.",
    text: "Sign up with your work email address, and your first 6 seats are free. Or try a scene on your own, without an account.",
  },
};
