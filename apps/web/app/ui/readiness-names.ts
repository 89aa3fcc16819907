import type { Readiness } from "@lantern/contract/choices";

/** The states of an attendee. */
export const readinessNames: Record<Readiness, string> = {
  joined: "Joined",
  ready: "Ready",
  coming: "Coming, not checked",
  needs_help: "Needs help",
  no_answer: "No answer",
  not_invited: "Not invited yet",
  declined: "Can’t come",
  absent: "Absent",
};
