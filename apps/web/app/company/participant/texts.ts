import { limits } from "@lantern/contract/limits";
import { formatNumber } from "../../i18n/format.ts";

export const texts = {
  title: "Participant",
  added: (day: string) => `Added on ${day}`,
  edit: "Edit",
  remove: "Remove…",
  fromDirectory: "Your directory keeps this person’s details up to date. It may overwrite your changes.",
  left: (day: string) =>
    `Your directory says this person left on ${day}. They’re no longer on any list, and only your directory can bring them back. We delete their data after ${formatNumber(limits.leaverDays)} days.`,
  history: "Sessions",
  historyLoading: "Loading their sessions",
  noHistory: "No sessions yet. Add them when you plan the next one.",
  noHistoryOfLeaver: "They never took part in a session.",
  columns: { session: "Session", when: "When", rsvp: "Answer", came: "Attendance" },
  noDate: "No date yet",
  rsvpSince: (moment: string) => `since ${moment}`,
  came: "Attended",
  away: "Absent",
  toCome: "Upcoming",
  cancelled: "Cancelled",
};
