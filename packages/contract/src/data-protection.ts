import type { ServicePurpose } from "./services.ts";

/** Facts that public pages and the agreement on data processing state in the same words. */

/** What each kind of outside service is for, and what it receives. */
export const servicePurposes: Record<ServicePurpose, { name: string; gets: string }> = {
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
};

/** For how long data is stored. */
export const storageTerms = [
  "Chat, reflections, and thank-you lines: for as many days as the company sets, 30 by default.",
  "Replies to invitations that we couldn’t place: for as many days after the session.",
  "Answers to the check-in, if the company has turned it on: until we count them a month after the session, at most 180 days. They are stored under a pseudonym. Averages over five people or more: as long as the company has an account.",
  "Seconds of speech: until the scorecard is made. After that, we only keep the team’s balance and each person’s own share, which only they can see.",
  "Sign-ins: 8 hours without use, 7 days in any case. Used links from emails: one day.",
  "The log of a session, with votes and moves: as many months as the operator has set, 12 in a new installation. Reports and scorecards don’t need it any more.",
  "Sent emails: their address, subject, and time for 400 days.",
  "Public pages of teams, if the company allows them: for as many days as it sets, 90 by default. A page shows a first name only while its person has switched it on.",
  "Sessions and their reports: as long as the company has an account. When it is deleted, its logs, reports, and people go, and its sessions are left without names. Credits, orders, quotes, and invoices: as long as accounting law requires. Those of a deleted company: as many years after the year of the last one as the operator has set, 10 by default.",
  "When a person is removed, we erase their name, their address, and everything they wrote. Seats and credits stay as numbers.",
];

/** How data is protected. */
export const securityMeasures = [
  {
    id: "accounts",
    title: "Accounts",
    list: [
      {
        name: "Passwords",
        text: "We store them only as argon2id hashes. We refuse common passwords, and we slow down guessing without locking you out.",
      },
      {
        name: "Sign-ins",
        text: "A sign-in that nobody uses ends within eight hours, and every sign-in ends after seven days. The server stores only a hash of each token. Your browser stores its copy encrypted, with a key that disappears when you close the last tab. Your profile lists all your sign-ins, and you can end them there.",
      },
      {
        name: "Other identities",
        text: "You can sign in with Google, Microsoft, Facebook, or LinkedIn if this installation has set it up. A matching email address is never enough to link an account: we email you first to ask.",
      },
      {
        name: "Participants’ addresses",
        text: "When someone changes a participant’s email address, links sent to the old one stop working, and we tell the old one. What was said before is shown at the new address only after the old one has confirmed the change.",
      },
      {
        name: "Permissions",
        text: "Owners, Sub-Administrators, and participants have different rights, and the server checks them on every request. An audit log records sign-ins, changes, exports, and, once an hour, what our support opens of your data. The product can’t change an entry, and a chain of hashes shows most changes made in the database itself.",
      },
    ],
  },
  {
    id: "companies",
    title: "Separate companies",
    list: [
      {
        name: "One company’s data",
        text: "Every database query for company data is limited to that company. An automated test tries every request with another company’s IDs and must get nothing.",
      },
      {
        name: "Credits",
        text: "The database itself protects your balance: it can’t go below zero, and a payment reported twice counts once.",
      },
    ],
  },
  {
    id: "hour",
    title: "During a session",
    list: [
      {
        name: "Joining",
        text: "Join links are signed and can be revoked. Their secret comes after the “#”, where no server log or proxy sees it. What only one person may see is sent only to that person’s browser.",
      },
      {
        name: "Voice and video",
        text: "Audio and video go directly between the browsers of a team, encrypted on the way. Where a direct connection isn’t possible, they go through a relay that can’t read them. An installation can use a media server instead; the data processing page then names it. We never record or store them.",
      },
      {
        name: "Nothing lost",
        text: "The server stores every move before it confirms it. If the server stops in the middle of a scene, the session pauses and then continues from the same point.",
      },
    ],
  },
  {
    id: "pages",
    title: "Pages and requests",
    list: [
      {
        name: "Scripts",
        text: "A content security policy allows only our own scripts, plus those of a help chat where this installation has one. It loads only after you agree. There is no advertising and no tracking.",
      },
      {
        name: "Forms",
        text: "Forms are protected against forgery from other sites. The server checks all input against one schema and limits requests that could be used for guessing.",
      },
      {
        name: "Logs",
        text: "We remove passwords, tokens, card numbers, and email addresses from every log line before it is written.",
      },
      {
        name: "Payments",
        text: "You enter your card details on the payment provider’s page. They never reach this server.",
      },
    ],
  },
];
