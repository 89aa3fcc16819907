import { formatNumber, formatSigned } from "../../i18n/format.ts";

type Band = "low" | "middle" | "high";
const bands: Record<Band, string> = { low: "Lower band", middle: "Middle band", high: "Upper band" };
const inBand = (band: Band) => `in the ${bands[band].toLowerCase()}`;
const people = (n: number) => (n === 1 ? "1 person" : `${formatNumber(n)} people`);

/** Figures over all of a company's sessions. */
export const texts = {
  sub: "All your sessions at a glance. We show totals and teams, and never compare people.",
  loading: "Loading your insights",
  empty: {
    title: "Insights start with your second session",
    none: "Each session has its own report. After two, you can compare attendance, teamwork, and answers here.",
    one: "You’ve had one session, and its report is ready. After the next one, this page shows both side by side.",
    plan: "Plan a session",
    report: "Open the report",
  },
  short: {
    changed: "What changed",
    next: "What to do",
    changes: {
      attendance: ({ came, listed, share, before }: Record<"came" | "listed" | "share" | "before", number>) =>
        `${formatNumber(came)} of ${people(listed)} attended the latest session (${formatNumber(share)}%), compared with ${formatNumber(before)}% before.`,
      attendance_same: ({ came, listed }: Record<"came" | "listed", number>) =>
        `${formatNumber(came)} of ${people(listed)} attended the latest session, about as many as before.`,
      measure: (measure: string, from: Band, to: Band) =>
        `${measure} is now ${inBand(to)}. In the session before, it was ${inBand(from)}.`,
      measures_same: "Every measure of teamwork is in the same band as in the session before.",
      feedback: (average: string, before: string) =>
        `The average answer to “Would you play again?” was ${average} of 5, after ${before} the time before.`,
    },
    todo: {
      missed: (n: number) => `${people(n)} missed the latest session. Plan the next one with them first.`,
      department: (name: string, reached: number, of: number) =>
        reached === 0
          ? `Nobody in ${name} has played yet. Invite them to the next session.`
          : `${formatNumber(reached)} of ${people(of)} in ${name} ${reached === 1 ? "has" : "have"} played. Invite the others to the next session.`,
      measure: (name: string) =>
        `${name} was in the lower band. Read what it means in the report, and talk about it with the teams.`,
      plan: "Nothing needs your attention. Plan the next session while people remember this one.",
    },
    steps: {
      missed: "Plan it with them",
      department: "Plan a session",
      measure: "Open the report",
      plan: "Plan a session",
    },
  },
  csv: "Download CSV",
  table: "Show as a table",
  session: "Session",
  month: "Month",
  attendance: {
    title: "Attendance",
    all: (percent: number, sessions: number) =>
      `${formatNumber(percent)}% across ${formatNumber(sessions)} sessions`,
    came: "Attended",
    listed: "On the list",
    rate: "Share",
  },
  months: {
    title: "Month by month",
    note: "Months in UTC. A credit is used by each person who stayed at least five minutes",
    sum: ({ sessions, people: attended, credits }: Record<"sessions" | "people" | "credits", number>) =>
      `In ${formatNumber(sessions)} sessions, people took ${formatNumber(attended)} seats and used ${formatNumber(credits)} ${credits === 1 ? "credit" : "credits"}.`,
    allIn: (month: string) => `All of them were in ${month}.`,
    sessions: "Sessions",
    people: "People who attended",
    credits: "Credits used",
  },
  measures: {
    title: "How teams worked together",
    note: "Averages for teams of three or more, in the same bands as in reports",
    names: {
      contribution: "Balance of contribution",
      voice: "Balance of voice",
      clues: "Clue sharing",
      listening: "Listening",
      pace: "Pace",
      togetherness: "Togetherness",
    },
    none: "Not measured yet",
    latest: (band: Band) => `${bands[band]} in the latest session with data`,
    value: (band: Band, value: string) => `${bands[band]} (${value})`,
    top: "High",
    bottom: "Low",
    scale: "Lower means under 0.60. Upper means 0.85 or more.",
    how: "To reflect on, not to rank: stories differ, and so do sessions.",
  },
  feedback: {
    title: "Would you play again?",
    note: "From 1 (not again) to 5 (any time). Shown once three people have answered",
    average: "Average answer",
    responses: "Answers",
    one: (day: string, average: string, answers: number) =>
      `${day}: the average of ${formatNumber(answers)} answers is ${average}.`,
    none: "No session has three answers yet.",
  },
  evidence: {
    title: "Did it change anything?",
    note: "What participants said in the check-in before and after, across all your sessions",
    loading: "Loading the check-in",
    off: "The check-in is off. Turn it on in the settings, and participants get three short statements before and after sessions.",
    offSub: "The check-in is off. Your company’s Owner can turn it on.",
    settings: "Open the settings",
    waves: { after: "Right after", two_weeks: "Two weeks later", month: "A month later" },
    states: {
      hidden: "Hidden",
      unknown: "Cannot tell yet",
      up: "It helped",
      down: "It got worse",
    },
    short: { hidden: "hidden", unknown: "cannot tell", up: "better", down: "worse" },
    hidden: "We show nothing until at least five people have answered.",
    more: (n: number) =>
      n === 1 ? "About one more answer would tell." : `About ${formatNumber(n)} more answers would tell.`,
    tooSmall: "Even 1,000 more answers would probably not be enough: the difference is too small.",
    few: "We need at least three sessions to tell.",
    changed: (mean: number) => `On average, answers moved by ${formatSigned(mean)} of a step.`,
    interval: ({ mean, low, high }: { mean: number; low: number; high: number }) =>
      `${formatSigned(mean)} (95% interval ${formatSigned(low)} to ${formatSigned(high)})`,
    basis: (people: number, sessions: number) =>
      `${formatNumber(people)} people answered both times, in ${sessions === 1 ? "1 session or series" : `${formatNumber(sessions)} sessions or series`}`,
    how: (smallest: number) =>
      `Answers go from 1 to 5. We compare the same people before and after, and count sessions rather than people, because people in one session tend to answer alike. So that nobody’s answers can be worked out, there are no filters, the figures change only when whole sessions close and never cover fewer than ${formatNumber(smallest)} people, and we leave out one person in ten at random.`,
    statement: "Statement",
    measures: {
      all: "All three together",
      contacts: "Knowing whom to ask",
      voice: "Ease of speaking up",
      belonging: "Feeling part of the group",
    },
  },
  departments: {
    title: "Departments reached",
    note: "People on your list who have played at least once",
    department: "Department",
    reached: "Have played",
    of: "On the list",
    rest: "Small departments, and people without one",
    bar: (reached: number, of: number) => `${formatNumber(reached)} of ${formatNumber(of)}`,
    none: "Nobody is on your list.",
  },
};
