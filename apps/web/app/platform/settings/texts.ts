import { formatNumber } from "../../i18n/format.ts";

export const texts = {
  sub: "Changes apply right away, to every company.",
  labels: {
    "credits.low": "Low on credits",
    "support.email": "Support email",
    "media.kind": "Audio and video",
    "media.daily_room": "Daily room",
    "sessions.log_months": "Months that logs are stored",
    "experiences.withdrawn": "Withdrawn adventures",
  } as Record<string, string>,
  hints: {
    "credits.low": "We tell a company when it has fewer available credits than this.",
    "support.email":
      "Shown wherever we offer help. If it’s empty, we use the address from the configuration.",
    "media.kind": "How audio and video get from one teammate to another. Applies to sessions from now on.",
    "media.daily_room": "Sent to participants’ pages. Only used if you choose Daily above.",
    "sessions.log_months":
      "After this many months, a session’s log goes, with every vote and move. Its report and scorecards stay. Logs that are gone can’t be brought back. Enter 0 to keep them all.",
    "experiences.withdrawn": "You can change this under Adventures.",
  } as Record<string, string>,
  kinds: {
    mesh: "From browser to browser",
    daily: "From browser to browser, plus a Daily room",
  } as Record<string, string>,
  undecided: "Not decided yet",
  allLogs: "All logs are kept",
  months: (n: number) => (n === 1 ? "1 month" : `${formatNumber(n)} months`),
  none: "None",
  standard: "Default",
  changed: (day: string) => `Changed on ${day}`,
  change: "Change…",
  changeOf: (setting: string) => `Change ${setting}`,
  reset: "Reset to default",
  resetOf: (setting: string) => `Reset ${setting} to its default`,
  save: "Save",
  saved: (setting: string) => `${setting} is saved.`,
  resetDone: (setting: string) => `${setting} was reset to its default.`,
  toExperiences: "Go to Adventures",
};
