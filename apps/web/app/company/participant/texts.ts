import { limits } from "@lantern/contract/limits";

export const texts = {
  title: "Participant",
  added: (day: string) => `Added on ${day}`,
  edit: "Edit",
  remove: "Remove…",
  fromDirectory: "Your directory keeps this person up to date. It can overwrite what you change here.",
  left: (day: string) =>
    `Left on ${day}, says your directory. No list has them, and only your directory can bring them back. We forget them after ${limits.leaverDays} days.`,
  history: "Sessions",
  historyLoading: "Loading their sessions",
  noHistory: "No sessions yet. Add them when you plan the next one.",
  noHistoryOfLeaver: "They were in no session.",
  columns: { session: "Session", when: "When", rsvp: "Answer", came: "Attendance" },
  noDate: "No date yet",
  rsvpSince: (moment: string) => `since ${moment}`,
  came: "Attended",
  away: "Absent",
  toCome: "Upcoming",
  cancelled: "Cancelled",
};
