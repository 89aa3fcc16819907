import { formatNumber } from "../../i18n/format.ts";

interface Retention {
  what: string;
  detail: string;
  self: string;
  team: string;
  company: string;
  term: string;
}

/** The information page for a works council. It must change together with the code that it describes. */
export const texts = {
  sub: (company: string) => `For the works council and everyone ${company} invites`,
  print: "Print",
  agreement: {
    title: "Data processing agreement",
    text: "A PDF to sign, with your company’s name, the operator’s details, and the outside services that this installation uses today. Have your lawyers read it before you sign.",
    download: "Download the agreement",
  },
  loading: "Loading your company’s settings",
  purpose:
    "Lantern Hour is a one-hour game for teams who work apart. It isn’t a test, and it can’t be used to judge individuals: your company’s reports only describe teams of three or more people.",
  switches: "Your company’s settings",
  on: "Each person sees their own share. Nobody else does.",
  off: "Measures of individuals are off: nobody sees a share, not even their own, and there are no personal awards.",
  checkIn: (on: boolean): string =>
    on
      ? "The check-in is on: people are offered three statements before and after a session. Nobody at your company sees anyone’s answers, and where chance could explain a difference, the figures say “cannot tell yet”."
      : "The check-in is off: after a session, we only ask whether people would play again, and how the team’s commitment went.",
  retention: (days: number) =>
    `We keep what people write for ${formatNumber(days)} ${days === 1 ? "day" : "days"}.`,
  logs: (months: number): string =>
    months === 0
      ? "A session’s log is stored as long as your company has an account."
      : `A session’s log, with every vote and move, goes ${formatNumber(months)} ${months === 1 ? "month" : "months"} after the session. Its report and scorecards stay.`,
  voice: "We ask each person before we count how long they speak. It stays off until they say yes.",
  table: "What we store, who sees it, and for how long",
  columns: ["What", "The person", "Their team", "The company", "Kept"],
  nobody: "not\u00a0shown",
  rows: (days: number, own: boolean): Retention[] => [
    {
      what: "Whether someone attended or declined",
      detail:
        "A credit is used after five minutes in the session. Administrators can share the report through a link that expires.",
      self: "yes",
      team: "during the session",
      company: "by name",
      term: "with the session",
    },
    {
      what: "How long someone was there",
      detail: "Measured while they were connected. Shown only as totals for three or more people.",
      self: "",
      team: "",
      company: "totals only",
      term: "with the session’s log",
    },
    {
      what: "Votes",
      detail:
        "The session can’t work without them. Its log has seat numbers, not names. The report says what a team of three or more chose, and nothing about who or how many wanted it. Administrators can visit a team during the session and then see its stage, with votes and chat, as the team does.",
      self: "yes",
      team: "once votes are open",
      company: "the team’s choice only",
      term: "with the session’s log",
    },
    {
      what: "Who is there, who asks for help, and what each team has chosen and solved",
      detail:
        "Administrators can follow this in the host console while the session runs, for teams of any size. It also shows who watches, whose connection is weak, and messages that someone reports.",
      self: "yes",
      team: "during the session",
      company: "during the session, in the host console",
      term: "with the session’s log",
    },
    {
      what: "Moves in puzzles, clues shared, presses of Ready",
      detail: "The session can’t work without them. Its log has seat numbers, not names.",
      self: "yes",
      team: "during the session",
      company: "totals for teams of three or more",
      term: "with the session’s log",
    },
    {
      what: "Who shared a team with whom",
      detail:
        "When the next session forms its teams, people who have played together are kept apart where possible. A series also shows how much of its group has met. We use it for nothing else. The report doesn’t name teams of fewer than three.",
      self: "yes",
      team: "during the session",
      company: "by name",
      term: "with the report",
    },
    {
      what: "Moments that stood out in a team",
      detail:
        "For example a vote that turned, a hint, or a clue that was read late. We count them over three teams or more, and name neither people nor teams.",
      self: "",
      team: "",
      company: "totals only",
      term: "with the report",
    },
    {
      what: "Seconds of speech",
      detail:
        "Counted by the person’s own browser, only if they agree. It only notices whether someone is speaking, never what they say.",
      self: own ? "own share" : "",
      team: "the team’s balance",
      company: "the team’s balance",
      term: "until the scorecard is made",
    },
    {
      what: "Chat, answers to reflections, thank-you cards",
      detail: "Stored separately from the log, so that they can be erased.",
      self: "yes",
      team: "yes",
      company: "reported messages, and chat while visiting a team",
      term: `${formatNumber(days)} ${days === 1 ? "day" : "days"}`,
    },
    {
      what: "The one thing a team commits to doing at work",
      detail: "The report doesn’t say who wrote it. It’s erased when that person is removed.",
      self: "yes",
      team: "yes",
      company: "under the team’s name",
      term: "with the report",
    },
    {
      what: "System check results, part by part",
      detail:
        "So that someone can help before the session. They show which checks failed, and nothing about the person’s home.",
      self: "yes",
      team: "",
      company: "by name",
      term: "with the session",
    },
    {
      what: "Yes or no to camera, microphone, and speaking time",
      detail: "The latest choice counts.",
      self: "yes",
      team: "",
      company: "",
      term: "with the session",
    },
    {
      what: "The answer to “Would you play again?”",
      detail: "One optional question, answered from 1 to 5.",
      self: "yes",
      team: "",
      company: "totals, once there are three answers",
      term: "with the session",
    },
    {
      what: "Answers to the three statements of the check-in",
      detail:
        "Only if an Owner turned it on; each can be skipped. Stored under a pseudonym for each series or session, without a time.",
      self: "yes",
      team: "",
      company: "how averages changed, over at least five people, with one in ten left out at random",
      term: "until we count them a month later, at most 180 days; erased as soon as the person is removed",
    },
    ...(own
      ? [
          {
            what: "A personal award",
            detail: "Everyone gets one in front of their team. It’s about the story and never a rank.",
            self: "yes",
            team: "yes",
            company: "",
            term: "until the scorecard link expires",
          },
        ]
      : []),
  ],
  neverTitle: "What we never measure",
  never: [
    "Moods, feelings, or character. We don’t infer them, and EU law forbids it at work.",
    "What people say. Only the team sees and hears its audio and video, and an administrator who has joined its call, whom everyone on the team can see. They are never recorded or stored.",
    "Keystrokes, mouse, screen, location, or anything outside the session’s page.",
    "Rankings of people, or comparisons between them. Points belong to teams, never to a person.",
    "Anything for automated decisions about a person.",
  ],
  choicesTitle: "What everyone can choose",
  choices: [
    "Take part without a camera or microphone, or just watch.",
    "Leave at any time. Reports say how many people left, never who.",
    "Have their data exported, corrected, or removed. Past sessions then stay without their name.",
  ],
  teamsTitle: "How we describe teams",
  teams:
    "We use six measures from 0 to 1, shown in three bands, and explain how we calculate each one. The idea behind them: groups whose members take more even turns tend to do better (Woolley and others, Science 2010). The evidence is mixed (Riedl 2021; Bates and Gupta 2017). So the measures are meant to start a conversation, and we never show them during the session. The company sees five of them, for teams of three or more. Listening depends on votes, so only the team sees it.",
  processing: "Data processing",
};
