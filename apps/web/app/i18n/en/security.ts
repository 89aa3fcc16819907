/** The security page. It describes only what this version does. */
export const security = {
  title: "Security",
  description:
    "How Lantern Hour protects accounts, sessions and data; what is encrypted, what is kept, how to report a hole.",
  heading: "Kept like a lamp in wind.",
  version: "1.1",
  date: "2026-11-21",
  intro: "What this version really does. No seals, no promises about what we might do one day.",
  sections: [
    {
      id: "accounts",
      title: "Accounts",
      list: [
        {
          name: "Passwords",
          text: "Stored as argon2id hashes only. Common passwords are refused, and guessing is slowed down without locking the owner out.",
        },
        {
          name: "Sign-ins",
          text: "Last eight hours. The server keeps only a hash of each token; the browser keeps its copy encrypted, with a key that dies with its last tab. Every sign-in of yours is listed in your profile and can be ended there.",
        },
        {
          name: "Other identities",
          text: "Sign-in with Google, Microsoft, Facebook or LinkedIn where this installation has set it up. An email address alone never links an account: we ask by our own email first.",
        },
        {
          name: "Who may do what",
          text: "Owners, Sub-Administrators and participants each have their own rights, asked at the door of every call. What administrators change is written to an audit log.",
        },
      ],
    },
    {
      id: "companies",
      title: "Companies apart",
      list: [
        {
          name: "One company’s data",
          text: "Every query for company data names the company. An automatic test tries every call with another company’s ids and must be told that there is nothing.",
        },
        {
          name: "Credits",
          text: "The database itself guards the balance: it cannot fall below zero, and a payment that is announced twice is booked once.",
        },
      ],
    },
    {
      id: "hour",
      title: "The hour itself",
      list: [
        {
          name: "Joining",
          text: "Links are signed, can be revoked, and carry their secret behind the “#”, which no server log or proxy sees. What is for one person’s eyes is sent to that person’s browser only.",
        },
        {
          name: "Voice and video",
          text: "Go directly between the browsers of a crew, encrypted on the way; where there is no direct way, through a relay that cannot read them. An installation may use a media server instead, which is then named under data processing. They are never recorded or stored.",
        },
        {
          name: "Nothing lost",
          text: "A move is confirmed only after it is stored. If the server stops in the middle of a scene, the session pauses and continues where it was.",
        },
      ],
    },
    {
      id: "pages",
      title: "Pages and calls",
      list: [
        {
          name: "Scripts",
          text: "A content security policy lets only our own scripts run, and those of a help chat where this installation has one and you agreed to it. There is no advertising and no tracking.",
        },
        {
          name: "Forms",
          text: "Protected against forgery from other sites; all input is checked against one written contract, and calls that invite guessing are limited.",
        },
        {
          name: "Logs",
          text: "Passwords, tokens, card numbers and email addresses are taken out of every log line before it is written.",
        },
        {
          name: "Payments",
          text: "Card data is typed on the payment provider’s page and never reaches this server.",
        },
      ],
    },
  ],
  where: {
    heading: "Where data is",
    text: "In one PostgreSQL database. Which outside services this installation uses, if any, is listed from its running configuration.",
    processing: "What is processed where",
    privacy: "What is stored about whom, and for how long",
  },
  report: {
    heading: "Found a hole?",
    text: "Please write to us before you tell others, with what you did and what you saw. Do not look at data of people who did not agree to it. We answer, we mend it, and we thank you.",
    link: "Report it",
    by: "or by email:",
  },
};
