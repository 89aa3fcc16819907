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
    worksCouncil: "One page for works councils (after you sign in)",
    security: "Security",
    privacy: "Privacy",
    contact: "Write to us",
  },
  terms: {
    title: "Terms",
    version: "1.1",
    date: "2026-11-21",
    intro: "What you can expect from Lantern Hour, and what we ask of you.",
    sections: [
      {
        title: "Who may use it",
        text: [
          "Companies and other organizations, with a business email address. If you sign up, you do so for your company, you confirm that you’re allowed to, and you become its Owner.",
          "Participants don’t need an account. A company invites them, and they join with their link. They have no contract with us and pay nothing.",
        ],
      },
      {
        title: "Credits",
        text: [
          "One credit is one seat in one session. Confirming a session reserves its seats. A credit is used once a participant has been in the live session for five minutes. All other reserved credits are released when the session ends or is cancelled.",
          "A company gets 6 free credits when its Owner confirms their email address, once for each email domain. They can’t be exchanged for money.",
        ],
      },
      {
        title: "Prices and paying",
        text: [
          "Credits are sold in packs, at the prices shown before you pay. You pay once, and nothing renews automatically. We add taxes where the law requires it, and your receipt shows your billing details.",
          "Credits don’t expire. When a payment is refunded or charged back, we remove its credits from your balance. If some of them were already used, you can’t buy more until that is settled.",
        ],
      },
      {
        title: "What we ask of you",
        text: [
          "Only invite people you’re allowed to contact at their work address, and tell them what the session is. Keep your password to yourself. Don’t use the service to harm or spy on anyone.",
          "Logos and texts you add stay yours. By adding them, you confirm that you’re allowed to use them here.",
        ],
      },
      {
        title: "What you get from us",
        text: [
          "A session that starts and ends on time. If something breaks on our side, the session pauses automatically and then continues. If it can’t start, we release its credits.",
          "The stories, pictures, and texts stay ours. Your scorecards and what you write are yours.",
        ],
      },
      {
        title: "Leaving",
        text: [
          "You can stop at any time. An Owner can delete the company and its people under Your profile, once live sessions have ended. We keep only what accounting law requires.",
          "The operator can close an account that is used to harm others, and will say why.",
        ],
      },
      {
        title: "Changes",
        text: [
          "These terms have a version and a date. When they change, we tell Owners first. The new version then applies to what they buy from that day on.",
          "The applicable law and court depend on where the operator is based, as named on this page.",
        ],
      },
    ] as Section[],
  },
  privacy: {
    title: "Privacy",
    version: "1.1",
    date: "2026-11-21",
    intro: "What we store about whom, why, and for how long.",
    sections: [
      {
        title: "Who is responsible",
        text: [
          "For the accounts of people who plan sessions: the operator named on this page. For the people a company invites: that company. The operator runs the session on its behalf.",
        ],
      },
      {
        title: "People who plan sessions",
        text: [
          "Your name, work email address, and company; your country, time zone, and telephone number if you add them; your password as an argon2id hash; and where and when you signed in, so that you can end a sign-in that isn’t yours. We need this to sign you in and to reach you about your sessions.",
          "A log records what administrators change. The company’s Owners can read it.",
        ],
      },
      {
        title: "People who play",
        text: [
          "Your email address, and your name, department, office, and time zone if you or your company add them. We use them to invite you in your local time and to put you on a team. Your company can see, by name, whether you accepted, attended, and passed the system check.",
          "During the session, we store your votes, your moves, and what you write, because the session can’t work without them. Your company only sees measures of teams of three or more. We don’t rank people or infer moods.",
          "We ask before we use your camera or microphone or count how long you speak, and each can stay off. If you agree, your browser only sends how many seconds you spoke, never sound, and we delete that number once the scorecard is made. Audio and video go directly to your team, or through a media server if one is set up, and are never stored.",
        ],
      },
      {
        title: "For how long",
        text: [
          "Chat, reflections, and thank-you lines: for as many days as your company sets, 30 by default. Sign-ins: 8 hours. Sessions and their reports: as long as the company has an account, and without names after that. Orders: as long as accounting law requires.",
        ],
      },
      {
        title: "People who write to us",
        text: [
          "We email what you write in the contact form to the operator and send you a confirmation. We only use it to answer you. Once an email is delivered, we keep only its address, subject, and time, so that we can trace its delivery.",
        ],
      },
      {
        title: "On your device",
        text: [
          "Your browser stores your sign-in encrypted, and a cookie protects forms against forgery. There is no advertising and no tracking. If this installation has set up a script from someone else, we load it only after you agree.",
        ],
      },
      {
        title: "Email",
        text: [
          "We email you to confirm your address, to reset your password, to invite and remind you, when something changes, and to send scorecards, team commitments, and receipts. There is no newsletter.",
        ],
      },
      {
        title: "Others who receive data",
        text: [
          "Only the services that this installation uses: for email, payments, sign-in, and relaying audio and video. The page on data processing names each of them.",
        ],
      },
      {
        title: "Your rights",
        text: [
          "You can download your data and have it erased. If you plan sessions, go to Your profile. If you play, open Your data from your join link. You can also ask the operator or your company, have something corrected, object, and complain to a supervisory authority. Logs of past sessions stay, without your name.",
        ],
      },
    ] as Section[],
  },
};
