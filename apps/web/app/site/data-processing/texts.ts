import type { ServicePurpose } from "@lantern/contract/services";
import { onDevice } from "../privacy/texts.ts";

/** Data processing, completed with the configuration of this installation. */
export const texts = {
  title: "Data processing",
  intro:
    "What is processed where, by which outside services, and for how long. It shows how this installation is set up right now.",
  here: "On this server",
  hereText: (origin: string) =>
    `We store everything in one PostgreSQL database behind ${origin}: accounts, lists of people, sessions and their logs, orders with their documents, and emails waiting to be sent.`,
  servicesTitle: "Outside services",
  none: "None are set up. Apart from the pages people open, this server only sends data to systems that a company has connected itself, such as its identity provider.",
  columns: ["Service", "For what", "What it receives"],
  purposes: {
    email: { name: "Sending email", gets: "Address, name, and text of each email" },
    payments: {
      name: "Payments",
      gets: "What the buyer enters on the service’s own page, the order number, how many credits it is for, and the amount with its VAT",
    },
    vat_numbers: {
      name: "Checking VAT numbers of the European Union (VIES)",
      gets: "The VAT numbers that companies enter for billing, and the operator’s own",
    },
    sign_in: {
      name: "Signing in",
      gets: "The fact that someone signs in here; only for administrators who choose it",
    },
    relay: {
      name: "Relaying audio and video where a direct connection isn’t possible",
      gets: "Encrypted audio and video, which it can’t read, and both people’s network addresses, for as long as they talk",
    },
    chat: {
      name: "Help chat",
      gets: "Only after you agree to it: what you write there, the pages you open meanwhile, your browser, and your network address",
    },
    error_reports: {
      name: "Error reports from our pages",
      gets: "What broke, on which page, in which browser. For one visit in ten, and for visits with an error, also a replay of the page with all text and pictures masked",
    },
    database: { name: "Database", gets: "Everything we store" },
    fan_out: {
      name: "Sending moves between servers",
      gets: "Moves in live sessions, for a moment. It keeps nothing",
    },
  } satisfies Record<ServicePurpose, { name: string; gets: string }>,
  browserTitle: "In the browser",
  browser: [
    "Audio and video go directly between the people on a team, encrypted on the way, or through a relay or media server if one is named above. We never record them.",
    onDevice,
  ],
  termsTitle: "For how long",
  terms: [
    "Chat, reflections, and thank-you lines: for as many days as the company sets, 30 by default.",
    "Replies to invitations that we couldn’t place: for as many days after the session.",
    "Answers to the check-in, if the company has turned it on: until we count them a month after the session, at most 180 days. They are stored under a pseudonym. Averages over five people or more: as long as the company has an account.",
    "Seconds of speech: until the scorecard is made. After that, we only keep the team’s balance and each person’s own share, which only they can see.",
    "Sign-ins: 8 hours without use, 7 days in any case. Used links from emails: one day.",
    "Sessions and their reports: as long as the company has an account, and without names after that. Credits, orders, quotes, and invoices: as long as accounting law requires.",
    "When a person is removed, we erase their name, their address, and everything they wrote. Seats and credits stay as numbers.",
  ],
};
