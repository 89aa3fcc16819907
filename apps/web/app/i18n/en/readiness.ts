import type { Readiness } from "@lantern/contract/choices";

const names: Record<Readiness, string> = {
  joined: "Joined",
  ready: "Ready",
  coming: "Coming, not checked",
  needs_help: "Needs help",
  no_answer: "No answer",
  not_invited: "Not invited yet",
  declined: "Can’t come",
  absent: "Absent",
};

/** The states of an attendee. */
export const readiness = {
  ...names,
  sum: (counts: Record<Readiness, number>) =>
    (Object.keys(names) as Readiness[])
      .filter((state) => counts[state] > 0)
      .map((state) => `${counts[state]} ${names[state].toLowerCase()}`)
      .join(", "),
  street: (count: number, sum: string) =>
    `A harbor street at dusk. Each window is one of the ${count} people on the list: ${sum}.`,
};
