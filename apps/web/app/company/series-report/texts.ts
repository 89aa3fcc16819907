import { formatNumber } from "../../i18n/format.ts";
/** The report of a series. */
export const texts = {
  title: (series: string) => `Report: ${series}`,
  link: "Series report",
  pdf: "Save as PDF",
  loading: "Loading the report",
  none: {
    title: "No report yet",
    text: "You’ll find it here after the first session.",
    back: "Open the series",
  },
  /** Sessions may have been on the same day. */
  session: (number: number, day: string) => `Session ${formatNumber(number)}, ${day}`,
  summary: "In short",
  attendance: {
    title: "Attendance",
    note: "“Group met” is the share of all pairs of colleagues who had been on the same team by then",
    columns: {
      session: "Session",
      start: "Date",
      came: "Attended",
      absent: "Declined or absent",
      met: "Group met",
    },
    of: (came: number, listed: number) => `${formatNumber(came)} of ${formatNumber(listed)}`,
    ahead: "Still to come",
    hidden: "Not shown",
  },
  measures: {
    title: "How teams worked together",
    note: "To reflect on, not to rank. Only for teams, never for individuals.",
    measure: "Measure, from 0 to 100",
    missing: "–",
    none: (group: number) =>
      `Shown only for teams of ${formatNumber(group)} or more. No team was large enough.`,
    how: "The average over teams of three or more people in each session. Each session’s report explains how we calculate the measures.",
  },
  commitments: {
    title: "What teams agreed on, and how it went",
    none: "No team of three or more has written a commitment yet.",
  },
};
