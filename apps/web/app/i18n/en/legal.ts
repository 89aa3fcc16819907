interface Section {
  title: string;
  text: string[];
}

/** Terms and privacy, in a short and honest form. They describe what this version does, nothing else. */
export const legal = {
  operator: "Operator",
  notSet: "not set",
  support: "Questions",
  terms: {
    title: "Terms",
    lede: "What you can expect of Lantern Hour, and what is asked of you.",
    sections: [
      {
        title: "Who may use it",
        text: [
          "Companies, with a business e-mail address. Whoever signs up does so for their company and becomes its Company Owner.",
          "Participants need no account. They are invited by a company and join with their link.",
        ],
      },
      {
        title: "Credits",
        text: [
          "One credit is one seat in one session. Confirming a session reserves its seats. A credit is used when a participant has been in the live session for five minutes. Every other reservation comes back when the session ends or is cancelled.",
          "A company receives 6 free credits once its Owner's e-mail address is confirmed.",
        ],
      },
      {
        title: "What you bring",
        text: [
          "Invite only people who may be invited at their work address. Keep your password to yourself. Do not use the service to harm or to spy on anyone; it is made so that nobody is watched.",
        ],
      },
      {
        title: "What we bring",
        text: [
          "An hour that starts and ends on time. If something breaks on our side, the session pauses by itself and plays on; if it cannot, its reservations come back.",
          "The stories, pictures and texts stay ours; your scorecards and what you write are yours.",
        ],
      },
      {
        title: "Leaving",
        text: [
          "You can stop at any time. Write to the operator to have your company and its people deleted.",
        ],
      },
    ] as Section[],
  },
  privacy: {
    title: "Privacy",
    lede: "What is stored about whom, why, and for how long.",
    sections: [
      {
        title: "People who plan sessions",
        text: [
          "Your name, work e-mail address, company, and, if you give them, country, time zone and telephone number; your password as an argon2id hash. They are needed to sign you in and to reach you about your sessions.",
        ],
      },
      {
        title: "People who play",
        text: [
          "Your e-mail address, and, as far as your company or you give them, name, department, office and time zone: to invite you in your own time and to seat you in a team.",
          "During the hour: your votes, moves and what you write in chat, because the hour is made of them. Your company sees measures of teams only, and only of teams of three or more. There is no ranking of people, and nothing infers a mood.",
        ],
      },
      {
        title: "On your device",
        text: [
          "Your sign-in is kept encrypted in your browser's own storage, and a cookie protects the forms against forgery. There is no advertising, no third-party script and no tracking.",
        ],
      },
      {
        title: "Mail",
        text: [
          "Mails are sent for verification, password resets, invitations and changes to sessions. Nothing else.",
        ],
      },
      {
        title: "Your rights",
        text: [
          "You may ask the operator what is stored about you, have it corrected, or have it deleted. Logs of past sessions then stay without your name.",
        ],
      },
    ] as Section[],
  },
};
