import { formatNumber } from "../../../i18n/format.ts";

const people = (count: number) => `${formatNumber(count)} ${count === 1 ? "person" : "people"}`;

/** A person of the company: fields, dialogs, and the messages that follow. */
export const texts = {
  loading: "Loading your participants",
  removing: {
    title: (name: string) => `Remove ${name}?`,
    titleMany: (count: number) => `Remove ${people(count)}?`,
    looking: "Checking upcoming sessions",
    seats: (count: number) =>
      count === 1
        ? "They have a seat in an upcoming session. We’ll release it and email them if they were invited:"
        : `They have ${formatNumber(count)} seats in upcoming sessions. We’ll release the seats and email everyone who was invited:`,
    more: (count: number) => `and ${formatNumber(count)} more`,
    text: "We’ll remove them from your participants and from every session that hasn’t started. What they did in past sessions stays, without their name.",
    cancel: "Keep",
    submit: "Remove",
  },
  removed: (name: string) => `${name} was removed`,
  removedMany: (count: number) => `${people(count)} removed`,
  undo: "Undo",
  grouping: {
    title: (count: number) => `Add ${people(count)} to a group`,
    text: "A group is a named list of people. When you plan a session, you can add the whole group at once.",
    which: "Group",
    another: "A new group",
    name: "Name of the new group",
    submit: "Add to the group",
    saved: (name: string, count: number) => `${name} has ${people(count)}`,
  },
  edit: { title: (name: string) => `Edit ${name}`, save: "Save", saved: "Participant updated" },
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  department: "Department",
  office: "Office",
  zone: "Time zone",
  zoneHint: "So emails show the start in their local time.",
  language: "Language",
  languageHint: "For their emails and pages, and for stories that are told in it.",
  ofSession: "The language of each session",
  pasteLabel: "One person per line",
};
