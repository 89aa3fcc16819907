import { formatNumber } from "../../../i18n/format.ts";
/** The plan of a session or a series: its fields, and the hours of those who come. */
export const texts = {
  title: "Title, as people will see it",
  language: "Language of the session",
  loading: "Loading the adventures",
  who: "Who it’s for",
  count: (count: number) =>
    count === 0
      ? "Nobody yet. You can add people later."
      : `${formatNumber(count)} ${count === 1 ? "person" : "people"}. We won’t email them until you send invitations.`,
  day: "Day",
  start: "Start",
  zone: "Time zone",
  past: "The experience start time must be in the future. Please select a time after the current time.",
  inHours: "in working hours",
  early: "early morning",
  before: "before working hours",
  after: "after working hours",
  late: "late evening",
  night: "at night",
  weekend: "on a weekend",
  holiday: (country: string, names: string) => `Holiday in ${country}: ${names}`,
  weekendIn: (countries: string) => `Weekend in ${countries}`,
  runBy: "Who runs the session",
  costCenter: "Cost center",
  noCostCenter: "None",
  hosting: { autopilot: "Autopilot", host: "A host from your company" },
  hostingText: {
    autopilot:
      "It starts automatically, waits up to five minutes for people, keeps time, and ends after an hour. You can watch or simply play.",
    host: "You start it, and can pause, extend, answer calls for help, and speak to teams. Hosts don’t use a credit.",
  },
  speed: "Speed of play",
  speedHint: "Only in local mode, for trying things out.",
  speedOption: (speed: number) => (speed === 1 ? "Normal" : `${formatNumber(speed)} times normal speed`),
  note: "Note in the invitation",
  notePlaceholder: "No preparation. Bring a warm drink and a quiet corner.",
};
