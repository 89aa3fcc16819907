import { formatNumber } from "../../i18n/format.ts";
/** Planning several sessions for the same people. */
export const texts = {
  crumbHere: "New series",
  sub: "Several sessions for the same people. We mix the teams so that everyone meets someone new. Drafts are free, and nobody is emailed.",
  people: {
    heading: "Title and people",
    title: "Title of the series",
    titleHint: "For example “Product and support”. We number the sessions.",
    seats: "Seats of each session",
    seatsHint: "One for each person. Add more for colleagues who sign up themselves with a link.",
    fewer: "Fewer seats",
    more: "More seats",
  },
  dates: {
    heading: "Dates and adventures",
    number: "Sessions",
    fewer: "One session fewer",
    more: "One session more",
    every: "Every",
    weeks: (weeks: number) => (weeks === 1 ? "week" : `${formatNumber(weeks)} weeks`),
    list: "Dates",
    date: (number: number) => `Session ${formatNumber(number)}`,
    adventure: (number: number) => `Adventure of session ${formatNumber(number)}`,
    choose: "Choose an adventure",
    skip: "Skip this day",
    skipLabel: (number: number) => `Skip this day for session ${formatNumber(number)}`,
    note: "Choose the first day, and we’ll suggest the others. You can change any of them. If you skip a day, that session and all later ones move to later dates.",
  },
  run: { heading: "How they run" },
  summary: (sessions: number, seats: number) =>
    `${formatNumber(sessions)} sessions with ${formatNumber(seats)} seats each. We reserve ${formatNumber(sessions * seats)} credits when you confirm them.`,
  submit: (sessions: number) => `Create ${formatNumber(sessions)} drafts`,
  done: "Series planned",
};
