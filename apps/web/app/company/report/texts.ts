/** The page of a session’s report. */
export const texts = {
  title: (session: string) => `Report: ${session}`,
  sessions: "Sessions",
  share: "Share",
  pdf: "Download PDF",
  slides: "Download slides",
  csv: "Download CSV",
  tables: { attendance: "Attendance", teams: "Teams", decisions: "Choices" },
  loading: "Loading the report",
  none: {
    title: "There is no report yet",
    text: "The report is ready when the session is over. It stays here even after we erase the chat.",
    back: "Back to the session",
  },
};
