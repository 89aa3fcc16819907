import { capitalized } from "@lantern/engine/graphemes";
import type { MeasureView, ScorecardView } from "@lantern/engine/scorecard";

type MeasureText = Pick<MeasureView, "title" | "bandLabel" | "sentence" | "how">;
type Part = Exclude<keyof ScorecardView["points"], "total">;

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** The scorecard. The server writes some of its texts, in English; other languages make them from its numbers. */
export const liveScorecard = {
  measureText: (measure: MeasureView): MeasureText => measure,
  pointsText: (part: Part, { points }: ScorecardView): string => points[part].why,
  title: "Your scorecard",
  waiting: "We’re preparing your scorecard.",
  waitingDetail: "It takes a moment. You can leave this page open.",
  failed: "We couldn’t open your scorecard.",
  again: "Try again",
  another: (title: string) => `Another story: ${title}`,
  none: "There’s no scorecard",
  noneDetail: "The session ended before your team played a scene.",
  team: (people: readonly string[], team: string) => `${list.format(people)}. ${capitalized(team)}.`,
  ofTotal: "of 1000 points",
  of: (n: number) => `of ${n}`,
  road: "Your path",
  roadText: (steps: readonly string[], ending: string) =>
    `Your team’s path: ${list.format(steps)}. Your ending: ${ending}.`,
  solved: "solved",
  open: "not solved",
  notChosen: "not taken",
  stepsTable: "Show as a table",
  step: "Scene",
  chosen: "What you did",
  others: "Paths not taken",
  addsUp: "How it adds up",
  story: "Story",
  puzzles: "Puzzles",
  collaboration: "Collaboration",
  spirit: "Spirit",
  together: "Total",
  togetherText: "Points belong to the team. We don’t rank people.",
  yourTeam: "Your team",
  you: (name: string) => `You, ${name}`,
  measures: "How you worked together",
  collaborationIntro:
    "We show bands, not exact numbers. Only you see your own share. Your company only sees the team.",
  notMeasured: "Not measured",
  how: "How we work this out",
  ownShare: (percent: number) => `Your share: ${percent}%`,
  valueOf: (percent: number) => `${percent} of 100`,
  thanks: "Thank you, because you…",
  removed: "removed",
  promise: "One thing your team will do",
  noPromise:
    "Your team didn’t write one down. You still can: pick one small thing, and tell one person about it.",
  promiseNote: "Put it where you’ll see it on Monday.",
  log: "The log book",
  logIntro: "Your page of it: who you were, what you chose, and what you wrote.",
  picture: "Save the picture",
  pictureNote: "Your ending, your names, and your choices. No points, and nothing anyone wrote.",
  pictureFailed: "We couldn’t make the picture. Please try again.",
  openLink: "Open the link in your invitation again. It leads to your scorecard for 37 days.",
  shareNote: "Your link opens this page for 37 days.",
  afterRehearsal: {
    heading: "Next time with your own team",
    text: "This was a rehearsal with simulated teammates. In a session, you play with people you invite.",
    plan: "Plan a session",
  },
  afterScene: {
    title: "Your path ends at a door",
    text: "That was five minutes of sixty. In the whole session, Ona lets you in, and someone very small decides with you.",
    team: {
      title: "Play this with your team",
      text: "Your first six seats are free, and you don’t need a credit card. Pick a date and send the invitations.",
      button: "Sign up for 6 free seats",
    },
    colleague: {
      title: "Send this scene to a colleague",
      text: "They can start right away, without an account. Compare your paths at lunch.",
    },
    price: {
      title: "See what it costs",
      text: "You pay per seat, and only for people who come.",
      button: "See pricing",
    },
    send: "Send the scene",
    copied: "Link copied",
    message: "Five minutes, no sign-up: a silent space station and three teammates. What would you ask?",
    whole: "About the whole adventure",
    again: "Play the scene again",
  },
  followUp: {
    question: "Two weeks later: how did it go?",
    options: { kept: "It happened", partly: "Partly", not_yet: "Not yet" },
    note: "Your company sees your team’s totals once three people have answered. It never sees your answer.",
    thanks: "Thank you. You can change your answer for as long as this page is available.",
  },
  feedback: {
    question: "Would you play another session with these people?",
    options: ["Rather not", "If I must", "Perhaps", "Gladly", "Any time"],
    note: "Your company sees the totals of all answers. It never sees yours.",
    thanks: "Thank you. You can change your answer for as long as this page is available.",
  },
};
