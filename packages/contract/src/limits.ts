/** Numbers that the server and its clients must agree on. Units are in the names. */
export const limits = {
  tokenMinutes: 480,
  /** A refreshed token stays valid for this long, for requests that other tabs have already sent. */
  refreshGraceSeconds: 30,
  /** A sign-in ends after this many days, however often its token is refreshed. */
  signInDays: 7,
  /** After the password, the second factor must be entered within this time. */
  signInTicketMinutes: 10,
  recoveryCodes: 10,
  /** A passkey must be used or made within this time after the page asked for it. */
  passkeyMinutes: 5,
  passkeysMax: 10,
  passwordMin: 8,
  passwordMax: 256,
  seatsMin: 2,
  seatsMax: 300,
  teamMax: 6,
  /** Sessions of a series. */
  seriesMin: 2,
  seriesMax: 6,
  welcomeCredits: 6,
  /** Administrators are warned below this number of available credits. A setting of the platform can override it. */
  lowCredits: 6,
  /** Credits of one order. */
  orderCreditsMax: 5000,
  purchaseOrderMax: 60,
  /** Billing accounts of a company. */
  billingAccountsMax: 50,
  /** A VAT number is checked online again after this many days. */
  vatCheckDays: 90,
  /** An order by card that nobody pays is cancelled after this many hours. */
  cardOrderHours: 24,
  /** A quote's price is valid for this many days. */
  quoteDays: 30,
  /** An invoice must be paid within this many days. */
  invoiceDays: 30,
  /** Once an invoice is overdue for this many days, it has no credits that nobody uses. */
  overdueCreditDays: 30,
  /**
   * Credits of unpaid invoices that are added before the payment: with the first invoice, and once one was paid on time,
   * or as many as the largest paid purchase, at most.
   */
  creditsOnAccount: { first: 24, later: 150, most: 600 },
  /** For this many days after the payment, unused credits are refunded. */
  refundDays: 30,
  /** A company has its unused credits refunded once in this many months without writing to us. */
  refundMonths: 12,
  /** A company can have this many cost centers. */
  costCentersMax: 200,
  costCenterMax: 40,
  /** A company can have this many unpaid invoices. */
  invoicesOpenMax: 5,
  speedMin: 1,
  speedMax: 60,
  nameMax: 80,
  titleMax: 120,
  notesMax: 2000,
  greetingMax: 40,
  /** A date in a request may be at most this many years ahead. */
  yearsAheadMax: 5,
  importMaxBytes: 2_000_000,
  importMaxRows: 10_000,
  /** People in one batch of an import. A batch is stored completely or not at all. */
  importBatch: 250,
  /** People who can be selected at once in the list of participants. */
  selectMax: 50_000,
  /** People that one request can remove. */
  removeMax: 500,
  pageSize: 50,
  pageSizeMax: 200,
  /** Saved groups of a company, and people in one request about a group. */
  groupsMax: 200,
  groupPeopleMax: 5000,
  /** People who can be split into several sessions at once. */
  splitMax: 3000,
  /** Attendees can join this many minutes before the start. */
  joinOpensMinutes: 15,
  /** A company's own words in a story: texts, the most characters of one, and the most UTF-16 units of one. */
  cameosMax: 8,
  cameoMax: 120,
  cameoUnitsMax: 2000,
  /** A join link still opens the scorecard for this many days after the end, which is as long as the check-in is open. */
  /** The link to the old address of a participant, and how many of these addresses are told apart. */
  addressProofDays: 30,
  earlierAddressesMax: 10,
  scorecardLinkDays: 37,
  /** Reminders are sent this many hours before the start. */
  reminderHours: [24, 1],
  /** A team gets the question about its commitment this many days after the session. */
  commitmentFollowUpDays: 14,
  /** Participants get the statements of the check-in again this many days after the session. */
  checkInDays: [14, 30],
  /** They can respond for this many days each time. */
  checkInOpenDays: 7,
  /** Nothing about the responses of fewer people than this is ever released. */
  checkInSmallest: 5,
  /** Responses that could not be released for this many days after the session are deleted. */
  checkInWaitDays: 180,
  logoMaxBytes: 512 * 1024,
  retentionDaysMin: 1,
  retentionDaysMax: 365,
  /** Days for which a company stores its audit log. The platform stores its own for the longest time. */
  auditDaysMin: 90,
  auditDaysMax: 730,
  verificationHours: 48,
  resetMinutes: 60,
  invitationDays: 14,
  webhooksMax: 10,
  /** For how long the secret before a new one signs as well. */
  webhookSecretHours: 24,
  domainsMax: 20,
  /** An address is proved for an enrollment within this time, with at most so many wrong codes. */
  enrollmentProofMinutes: 15,
  enrollmentCodeAttempts: 5,
  /** For a sign-in at a company's identity provider. */
  signOnMinutes: 15,
  /** Days for entering the company's own redirect address at its provider. */
  signOnMoveDays: 30,
  keysMax: 20,
  /** Links to one report, and the days after which a link ends at the latest. */
  reportLinksMax: 20,
  reportLinkDaysMax: 366,
  /** Bytes of a request of a directory. */
  directoryBodyMax: 100_000,
  /** Bytes of the body of every other request that names no size of its own. */
  bodyBytes: 64_000,
  /** Bytes of an email that the email server passes on. */
  inboundEmailBytes: 1_000_000,
  /** After this many days, those who left according to their company's directory are forgotten. */
  leaverDays: 90,
  /** Emails that were sent are forgotten after this many days, which is longer than anything asks for one of them. */
  sentEmailDays: 400,
  /** A delivery can be read and sent again for this many days. */
  deliveryDays: 30,
  socialLinkMinutes: 60,
} as const;
