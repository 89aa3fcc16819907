import { formTexts } from "./form-texts.ts";
import { limits } from "./limits.ts";

/** Error texts of fields. Where the error catalog has a text, that one is used. */
export const fieldTexts = {
  ...formTexts,
  unstorable: "Please remove the characters that can’t be saved.",
  commonPassword: "Too many people use this password. Please choose another one.",
  repeatedPassword: "Your password can’t be one character repeated. Please choose another one.",
  ownPassword: "Your password can’t be just your name or address. Please choose another one.",
  seats: `Please choose from ${limits.seatsMin} to ${limits.seatsMax} seats.`,
  timezone: "Please choose a time zone.",
  country: "Please choose a country.",
  taxNumber: (example: string | null) =>
    example
      ? `Please enter a number such as ${example}, or leave this field empty.`
      : "Please enter 4 to 20 letters and digits, or leave this field empty.",
  taxNumberElsewhere: (other: string, chosen: string) =>
    `This number is from ${other}, but the address is in ${chosen}.`,
  pageLanguage: "Please choose one of the languages in the list.",
  language: "This adventure isn’t available in that language.",
  start: "Please choose when the session starts.",
  dateRange: `Please choose a date within the next ${limits.yearsAheadMax} years.`,
  keyScopes: "Please choose what the key may do.",
  passkeysMax: `You can have at most ${limits.passkeysMax} passkeys.`,
  keysMax: `A company can have at most ${limits.keysMax} keys.`,
  reportLinksMax: `A report can have at most ${limits.reportLinksMax} links. Revoke one that you no longer need.`,
  reportLinkEnd: "Please choose a day within the next year.",
  leaver: "Your directory says that this person has left. Only the directory can bring them back.",
  domain: "Please enter a domain, such as example.com.",
  domainsMax: `A company can have at most ${limits.domainsMax} domains.`,
  webhookUrl: "Please enter an https address that can be reached from the internet.",
  webhookEvents: "Please choose at least one event.",
  webhooksMax: `A company can have at most ${limits.webhooksMax} webhooks.`,
  notInStory: "This story doesn’t have this field.",
  seriesLength: `Please plan from ${limits.seriesMin} to ${limits.seriesMax} sessions.`,
  seriesSome: "Please choose at least one session.",
  seriesPeople: "Please choose at least one person.",
  seriesDay: "Another session of this series is on that day.",
  signInMethods: "Please leave at least one way to sign in.",
  lockedOut:
    "This would lock you out. Sign in once with one of these methods first, or keep the method you use now.",
  ownFactorFirst: "Set up an authenticator app or a passkey on your own profile first.",
  retention: `Please choose from ${limits.retentionDaysMin} to ${limits.retentionDaysMax} days.`,
  auditRetention: `Please choose from ${limits.auditDaysMin} to ${limits.auditDaysMax} days.`,
  color: "Please enter a color such as #0f766e.",
  pictureSize: "Please choose a picture of at most 512 KB.",
  pictureKind: "Please choose a PNG, JPEG, or WebP picture of at most 512 KB and 4096 pixels on each side.",
  pictureAlone: "This file contains more than a picture. Please save it again as a PNG and choose that file.",
  month: "Please choose a month.",
  digits: "Please use digits only.",
  certificates: "Please paste certificates in PEM form, from BEGIN CERTIFICATE to END CERTIFICATE.",
  issuerTemplate:
    "This address is for all tenants, so no token names it. Please use your tenant’s own address. At Entra ID, it’s https://login.microsoftonline.com/, your Directory (tenant) ID, and /v2.0.",
  domainListed: "This domain is already in the list.",
  domainFree: "This domain belongs to a provider of free or disposable addresses.",
  groupName: "You already have a group with this name.",
  groupsMax: `A company has at most ${limits.groupsMax} groups. Delete one that you no longer need.`,
  importMax: `Please import at most ${limits.importMaxRows} lines at a time.`,
  sameAddress: (line: number) => `Line ${line} has the same address.`,
  peopleMax: `A session has room for at most ${limits.seatsMax} people.`,
  teamSize: `A team has at most ${limits.teamMax} people.`,
} as const;
