/** Fixed choices that pages show without loading the schemas. */

/** The state of an attendee. Only the server determines it. */
export const readinessStates = [
  "here",
  "joined",
  "attended",
  "ready",
  "coming",
  "needs_help",
  "no_answer",
  "not_invited",
  "declined",
  "absent",
] as const;
export type Readiness = (typeof readinessStates)[number];

/** What an invited attendee can be asked for: an answer to the invitation; then the system check. */
export const requests = ["answer", "check"] as const;
export type Request = (typeof requests)[number];

/**
 * Why a reply to an invitation is listed for the administrators:
 * - `other_address`: somebody replied from an address that was not invited; `other_entry`: for another calendar entry
 * - `other_time`: proposes another time; `tentative`: perhaps; `delegated`: sends somebody else
 * - `earlier_date`: for a date that has changed; `overtaken`: dated before the latest answer, which says otherwise
 * - `full`: wants to come, and no seat is left; `ended`: the seat, the link or the session is no longer theirs to answer for
 * - `comment`: counted, and has a comment; `message`: an email without an answer of a calendar
 * - `unreadable`: cannot be read; `report`: an email server reports something about an email to them
 */
export const replyKinds = [
  ...(["other_address", "other_entry", "other_time", "tentative", "delegated"] as const),
  ...(["earlier_date", "overtaken", "full", "ended", "comment", "message", "unreadable", "report"] as const),
] as const;
export type ReplyKind = (typeof replyKinds)[number];

/** What a calendar replies. */
export const replyRsvps = ["coming", "declined", "tentative", "delegated"] as const;
export type ReplyRsvp = (typeof replyRsvps)[number];

/** Items of the system check. */
export const CHECK_ITEMS = [
  ...(["browser", "storage", "realtime", "clock", "direct", "relay"] as const),
  ...(["autoplay", "microphone", "camera", "speakers"] as const),
] as const;
export type CheckItem = (typeof CHECK_ITEMS)[number];

/** Items that are required. Without the others people take part with portraits, captions and the chat. */
export const REQUIRED_CHECKS: readonly CheckItem[] = ["browser", "realtime"];

/** Items that must be tested and work before somebody is ready. The camera is optional. */
export const READY_CHECKS: readonly CheckItem[] = [...REQUIRED_CHECKS, "microphone", "speakers"];

/** A system check: one of `READY_CHECKS` failed, all passed, or some were not tested. */
export const checkStates = ["failed", "passed", "incomplete"] as const;
export type CheckState = (typeof checkStates)[number];

/** The statements of the check-in: knowing whom to ask, ease of speaking up, feeling part of the group. */
export const checkInStatements = ["contacts", "voice", "belonging"] as const;
export type CheckInStatement = (typeof checkInStatements)[number];

/** When participants get the statements: before and after the session, and 14 and 30 days later. */
export const checkInWaves = ["before", "after", "two_weeks", "month"] as const;
export type CheckInWave = (typeof checkInWaves)[number];

export const socialProviders = ["google", "facebook", "microsoft", "linkedin"] as const;
export type SocialProvider = (typeof socialProviders)[number];

export const signInMethods = ["password", "google", "microsoft", "linkedin", "facebook"] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** Why a company's credits changed. */
export const ledgerReasons = ["grant", "purchase", "capture", "refund", "chargeback", "adjustment"] as const;

/** Currencies that packs can have prices in. */
export const currencies = ["USD", "EUR", "GBP", "CHF", "SEK", "NOK", "DKK"] as const;
export type Currency = (typeof currencies)[number];

/** Documents about an order. A confirmation is of a paid invoice and has its number; receipts are from earlier days. */
export const documentKinds = [
  ...(["quote", "receipt", "invoice", "confirmation"] as const),
  ...(["credit_note", "credit_note_reversal"] as const),
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** How a billing account gets its documents: as PDF, with XML in it; or with XRechnung beside the PDF. */
export const documentFormats = ["pdf", "xrechnung"] as const;

/** Characters of a message in the contact form. */
export const contactMax = 4000;

/** What a webhook can be told. */
export const webhookEvents = [
  "session.confirmed",
  "session.changed",
  "session.cancelled",
  "session.reminder",
  "session.started",
  "session.ended",
  "report.ready",
  "team_page.posted",
  "participant.invited",
  "participant.answered",
  "participant.attended",
  "credits.low",
  "credits.bought",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What a channel of Slack or Teams can be told: the reminder, the recap, and the pages that teams post. */
export const channelEvents = [
  "session.reminder",
  "report.ready",
  "team_page.posted",
] as const satisfies WebhookEvent[];

export const webhookKinds = ["signed", "slack", "teams"] as const;
export type WebhookKind = (typeof webhookKinds)[number];

/** What a key for programs may do. */
export const keyScopes = ["sessions:read", "sessions:write", "people", "reports", "directory"] as const;
export type KeyScope = (typeof keyScopes)[number];
