import type { Readiness } from "@lantern/contract/choices";

/** The states of an attendee. */
export const readinessNames: Record<Readiness, string> = {
  here: "Here now",
  joined: "Joined, away",
  attended: "Attended",
  ready: "Ready",
  coming: "Coming, not tested",
  needs_help: "Needs help",
  no_answer: "No answer",
  not_invited: "Not invited yet",
  declined: "Can’t come",
  absent: "Absent",
};
