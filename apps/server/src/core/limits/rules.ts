/** One limit on requests. All limits are in `limitRules`; the code refers to them by name. */
export interface LimitRule {
  /** What is counted. */
  counts: string;
  /** For whom one count is kept. */
  per: string;
  /** The number of requests at once; after them one every `everySeconds`. A limit slows down and never locks out. */
  burst: number;
  everySeconds: number;
  /**
   * The response to one request too many: 429 with Retry-After, the usual response without the effect, or nothing at
   * all.
   */
  beyond: "429" | "no email" | "no relay" | "remembered";
  /** What a person with the right can do while others use up the limit. */
  workaround: string;
}

const minute = 60;
const day = 86_400;

const byNetwork = (counts: string, perMinute: number, method: string) =>
  ({
    counts,
    per: "network",
    burst: perMinute,
    everySeconds: minute / perMinute,
    beyond: "429",
    workaround: method,
  }) as const satisfies LimitRule;

const otherNetwork = "Wait a few seconds, or use another network.";
const linkStaysGood = "Wait a few seconds: the link in the email stays good.";

/**
 * Every limit of the HTTP interface. Guesses are counted by where they come from, never by their target alone, so
 * that nobody can lock out the person who has the right. `docs/guides/limits.md` shows this table.
 */
export const limitRules = {
  signIn: {
    counts: "wrong sign-ins",
    per: "account and network",
    burst: 10,
    everySeconds: 90,
    beyond: "429",
    workaround: "Set a new password by email, which clears this count, or use another network.",
  },
  signInNetwork: {
    counts: "wrong sign-ins",
    per: "network",
    burst: 100,
    everySeconds: 9,
    beyond: "429",
    workaround: "Wait nine seconds, or use another network.",
  },
  signInAccount: {
    counts: "wrong sign-ins from networks that the account has not signed in from",
    per: "account",
    burst: 30,
    everySeconds: 10,
    beyond: "429",
    workaround: "Sign in from a network used in the last month, or set a new password by email.",
  },
  trustedNetwork: {
    counts: "successful sign-ins and resets, and right passwords of a shared report",
    per: "account or link, and network",
    burst: 1,
    everySeconds: 30 * day,
    beyond: "remembered",
    workaround:
      "Nothing is refused: `signInAccount` and `reportPasswordLink` do not apply to this network for a month.",
  },
  ownPassword: {
    counts: "wrong passwords of someone who is signed in",
    per: "person and sign-in",
    burst: 10,
    everySeconds: 90,
    beyond: "429",
    workaround: "Sign in again, which starts a new count.",
  },
  factorCode: {
    counts: "wrong six-digit codes after the right password",
    per: "account",
    burst: 10,
    everySeconds: 180,
    beyond: "429",
    workaround: "Enter a recovery code: those are too long to guess and not counted here.",
  },
  accountEmail: {
    counts: "emails that a stranger can have sent to an account",
    per: "account",
    burst: 5,
    everySeconds: 180,
    beyond: "no email",
    workaround: "The links in the emails sent before stay good.",
  },
  usedAddress: {
    counts: "answers that an address has an account",
    per: "network, or person who is signed in",
    burst: 10,
    everySeconds: 60,
    beyond: "429",
    workaround: "Wait a minute, or use another network.",
  },
  socialEmail: {
    counts: "emails that ask whether a social sign-in belongs to an account",
    per: "account",
    burst: 5,
    everySeconds: 180,
    beyond: "429",
    workaround: "Sign in another way, or wait three minutes.",
  },
  sessionAddress: {
    counts: "addresses without a seat, typed to join a session",
    per: "session and network",
    burst: 60,
    everySeconds: 5,
    beyond: "429",
    workaround: "Use the personal link in the invitation, which has no limit, or wait five seconds.",
  },
  joinCode: {
    counts: "wrong codes of those who prove their address to join",
    per: "seat and network",
    burst: 10,
    everySeconds: 90,
    beyond: "429",
    workaround: "Use the personal link in the invitation, which has no limit, or another network.",
  },
  joinCodeEmail: {
    counts: "codes emailed to an attendee",
    per: "participant",
    burst: 5,
    everySeconds: 180,
    beyond: "no email",
    workaround: "The code in the last email stays good for ten minutes, and so does the personal link.",
  },
  enrollmentEmail: {
    counts: "codes emailed to enroll",
    per: "email address and network",
    burst: 5,
    everySeconds: 180,
    beyond: "no email",
    workaround: "Enter the code of the last email, which stays good for 15 minutes in the same browser.",
  },
  enrollmentAddress: {
    counts: "codes emailed to enroll, whoever asks for them",
    per: "email address",
    burst: 20,
    everySeconds: 600,
    beyond: "no email",
    workaround: "Use the company's single sign-on, or ask the administrator for an invitation.",
  },
  relayCheck: {
    counts: "credentials of the media relay before the lobby opens, for a system check",
    per: "person and network",
    burst: 5,
    everySeconds: 720,
    beyond: "no relay",
    workaround: "The rest of the check works. From 15 minutes before the session, nothing is counted.",
  },
  reportPassword: {
    counts: "wrong passwords of a shared report",
    per: "link and network",
    burst: 10,
    everySeconds: 90,
    beyond: "429",
    workaround: "Ask the administrator for a new link, or use another network.",
  },
  reportPasswordLink: {
    counts: "wrong passwords of a shared report from networks that have not opened it",
    per: "link",
    burst: 50,
    everySeconds: 180,
    beyond: "429",
    workaround:
      "Ask the administrator for a new link, or read on a network that opened it in the last month.",
  },
  testInvitation: {
    counts: "test invitations to oneself",
    per: "administrator",
    burst: 10,
    everySeconds: 60,
    beyond: "429",
    workaround: "The page shows the same invitation without sending it.",
  },
  contactNetwork: {
    counts: "messages of the contact form",
    per: "network",
    burst: 20,
    everySeconds: 45,
    beyond: "429",
    workaround: "Write to the support address by email.",
  },
  contactConfirmation: {
    counts: "confirmations of the contact form",
    per: "email address",
    burst: 5,
    everySeconds: day / 5,
    beyond: "no email",
    workaround: "The message itself still reaches support.",
  },
  apiKey: {
    counts: "requests of a program",
    per: "key",
    burst: 120,
    everySeconds: 0.5,
    beyond: "429",
    workaround: "Wait as long as Retry-After says, or use another key.",
  },
  secondFactor: byNetwork("second steps of a sign-in", 60, otherNetwork),
  register: byNetwork("sign-ups", 30, otherNetwork),
  verifyEmail: byNetwork("confirmations of an address", 60, linkStaysGood),
  resendVerification: byNetwork("requests for another confirmation email", 30, otherNetwork),
  forgotPassword: byNetwork("requests for a new password", 30, otherNetwork),
  resetPassword: byNetwork("new passwords by email", 30, linkStaysGood),
  socialSignIn: byNetwork("social sign-ins", 60, otherNetwork),
  signOn: byNetwork("sign-ins with a company's provider, begun or finished", 60, otherNetwork),
  backChannelLogout: byNetwork(
    "logouts by a company's provider",
    300,
    "Wait a second: the provider tries again.",
  ),
  inboundEmail: byNetwork("emails passed on by the email server", 300, "The email server tries again."),
  importText: {
    counts: "lists of participants, to be read",
    per: "company",
    burst: 20,
    everySeconds: 10,
    beyond: "429",
    workaround: "Wait a few seconds. Storing the people of a list that was read is not counted.",
  },
  signOnTest: {
    counts: "tests of single sign-on, and domains looked up",
    per: "company",
    burst: 20,
    everySeconds: 15,
    beyond: "429",
    workaround: "Wait a few seconds.",
  },
  vatNumber: {
    counts: "VAT numbers saved that are checked online",
    per: "company",
    burst: 20,
    everySeconds: 15,
    beyond: "429",
    workaround: "Wait a few seconds. A number that stays as it is is not counted.",
  },
  orders: {
    counts: "quotes made and orders placed, which are emailed with a document",
    per: "company",
    burst: 40,
    everySeconds: 60,
    beyond: "429",
    workaround: "Wait a minute. What was ordered can still be paid and cancelled.",
  },
  confirmSocial: byNetwork("confirmations of a social sign-in", 30, linkStaysGood),
  readInvitation: byNetwork("invitations of administrators opened", 60, linkStaysGood),
  openReport: byNetwork("shared reports opened", 60, "Wait a few seconds: the link stays good."),
  openTeamPage: byNetwork("pages of teams opened", 120, "Wait a few seconds: the link stays good."),
  acceptInvitation: byNetwork("invitations of administrators accepted", 30, linkStaysGood),
  requestJoinCode: byNetwork("requests for a code to join", 30, otherNetwork),
  requestEnrollmentCode: byNetwork("requests for a code to enroll", 60, otherNetwork),
  enroll: byNetwork("codes entered to enroll, and seats offered that are taken or left", 120, otherNetwork),
  startDemo: byNetwork("demos started", 10, otherNetwork),
  checkoutSuccess: byNetwork(
    "returns from the payment page",
    120,
    "Wait a second: the payment counts anyway.",
  ),
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limitRules;
