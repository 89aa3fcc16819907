import { limits } from "./limits.ts";

/** Error texts of fields. Where the error catalog has a text, that one is used. */
export const fieldTexts = {
  required: "Please fill in this field.",
  email: "Please enter a valid email address.",
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  terms: "Please accept the terms to continue.",
  commonPassword: "Too many people use this password. Please choose another one.",
  ownPassword: "Your password can’t be just your name or address. Please choose another one.",
  seats: `Please choose from ${limits.seatsMin} to ${limits.seatsMax} seats.`,
  timezone: "Please choose a time zone.",
  country: "Please choose a country.",
  language: "This adventure isn’t available in that language.",
  start: "Please choose when the session starts.",
  dateRange: `Please choose a date within the next ${limits.yearsAheadMax} years.`,
  keyScopes: "Please choose what the key may do.",
  passkeysMax: `You can have at most ${limits.passkeysMax} passkeys.`,
  keysMax: `A company can have at most ${limits.keysMax} keys.`,
  leaver: "Your directory says that this person has left. It can bring them back.",
  domain: "Please enter a domain, such as example.com.",
  domainsMax: `A company can have at most ${limits.domainsMax} domains.`,
  webhookUrl: "Please enter an https address that can be reached from the internet.",
  webhookEvents: "Please choose at least one event.",
  webhooksMax: `A company can have at most ${limits.webhooksMax} webhooks.`,
  notInStory: "This story has no such text.",
  teamSize: `A team has at most ${limits.teamMax} people.`,
} as const;
