import type { ServicePurpose } from "@lantern/contract/services";

interface Retention {
  what: string;
  detail: string;
  self: string;
  team: string;
  company: string;
  term: string;
}

/** The information page for a works council. It must change together with the code that it describes. */
export const measured = {
  title: "What is measured, on one page",
  sub: (company: string) => `For the works council and everybody who is invited by ${company}`,
  print: "Print",
  loading: "Fetching your company's settings",
  purpose:
    "Lantern Hour is an hour of play for teams who work apart. Nothing of it is a test, and nothing in it can be used to judge a single person: the company is shown teams, from three people on.",
  switches: "As your company has it set",
  on: "Own shares are shown to each person, to nobody else.",
  off: "Measures of single people are off: nobody is shown a share, not even their own.",
  retention: (days: number) => `What people write is kept for ${days} ${days === 1 ? "day" : "days"}.`,
  voice: "Speaking time is asked for, person by person, and off until somebody says yes.",
  table: "What is stored, who sees it, for how long",
  columns: ["What", "The person", "Their team", "The company", "Kept"],
  nobody: "not shown",
  rows: (days: number, own: boolean): Retention[] => [
    {
      what: "That somebody came, or could not",
      detail: "A credit is used after five minutes in the session.",
      self: "yes",
      team: "during the session",
      company: "by name",
      term: "with the session",
    },
    {
      what: "How long somebody was there",
      detail: "Reckoned from when their line stood. Told in sums, from three people on.",
      self: "",
      team: "",
      company: "sums only",
      term: "with the session's log",
    },
    {
      what: "Votes, moves in puzzles, clues shared, ready signs",
      detail: "The hour is made of them. The log has seat numbers, not names.",
      self: "yes",
      team: "once votes are open",
      company: "sums of teams of three or more",
      term: "with the session's log",
    },
    {
      what: "Seconds of speech",
      detail:
        "Noticed in the person's own browser, only after a yes. Speech on or off; never a sound, never a word.",
      self: own ? "own share" : "",
      team: "the team's balance",
      company: "the team's balance",
      term: "until the scorecard is made",
    },
    {
      what: "Chat, answers to reflections, thank-you cards",
      detail: "They stand apart from the log, so that they can be erased.",
      self: "yes",
      team: "yes",
      company: "",
      term: `${days} ${days === 1 ? "day" : "days"}`,
    },
    {
      what: "The one line a team wants to do at work",
      detail: "Stands in the report without who typed it, and goes when that person is removed.",
      self: "yes",
      team: "yes",
      company: "as the team's",
      term: "with the report",
    },
    {
      what: "The system check: passed or not, part by part",
      detail:
        "So that somebody can help before the session. Also which browser parts failed; nothing of the home.",
      self: "yes",
      team: "",
      company: "by name",
      term: "with the session",
    },
    {
      what: "Yes or no to camera, microphone and speaking time",
      detail: "The last word counts.",
      self: "yes",
      team: "",
      company: "",
      term: "with the session",
    },
    {
      what: "The answer to “Would you play again?”",
      detail: "One question, from 1 to 5, free to leave open.",
      self: "yes",
      team: "",
      company: "sums, from three answers on",
      term: "with the session",
    },
    {
      what: "A personal award",
      detail: "Everybody gets one; it is about the story and never a rank.",
      self: "yes",
      team: "",
      company: "",
      term: "until the link to the scorecard ends",
    },
  ],
  neverTitle: "What is never measured",
  never: [
    "Moods, feelings or character. Nothing infers them, and in the EU nothing at work may.",
    "What somebody says. Voices and faces go from page to page inside a team and are neither recorded nor stored.",
    "Keys, mouse, screen, place, or anything outside of the session's own page.",
    "A ranking of people, or one person against another. No points belong to a person.",
    "Anything that decides over somebody by itself.",
  ],
  choicesTitle: "What everybody may do",
  choices: [
    "Take part without camera, without microphone, or only watch.",
    "Leave at any time. Reports say how many, never who.",
    "Have their data exported, corrected or removed. Past hours then stay without their name.",
  ],
  teamsTitle: "How teams are described",
  teams:
    "Six measures from 0 to 1, in three bands, each with how it is computed beside it. Grounds: even turns go along with what a group can do (Woolley and others, Science 2010); the evidence is mixed (Riedl 2021; Bates and Gupta 2017). So they are a mirror for a conversation, and never shown during the session.",
  processing: "Where data is processed",
};

/** Data processing, completed with the configuration of this installation. */
export const processing = {
  title: "Data processing",
  intro:
    "What is processed where, by which outside services, and for how long. As this installation is set up right now.",
  here: "On this server",
  hereText: (origin: string) =>
    `Everything that is stored stands in one PostgreSQL database behind ${origin}: accounts, lists of people, sessions, the logs of hours, letters on their way.`,
  servicesTitle: "Outside services",
  none: "None is set up. Nothing leaves this server but the pages people open.",
  columns: ["Service", "For what", "What it receives"],
  purposes: {
    email: { name: "Sending email", gets: "Address, name and text of each email" },
    payments: {
      name: "Payments",
      gets: "What the buyer types on its own page, the order's number and amount",
    },
    sign_in: { name: "Signing in", gets: "That somebody signs in here; only administrators who choose it" },
    relay: {
      name: "Relaying voice and video where no direct way exists",
      gets: "Encrypted media it cannot read, and the addresses of both ends, for as long as they talk",
    },
    media: {
      name: "Passing voice and video on, where sessions go through a media server",
      gets: "Voice and video of each team while they talk, which it passes on and does not keep",
    },
    chat: {
      name: "The chat window for questions to us",
      gets: "Only after you have agreed to it: what you write there, the pages you open meanwhile, your browser and address",
    },
    error_reports: {
      name: "Reports of errors in our pages",
      gets: "What broke, on which page, in which browser; of one visit in ten, and of those with an error, how the page moved, with every text and picture masked",
    },
    database: { name: "The database", gets: "Everything that is stored" },
    fan_out: {
      name: "Passing moves between servers",
      gets: "Moves of running hours, for a moment; nothing is kept",
    },
  } satisfies Record<ServicePurpose, { name: string; gets: string }>,
  browserTitle: "In the browser",
  browser: [
    "Voices and faces go directly between the people of a team, encrypted on the way, or through a relay or media server where one is named above. None of it is recorded.",
    "The sign-in is kept encrypted in the browser's own storage, and one cookie protects forms against forgery. There is no advertising and no tracking.",
  ],
  termsTitle: "For how long",
  terms: [
    "Chat, reflections and thank-you lines: as many days as the company sets, 30 unless it says otherwise.",
    "Seconds of speech: until the scorecard is made, then deleted; what is left is the balance of the team and each one's own share for themselves.",
    "Sign-ins: 8 hours. Links that were mailed and used up: a day.",
    "Sessions and their reports: as long as the company is here, afterwards without names. Credits and orders: for the books.",
    "Whoever is removed loses name, address and every line they wrote; seats and credits stay as numbers.",
  ],
};
