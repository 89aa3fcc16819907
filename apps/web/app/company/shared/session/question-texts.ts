import { formatNumber } from "../../../i18n/format.ts";

const people = (count: number) => `${formatNumber(count)} ${count === 1 ? "person" : "people"}`;

/** What is asked before a session is cancelled or a draft deleted. */
export const questionTexts = {
  cancelling: {
    title: (title: string) => `Cancel ${title}?`,
    text: (invited: number, credits: number) =>
      `${invited > 0 ? `${people(invited)} ${invited === 1 ? "gets" : "get"} an email and a calendar update. ` : ""}${credits > 0 ? `All ${formatNumber(credits)} reserved credits are released at once. ` : ""}You can’t undo this, but you can duplicate the session later.`,
    cancel: "Keep session",
    submit: (invited: number) => (invited > 0 ? `Cancel and tell ${people(invited)}` : "Cancel session"),
  },
  removing: {
    title: (title: string) => `Delete ${title}?`,
    text: "This deletes the draft and its list of attendees. The people stay on your list of participants.",
    cancel: "Keep draft",
    submit: "Delete draft",
  },
};
