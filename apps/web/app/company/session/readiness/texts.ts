/** The readiness tab of a session's page. */
export const texts = {
  tab: "Readiness",
  sum: (ready: number, expected: number) => `${ready} of ${expected} ready`,
  expectedHint: "Ready means that they said they’re coming and passed the system check.",
  nobody: "Nobody is on the list yet. Add attendees first.",
  remind: (count: number) => `Ask ${count} again`,
  remindHint:
    "We email everyone who hasn’t answered or hasn’t passed the system check, at most once an hour.",
  reminded: "Asked again",
  remindedText: (count: number) => `${count} ${count === 1 ? "email is" : "emails are"} on the way.`,
  remindedBefore: "Everyone has been asked already",
  remindedBeforeText: "We send each person this email at most once an hour.",
  allReady: "Everyone is ready.",
  cannotCome: (names: string) => `Can’t come: ${names}`,
  columns: { person: "Person", invited: "Invitation", rsvp: "Answer", check: "System check" },
  invited: { none: "Not sent", queued: "On its way", sent: "Delivered", failed: "Not delivered" },
  rsvps: {
    coming: "Coming",
    declined: "Can’t come",
    joined: "Joined",
    none: "No answer",
    not_invited: "Not invited yet",
  },
  checks: { passed: "Passed", failed: "Needs help", none: "Not yet" },
  wanting: (parts: string) => `Not ready: ${parts}`,
};
