import { formatNumber } from "../../../i18n/format.ts";

const people = (count: number) => `${formatNumber(count)} ${count === 1 ? "person" : "people"}`;

/** Which of up to three dates suits the people of a draft. */
export const texts = {
  title: "Ask which dates suit",
  intro:
    "Offer two or three dates and let people choose. Nobody has a calendar entry, and no credits are reserved, until you confirm one of them.",
  first: "Choose an adventure and add people. Then you can ask them which of two or three dates suit them.",
  offer: "Offer dates",
  change: "Change the dates",
  withdraw: "Withdraw",
  status: (emailed: number, responded: number, none: number) =>
    `${people(emailed)} got the dates, and ${formatNumber(responded)} answered${none > 0 ? `; for ${formatNumber(none)} none of them suits` : ""}.`,
  date: (day: string, time: string) => `${day}, ${time}`,
  suits: (count: number, of: number) =>
    of === 0 ? "Nobody has answered yet" : `Suits ${formatNumber(count)} of ${formatNumber(of)}`,
  confirm: (count: number) => `Confirm and invite ${people(count)}`,
  confirmLabel: (day: string, count: number) => `Confirm and invite ${people(count)}: ${day}`,
  passed: "This date has passed",
  note: (city: string) =>
    `Times for ${city}. When you confirm a date, we reserve the seats and email the invitation with a calendar file.`,
  confirmed: "The session is confirmed",
  confirmedText: (count: number) => `We’re emailing the invitation to ${people(count)}.`,
  emailMore: (count: number) => `Email the dates to ${formatNumber(count)} more`,
  emailed: (count: number) => `We’re emailing the dates to ${people(count)}`,
  withdrawing: {
    title: "Withdraw the dates?",
    text: "The answers so far are deleted, and nobody can answer any more. The draft stays as it is.",
    submit: "Withdraw the dates",
    done: "The dates are withdrawn",
  },
  form: {
    title: "Which dates?",
    text: (count: number) =>
      `We’ll email ${people(count)} these dates and count their answers. The third date is optional.`,
    again: "With other dates, the answers so far are deleted, and everybody gets another email.",
    date: (number: number) => `Date ${formatNumber(number)}`,
    start: (number: number) => `Start ${formatNumber(number)}`,
    choose: "Please choose a day.",
    same: "This date is in the list already.",
    submit: (count: number) => `Email ${people(count)}`,
  },
};
