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
  taxNumber: (example: string | null) =>
    example
      ? `Please enter a number such as ${example}, or none.`
      : "Please enter 4 to 20 letters and digits, or none.",
  taxNumberElsewhere: (other: string, chosen: string) =>
    `This is a number of ${other}, and the address is in ${chosen}.`,
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
  seriesLength: `A series has from ${limits.seriesMin} to ${limits.seriesMax} sessions.`,
  seriesSome: "Please choose at least one session.",
  seriesPeople: "Please choose at least one person.",
  seriesDay: "Another session of this series is on that day.",
  teamSize: `A team has at most ${limits.teamMax} people.`,
} as const;
