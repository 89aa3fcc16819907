import { formatNumber } from "../../../i18n/format.ts";

const people = (count: number) => `${formatNumber(count)} ${count === 1 ? "person" : "people"}`;

/** The report of a session. */
export const texts = {
  when: (adventure: string, day: string, from: string, to: string) =>
    `${adventure}, ${day}, ${from} to ${to}`,
  summary: "The report in short",
  contents: "In this report",
  next: {
    title: (title: string) => `Another story: ${title}`,
    plan: "Plan this session",
  },
  came: {
    title: "Attendance",
    came: "Attended",
    of: (part: number, whole: number) => `${formatNumber(part)} of ${formatNumber(whole)}`,
    stayed: (count: number, minutes: number) =>
      `${formatNumber(count)} stayed from start to end; half of everyone stayed at least ${formatNumber(minutes)} min`,
    few: "shown once three people have attended",
    credits: "Credits used",
    creditsNote: ({ released, brief, uncovered }: { released: number; brief: number; uncovered: number }) =>
      [
        `${formatNumber(released)} released after the session`,
        brief > 0 && `${people(brief)} stayed less than five minutes, so no credit was used`,
        uncovered > 0 && `${people(uncovered)} played when no credit was left`,
      ]
        .filter(Boolean)
        .join("; "),
    teams: "Teams",
    smaller: (teams: number) =>
      `${formatNumber(teams)} ${teams === 1 ? "team" : "teams"} of fewer than three`,
    again: "Would play again",
    responded: "of those who answered",
    hidden: "Not shown",
    fewResponses: (responses: number, group: number) =>
      `${formatNumber(responses)} answered; shown once ${formatNumber(group)} people have answered`,
    absent: "Absent",
    declined: "Declined",
    early: "Left early",
    earlyText: (count: number) =>
      `${count === 1 ? "One person" : people(count)}. Anyone may leave, so we don’t name them.`,
    plan: "Plan the next session with those who missed it",
    everyone: "Everyone on the list",
    name: "Name",
    department: "Department",
    attendance: "Attendance",
    team: "Team",
    status: { came: "Attended", declined: "Declined", absent: "Absent" },
    removed: "Removed person",
    ratings: "Answers to “Would you play again?”",
    rating: ["1, not again", "2", "3", "4", "5, any time"],
  },
  roads: {
    title: "Paths through the story",
    tab: "Paths",
    endings: (count: number) => (count === 1 ? "One ending" : `${formatNumber(count)} different endings`),
    ending: "Ending",
    team: "Team",
    people,
    points: (count: number) => `${formatNumber(count)} points`,
    picture: (teams: number, decisions: number) =>
      `The path of ${teams === 1 ? "the team" : `each of ${formatNumber(teams)} teams`} through ${formatNumber(decisions)} decisions to its ending. The table below shows the same in words.`,
    notMet: "not reached",
    text: "Show as a table",
    hidden: (teams: number) =>
      `${teams === 1 ? "One team" : `${formatNumber(teams)} teams`} had fewer than three people. So that nobody can tell what one person did, we don’t show what ${teams === 1 ? "it" : "they"} did.`,
    award: "Award",
  },
  puzzles: {
    title: "Puzzles",
    puzzle: "Puzzle",
    solved: (time: string) => `solved in ${time}`,
    seconds: (number: number) => `${formatNumber(number)} s`,
    minutes: (number: string) => `${number} min`,
    unsolved: "not solved",
    hints: (count: number) =>
      count === 0 ? "no hint" : count === 1 ? "one hint" : `${formatNumber(count)} hints`,
  },
  choices: {
    title: "Choices compared",
    tab: "Choices",
    note: "What each team chose. How its members voted stays with the team.",
    question: "Question",
    notMet: "Not reached",
  },
  measures: {
    title: "How teams worked together",
    tab: "Teamwork",
    note: "To reflect on, not to rank. Only for teams, never for individuals.",
    bands: { low: "lower band", middle: "middle band", high: "upper band" },
    nothing: "Nothing to measure",
    how: "How we calculate it",
    bandsText: "Lower means under 0.60. Upper means 0.85 or more.",
    none: (group: number) =>
      `Shown only for teams of ${formatNumber(group)} or more. No team was large enough.`,
    foot: "Shown for teams of three or more.",
    moments: {
      title: "What stood out",
      note: "How many teams had each kind of moment. We don’t name the teams.",
      of: (part: number, whole: number) => `${formatNumber(part)} of ${formatNumber(whole)} teams`,
      kinds: {
        turned: "The vote changed after the discussion",
        oneVoice: "One person convinced the others",
        unread: "A clue was read aloud late",
        tries: "Wrong tries, then the right one",
        close: "A puzzle solved just in time",
        help: "A hint, then the solution",
        contrast: "A quiet scene beside a busy one",
      },
    },
  },
  commitments: {
    title: "What teams will do",
    tab: "Commitments",
    note: "We emailed it to each team the same day. After 14 days, we ask once how it went.",
    none: (partial: boolean) => `No team${partial ? " of three or more" : ""} wrote a commitment this time.`,
    removed: "Removed together with the person who wrote it.",
    became: "How it went",
    outcomes: { kept: "It happened", partly: "Partly", not_yet: "Not yet" },
    fewResponses: (group: number) => `Shown once ${formatNumber(group)} people have answered.`,
  },
};
