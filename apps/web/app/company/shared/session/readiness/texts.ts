import { formatNumber } from "../../../../i18n/format.ts";

const people = (count: number) => `${formatNumber(count)} ${count === 1 ? "person" : "people"}`;

/** How attendees answer and get ready, wherever a page of the dashboard says it. */
export const texts = {
  remind: {
    answer: (count: number) =>
      count === 1
        ? "Ask the one person who hasn’t answered"
        : `Ask the ${formatNumber(count)} who haven’t answered`,
    check: (count: number) => `Ask ${people(count)} to test`,
  },
  remindHint: "We email only these people, at most once an hour.",
  reminded: "Asked again",
  remindedText: (count: number) =>
    `${formatNumber(count)} ${count === 1 ? "email is" : "emails are"} on the way.`,
  remindedBefore: "Everyone was asked within the last hour",
  remindedBeforeText: "We send each person this email at most once an hour.",
  rsvps: {
    coming: "Coming",
    declined: "Can’t come",
    joined: "Joined",
    none: "No answer",
    not_invited: "Not invited yet",
  },
};
