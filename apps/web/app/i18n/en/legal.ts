interface Section {
  title: string;
  text: string[];
}

/** Terms and privacy, short and honest. They describe only what this version does. */
export const legal = {
  operator: "Operator",
  operatorFields: { name: "Operator", address: "Address", vat: "VAT number", support_email: "Email" },
  notSet: "not set",
  version: (number: string, date: string) => `Version ${number}, ${date}`,
  related: "See also",
  links: {
    processing: "What is processed where",
    worksCouncil: "The sheet for works councils (after signing in)",
    security: "Security",
    privacy: "Privacy",
    contact: "Write to us",
  },
  terms: {
    title: "Terms",
    version: "1.1",
    date: "2026-11-21",
    intro: "What you can expect of Lantern Hour, and what is asked of you.",
    sections: [
      {
        title: "Who may use it",
        text: [
          "Companies and other organizations, with a business email address. Whoever signs up does so for their company, is allowed to, and becomes its Owner.",
          "Participants need no account. They are invited by a company and join with their link. No contract with us comes into being for them, and they pay nothing.",
        ],
      },
      {
        title: "Credits",
        text: [
          "One credit is one seat in one session. Confirming a session reserves its seats. A credit is used when a participant has been in the live session for five minutes. Every other reservation comes back when the session ends or is cancelled.",
          "A company receives 6 free credits once its Owner’s email address is confirmed, once for each email domain. They cannot be paid out.",
        ],
      },
      {
        title: "Prices and paying",
        text: [
          "Credits are sold in packs, at the prices shown before you pay. You pay once; nothing renews by itself. Taxes are added where the law asks for it, and the receipt carries your billing data.",
          "Credits have no date of expiry in this software. When a payment is paid back or charged back, the credits it brought are taken back, at first those that are left; until the rest is settled nothing more can be bought.",
        ],
      },
      {
        title: "What you bring",
        text: [
          "Invite only people who may be invited at their work address, and tell them what the session is. Keep your password to yourself. Do not use the service to harm or to spy on anyone; it is made so that nobody is watched.",
          "Logos and texts that you add stay yours, and you are allowed to use them here.",
        ],
      },
      {
        title: "What we bring",
        text: [
          "An hour that starts and ends on time. If something breaks on our side, the session pauses by itself and plays on; if it cannot begin, its reservations come back.",
          "The stories, pictures and texts stay ours; your scorecards and what you write are yours.",
        ],
      },
      {
        title: "Leaving",
        text: [
          "You can stop at any time. An Owner can delete the company with its people under Your profile, after the sessions that are running have ended. What the books need is kept without what the law does not ask for.",
          "The operator may close an account that is used to harm others, and says why.",
        ],
      },
      {
        title: "Changes",
        text: [
          "These terms have a version and a date. When they change, Owners are told before the new version holds for what they buy from then on.",
          "Which law holds and which court decides follows from where the operator is, as named on this page.",
        ],
      },
    ] as Section[],
  },
  privacy: {
    title: "Privacy",
    version: "1.1",
    date: "2026-11-21",
    intro: "What is stored about whom, why, and for how long.",
    sections: [
      {
        title: "Who answers for it",
        text: [
          "For accounts of those who plan sessions: the operator named on this page. For the people a company invites: that company, on whose behalf the operator runs the session.",
        ],
      },
      {
        title: "People who plan sessions",
        text: [
          "Your name, work email address, company, and, if you give them, country, time zone and telephone number; your password as an argon2id hash; where and when you signed in, so that you can end a sign-in that is not yours. They are needed to sign you in and to reach you about your sessions.",
          "What administrators change is written to a log that the company’s Owners can read.",
        ],
      },
      {
        title: "People who play",
        text: [
          "Your email address, and, as far as your company or you give them, name, department, office and time zone: to invite you in your own time and to seat you in a team. Whether you accepted, came, and passed the system check: your company sees that by name.",
          "During the session: your votes, moves and what you write, because the session is made of them. Your company sees measures of teams only, and only of teams of three or more. There is no ranking of people, and nothing infers a mood.",
          "Camera, microphone and the noticing of speech are each asked for, and each may stay off. Of speech only seconds leave your browser, never a sound, and they are deleted once the scorecard is made. Voices and faces go directly to your team, or through a media server where one is set up, and are stored nowhere.",
        ],
      },
      {
        title: "For how long",
        text: [
          "Chat, reflections and thank-you lines: as many days as your company sets, 30 unless it says otherwise. Sign-ins: 8 hours. Sessions and their reports: as long as the company is here, afterwards without names. Orders: as long as the law asks for books.",
        ],
      },
      {
        title: "People who write to us",
        text: [
          "What you write in the contact form goes to the operator by email, and you get a confirmation. It is used to answer you. Once an email is delivered, we keep only its address, subject and time, so that its delivery can be followed.",
        ],
      },
      {
        title: "On your device",
        text: [
          "Your sign-in is kept encrypted in your browser’s own storage, and a cookie protects the forms against forgery. There is no advertising and no tracking. Scripts of others are loaded only where this installation has set one up, and not before you agree.",
        ],
      },
      {
        title: "Email",
        text: [
          "Emails are sent to verify an address, to reset a password, to invite and remind, about changes, with the scorecard and what a team agreed on, and with receipts. There is no newsletter.",
        ],
      },
      {
        title: "Others who receive data",
        text: [
          "Only services that this installation has set up: for email, payments, sign-in, the relay or the media server for voices. The page on data processing lists them by name, from the running configuration.",
        ],
      },
      {
        title: "Your rights",
        text: [
          "You can export your data and have it erased: people who plan under Your profile, people who play under Your data, which their join link leads to. You may also ask the operator or your company, have something corrected, object, and complain to a supervisory authority. Logs of past sessions then stay without your name.",
        ],
      },
    ] as Section[],
  },
};
