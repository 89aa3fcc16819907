import { formTexts } from "./form-texts.ts";
import { limits } from "./limits.ts";

/**
 * Why the value of a field is not accepted, or an event was not delivered, in English, by code. A text with values is a function of these. Codes of the
 * error catalog can stand at a field too, and have their texts there.
 */
export const fieldTexts = {
  ...formTexts,
  UNSTORABLE: "Please remove the characters that can’t be saved.",
  COMMON_PASSWORD: "Too many people use this password. Please choose another one.",
  REPEATED_PASSWORD: "Your password can’t be one character repeated. Please choose another one.",
  OWN_PASSWORD: "Your password can’t be just your name or address. Please choose another one.",
  REASON: "Please give a reason in a few words.",
  SEATS: `Please choose from ${limits.seatsMin} to ${limits.seatsMax} seats.`,
  TIMEZONE: "Please choose a time zone.",
  COUNTRY: "Please choose a country.",
  TAX_NUMBER: "Please enter 4 to 20 letters and digits, or leave this field empty.",
  TAX_NUMBER_LIKE: ({ example }: { example: string }) =>
    `Please enter a number such as ${example}, or leave this field empty.`,
  /** The values are codes of countries. */
  TAX_NUMBER_ELSEWHERE: ({ number, address }: { number: string; address: string }) =>
    `This number is from ${countryName(number)}, but the address is in ${countryName(address)}.`,
  XRECHNUNG: "XRechnung needs this. Please fill it in, or choose PDF.",
  PAGE_LANGUAGE: "Please choose one of the languages in the list.",
  LANGUAGE: "This adventure isn’t available in that language.",
  START: "Please choose when the session starts.",
  DATE_RANGE: `Please choose a date within the next ${limits.yearsAheadMax} years.`,
  KEY_SCOPES: "Please choose what the key may do.",
  PASSKEYS_MAX: `You can have at most ${limits.passkeysMax} passkeys.`,
  KEYS_MAX: `A company can have at most ${limits.keysMax} keys.`,
  REPORT_LINKS_MAX: `A report can have at most ${limits.reportLinksMax} links. Revoke one that you no longer need.`,
  REPORT_LINK_END: "Please choose a day within the next year.",
  LEAVER: "Your directory says that this person has left. Only the directory can bring them back.",
  ENROLLMENT_CLOSES: "Please choose a time before the session starts.",
  DOMAIN: "Please enter a domain, such as example.com.",
  DOMAINS_MAX: `A company can have at most ${limits.domainsMax} domains.`,
  WEBHOOK_URL: "Please enter an https address that can be reached from the internet.",
  WEBHOOK_EVENTS: "Please choose at least one event.",
  WEBHOOKS_MAX: `A company can have at most ${limits.webhooksMax} webhooks.`,
  NOT_IN_STORY: "This story doesn’t have this field.",
  SERIES_LENGTH: `Please plan from ${limits.seriesMin} to ${limits.seriesMax} sessions.`,
  SERIES_SOME: "Please choose at least one session.",
  SERIES_PEOPLE: "Please choose at least one person.",
  SERIES_DAY: "Another session of this series is on that day.",
  SIGN_IN_METHODS: "Please leave at least one way to sign in.",
  LOCKED_OUT:
    "This would lock you out. Sign in once with one of these methods first, or keep the method you use now.",
  OWN_FACTOR_FIRST: "Set up an authenticator app or a passkey on your own profile first.",
  RETENTION: `Please choose from ${limits.retentionDaysMin} to ${limits.retentionDaysMax} days.`,
  AUDIT_RETENTION: `Please choose from ${limits.auditDaysMin} to ${limits.auditDaysMax} days.`,
  COLOR: "Please enter a color such as #0f766e.",
  PICTURE_SIZE: "Please choose a picture of at most 512 KB.",
  PICTURE_KIND: "Please choose a PNG, JPEG, or WebP picture of at most 512 KB and 4096 pixels on each side.",
  PICTURE_ALONE:
    "This file contains more than a picture. Please save it again as a PNG and choose that file.",
  MONTH: "Please choose a month.",
  DIGITS: "Please use digits only.",
  CERTIFICATES: "Please paste certificates in PEM form, from BEGIN CERTIFICATE to END CERTIFICATE.",
  ISSUER_TEMPLATE:
    "This address is for all tenants, so no token names it. Please use your tenant’s own address. At Entra ID, it’s https://login.microsoftonline.com/, your Directory (tenant) ID, and /v2.0.",
  DOMAIN_LISTED: "This domain is already in the list.",
  DOMAIN_FREE: "This domain belongs to a provider of free or disposable addresses.",
  GROUP_NAME: "You already have a group with this name.",
  GROUPS_MAX: `A company has at most ${limits.groupsMax} groups. Delete one that you no longer need.`,
  IMPORT_MAX: `Please import at most ${limits.importMaxRows} lines at a time.`,
  NO_ADDRESS: "This line has no valid email address.",
  SEVERAL_ADDRESSES: "This line has several people. Please write one person per line.",
  ABOVE_HEADER: "This line stands above the headings, so we left it out.",
  UNCLOSED_QUOTE: "A quotation mark opens here and never closes, so we skipped this line.",
  UNCLOSED_QUOTES: "A quotation mark opens here and never closes, so we can’t read what follows.",
  UNREADABLE_CELL: "It has a character that we can’t read, so we left it out.",
  LONG_CELL: ({ max }: { max: number }) => `It’s longer than ${max} characters, so we left it out.`,
  UNKNOWN_ZONE: ({ zone }: { zone: string }) => `We don’t know the time zone “${zone}”, so we left it out.`,
  UNKNOWN_LANGUAGE: ({ language }: { language: string }) =>
    `We have no emails in “${language}”, so we left it out.`,
  SAME_ADDRESS: ({ line }: { line: number }) => `Line ${line} has the same address.`,
  PEOPLE_MAX: `A session has room for at most ${limits.seatsMax} people.`,
  TEAM_SIZE: `A team has at most ${limits.teamMax} people.`,
  COST_CENTER: "Your company has no cost center with this code.",
  COST_CENTERS_MAX: `A company can have at most ${limits.costCentersMax} cost centers.`,
  LIST_CHANGED: "This list has changed. Please load it again.",
  COMPANY_NAME: ({ name }: { name: string }) => `${formTexts.REQUIRED} (${name})`,
  DEBT: ({ credits }: { credits: number }) => `${credits} credits are owed.`,
  UNPAID: ({ cents, currency }: { cents: number; currency: string }) =>
    `${new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100)} is still to be paid.`,
  WHOLE_NUMBER: ({ min, max }: { min: number; max: number }) =>
    `Please enter a whole number from ${inEnglish(min)} to ${inEnglish(max)}.`,
  CREDITS_CHANGE: ({ max }: { max: number }) =>
    `Please enter a whole number from −${inEnglish(max)} to ${inEnglish(max)}, not 0.`,
  AMOUNT: "Please enter an amount in cents, above 0.",
  PRICE: "Please enter a price in cents, above 0, or leave the field empty.",
  HTTPS: "Please enter an address that begins with https://.",
  ADDRESS_INVALID: "The address is not an https address without user and password.",
  ADDRESS_UNRESOLVED: "The host name has no address.",
  ADDRESS_PRIVATE: "The address is not on the public internet.",
  /** Why an event of a webhook was not delivered. The reason is what the connection says, in English. */
  RECEIVER_STATUS: ({ status }: { status: number }) => `The receiver responded with ${status}`,
  RECEIVER_REDIRECTS: "The receiver redirects, which is not followed",
  RECEIVER_SILENT: ({ seconds }: { seconds: number }) => `No response within ${seconds} seconds`,
  RECEIVER_CLOSED: "The connection was closed without a response",
  RECEIVER_CONNECTION: ({ reason }: { reason: string }) => reason,
  SESSION_DELETED: "The session was deleted",
  /** What no other code names; the reason is a sentence in English, for programmers. */
  INVALID: ({ reason }: { reason: string }) => reason,
} as const;

const inEnglish = (number: number) => number.toLocaleString("en");
const countryName = (code: string) => new Intl.DisplayNames(["en"], { type: "region" }).of(code) ?? code;
