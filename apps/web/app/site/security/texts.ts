/** The security page. It describes only what this version does. */
export const texts = {
  title: "Security",
  description:
    "How Lantern Hour protects accounts, sessions, and data: what is encrypted, what is stored, and how to report a vulnerability.",
  heading: "How we keep your data safe.",
  version: "1.2",
  date: "2026-11-24",
  intro: "What this version does today. No badges, and no promises about what we might do one day.",
  questions: "What security teams ask",
  proof: "What we measured",
  sections: [
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
  ],
  where: {
    heading: "Where your data is",
    text: "In one PostgreSQL database. The data processing page lists the outside services that this installation uses, if any.",
    processing: "What is processed where",
    privacy: "What we store about whom, and for how long",
  },
  report: {
    heading: "Found a vulnerability?",
    text: "Please tell us before you tell others: what you did, and what you saw. Don’t look at the data of people who haven’t agreed to it. We’ll answer, fix it, and thank you.",
    link: "Report it",
    by: "or by email:",
  },
};
