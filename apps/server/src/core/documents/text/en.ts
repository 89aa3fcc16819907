import { formatCount, formatNumber, formatPercent } from "../../format.ts";

const n = (number: number) => formatNumber(number, "en");

const bandNames = { low: "lower band", middle: "middle band", high: "upper band" };
const measureNames = {
  contribution: "Balance of contribution",
  voice: "Balance of voice",
  clues: "Clue sharing",
  listening: "Listening",
  pace: "Pace",
  togetherness: "Togetherness",
};

/** The texts of PDFs and CSV files: reports, statements, lists of people. */
export const en = {
  removed: "Removed person",
  attendance: { came: "Attended", declined: "Declined", absent: "Absent" },
  report: {
    smaller: (teams: number) => `${formatCount(teams, "team")} of fewer than three`,
    hiddenTeams: (teams: number) =>
      `${formatCount(teams, "team")} had fewer than three people. So that nobody can tell what one person did, we don’t show what ${teams === 1 ? "it" : "they"} did.`,
    title: (session: string) => `${session}: report`,
    footer: (session: string) => `${session}, Lantern Hour`,
    when: (day: string, from: string, to: string, zone: string) => `${day}, ${from} to ${to} (${zone})`,
    summary: {
      title: "In short",
      everybody: (listed: number, teams: number) =>
        `All ${formatCount(listed, "person", "people")} on the list attended, in ${formatCount(teams, "team")}.`,
      came: (came: number, listed: number, teams: number) =>
        `${n(came)} of the ${formatCount(listed, "person", "people")} on the list attended, in ${formatCount(teams, "team")}.`,
      away: (declined: number, absent: number) =>
        [declined > 0 && `${n(declined)} declined`, absent > 0 && `${n(absent)} did not come`]
          .filter(Boolean)
          .join(", and "),
      together: (solved: number, puzzles: number, endings: number, partial: boolean) =>
        `${partial ? "Teams of three or more" : "They"} solved ${n(solved)} of ${formatCount(puzzles, "puzzle")} and reached ${endings === 1 ? "one ending" : `${n(endings)} different endings`}.`,
      none: (partial: boolean) => `No team${partial ? " of three or more" : ""} wrote down what it will do.`,
      committed: (teams: number, of: number, partial: boolean) =>
        `${n(teams)} of ${formatCount(of, "team")}${partial ? " of three or more" : ""} wrote down what they’ll do.`,
      waiting: "We’ll ask them how it went after 14 days.",
      outcomes: (responses: number, kept: number, partly: number) =>
        `Two weeks later, ${n(kept)} of ${formatCount(responses, "response")} said it happened, and ${n(partly)} said it partly did.`,
    },
    /** Only on the first page. */
    first: {
      attended: "of the people on the list attended",
      solved: "puzzles solved, in all teams together",
      playAgain: "of those who answered would play again",
      happened: "say that their commitment happened",
      teams: (count: number): string => (count === 1 ? "team played" : "teams played"),
      endings: "different endings reached",
      of: (part: number, whole: number) => `${n(part)} of ${n(whole)}`,
      allHigh: (measures: number) =>
        `By all ${n(measures)} measures of how teams worked together, the average is in the upper band.`,
      measured: (measures: number, highest: string, lowest: string) =>
        `Of ${n(measures)} measures of how teams worked together, “${highest}” has the highest average and “${lowest}” the lowest.`,
      notMeasured: (hidden: boolean): string =>
        hidden
          ? "How teams worked together is shown only for teams of three or more."
          : "How teams worked together was not measured.",
      again: (again: number, responses: number) =>
        `${n(again)} of the ${formatCount(responses, "person", "people")} who answered would like to play again.`,
      fewRatings: "We show whether people would play again once three of them have answered.",
    },
    attendance: {
      title: "Attendance",
      attended: "Attended",
      of: (part: number, whole: number) => `${n(part)} of ${n(whole)}`,
      stayed: (count: number, minutes: number) =>
        `${n(count)} stayed from start to end; half of everyone stayed at least ${n(minutes)} min`,
      credits: "Credits used",
      creditsNote: ({ released, brief, uncovered }: { released: number; brief: number; uncovered: number }) =>
        [
          `${formatCount(released, "credit")} released after the session`,
          brief > 0 &&
            `${formatCount(brief, "person", "people")} stayed less than five minutes, so no credit was used`,
          uncovered > 0 && `${formatCount(uncovered, "person", "people")} played when no credit was left`,
        ]
          .filter(Boolean)
          .join("; "),
      teams: "Teams",
      playAgain: "Would play again",
      notVisible: "Not shown",
      responded: "of those who answered",
      fewResponses: "Shown once three people have answered",
    },
    paths: {
      title: "Paths through the story",
      columns: { team: "Team", path: "Path", ending: "Ending", award: "Award", points: "Points" },
      puzzle: { name: "Puzzle", solved: "Solved", minutes: "Minutes", hints: "Hints" },
      solved: "yes",
      unsolved: "no",
      minutes: (used: string, of: string) => `${used} of ${of}`,
    },
    choices: {
      title: "Choices compared",
      note: "What each team chose. How its members voted stays with the team.",
    },
    measures: {
      title: "How teams worked together",
      note: "To reflect on, not to rank. Only for teams, never for individuals.",
      none: (group: number) => `Shown only for teams of ${n(group)} or more. No team was large enough.`,
      line: (team: string, label: string, sentence: string) => `${team}: ${label}. ${sentence}`,
    },
    commitments: {
      title: "What teams will do",
      quote: (text: string) => `“${text}”`,
      removed: "Removed together with the person who wrote it.",
      followUp: (done: number, partly: number, notYet: number) =>
        `Two weeks later: ${formatCount(done, "says", "say")} it happened, ${n(partly)} partly, ${n(notYet)} not yet`,
    },
    /** Only in the slides. */
    slides: {
      next: "What to do next",
      measure: "Measure",
      teams: (count: number) => formatCount(count, "team"),
      more: (count: number) => `${n(count)} more in the report`,
      missed: (count: number) =>
        `Plan the next session with the ${formatCount(count, "person", "people")} who missed this one.`,
      followUp: "In two weeks, talk about what became of the commitments.",
      plan: "Choose the next adventure while this one is remembered.",
      moments: {
        title: "What stood out",
        note: "How many teams had each kind of moment. We don’t name the teams.",
        of: (part: number, whole: number) => `${n(part)} of ${formatCount(whole, "team")}`,
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
    people: {
      title: "People",
      note: "How long each person stayed is not shown.",
      columns: { name: "Name", department: "Department", attendance: "Attendance", team: "Team" },
    },
  },
  seriesReport: {
    title: (series: string) => `${series}: report of the series`,
    footer: (series: string) => `${series}, Lantern Hour`,
    span: (sessions: number, first: string, last: string) =>
      `A series of ${formatCount(sessions, "session")}, ${first} to ${last}`,
    summary: {
      attendance: (played: number, of: number, share: number) =>
        `${n(played)} of ${formatCount(of, "session has", "sessions have")} been played, and ${formatPercent(share, "en")} of the people on the list came.`,
      met: (share: number) =>
        `${formatPercent(share, "en")} of all pairs of colleagues have been on the same team so far.`,
      tooFew: "The group is too small to say how much of it has met.",
      noCommitments: "No team of three or more has written a commitment yet.",
      unanswered: (teams: number) =>
        `${formatCount(teams, "team has", "teams have")} agreed on what to do next. We show how it went once three people on a team have answered.`,
      outcomes: (teams: number, kept: number, partly: number, notYet: number) =>
        `${formatCount(teams, "team has", "teams have")} agreed on what to do next; of ${formatCount(kept + partly + notYet, "answer", "answers")}, ${formatCount(kept, "says", "say")} it happened, ${n(partly)} partly, ${n(notYet)} not yet.`,
    },
    attendance: {
      title: "Who came",
      note: "“Group met”: pairs of colleagues who had been on the same team by then",
      columns: {
        session: "Session",
        date: "Date",
        adventure: "Adventure",
        came: "Attended",
        met: "Group met",
      },
      of: (came: number, listed: number) => `${n(came)} of ${n(listed)}`,
      share: (share: number) => formatPercent(share, "en"),
      ahead: "still to come",
    },
    measures: {
      title: "How teams worked together",
      note: "To reflect on, not to rank",
      measure: "Measure, from 0 to 100",
      missing: "–",
      none: (group: number) => `Shown only for teams of ${n(group)} or more. No team was large enough.`,
      how: (group: number) =>
        `The average over teams of ${n(group)} or more people, at each date. Each session’s report explains how we calculate the measures. A dash means not measured.`,
    },
    commitments: {
      title: "What teams agreed on, and how it went",
      outcomes: (kept: number, partly: number, notYet: number) =>
        `${formatCount(kept, "says", "say")} it happened, ${n(partly)} partly, ${n(notYet)} not yet`,
      few: (group: number) => `We show how it went once ${n(group)} people have answered.`,
      more: (count: number) => `${n(count)} more are in the reports of the sessions.`,
    },
  },
  tables: {
    attendance: ["Name", "Department", "Office", "Attendance", "Team"],
    teams: ["Team", "People", "Nickname", "Ending", "Points", "Award", "Puzzles solved", "Puzzles", "Hints"],
    commitments: ["What they will do", "It happened", "Partly", "Not yet"],
    decisions: ["Question", "Option", "Team", "Chosen"],
    chosen: { yes: "yes", no: "no" },
    names: measureNames,
    bands: bandNames,
    insights: {
      session: ["Session", "Day (UTC)", "On the list", "Attended"],
      value: (measure: string) => `${measure}, from 0 to 1`,
      ratings: ["Average answer, from 1 to 5", "Answers"],
    },
    audit: [
      "Number",
      "Time (UTC)",
      "Person",
      "Person id",
      "Key id",
      "Address",
      "Request",
      "Action",
      "Subject",
      "Name of the subject",
      "Detail",
      "Before",
      "After",
      "Hash",
    ],
    /** The import recognizes these headings. */
    people: ["First name", "Last name", "Email", "Department", "Office", "Time zone", "Language", "Added"],
  },
  statement: {
    columns: [
      "Time (UTC)",
      "Type",
      "Credits",
      "Balance",
      "Owed",
      "Session",
      "Order",
      "Note",
      "Cost center",
      "Seats",
      "Net value",
      "Currency",
      "Invoice",
    ],
    kinds: {
      grant: "Free credits",
      purchase: "Purchased",
      capture: "Used",
      refund: "Refund",
      chargeback: "Chargeback",
      adjustment: "Adjustment",
    },
  },
};

/** The English texts are the type of every other language. */
export type FileTexts = typeof en;
