import type { ScorecardView } from "@lantern/engine/scorecard";

/**
 * The scorecard on the home page, of a session that five simulated participants played: without its last choices, and
 * with one person's award. A test plays the session again and compares.
 */
export const sampleScorecard: ScorecardView = {
  experience: {
    slug: "the-quiet-station",
    title: "The Quiet Station",
  },
  team: {
    id: "t1",
    name: "Crew Hearth",
    nickname: "the Turning Lamps",
    seats: ["s1", "s2", "s3", "s4", "s5"],
  },
  you: null,
  endedAt: 1767655758181,
  ending: {
    id: "the-long-lullaby",
    title: "The Long Lullaby",
    share: "We helped a quiet station stay quiet, and heard it sing.",
    art: {
      id: "f6",
      alt: "Lumo in full shadow, ringed by softly pulsing lights.",
    },
  },
  points: {
    total: 844,
    story: {
      points: 232,
      of: 300,
      why: "Trust from 2 to 8 gave 132, Hush from 5 to 10 gave 60, 2 needs met gave 40.",
    },
    puzzles: {
      points: 248,
      of: 300,
      why: "4 of 5 solved. 1 hint cost points.",
    },
    collaboration: {
      points: 264,
      of: 300,
      why: "The average of 5 measures, shown below.",
    },
    spirit: {
      points: 100,
      of: 100,
      why: "20 reflections. Thank-you cards give no points.",
    },
  },
  pointsFrom: {
    story: {
      base: 0,
      resources: [
        {
          label: "Trust",
          start: 2,
          value: 8,
          points: 132,
        },
        {
          label: "Hush",
          start: 5,
          value: 10,
          points: 60,
        },
      ],
      needs: {
        met: 2,
        points: 40,
      },
    },
    puzzles: {
      played: 5,
      solved: 4,
      hints: 1,
      untimed: true,
    },
    collaboration: {
      measures: 5,
    },
    spirit: {
      reflections: 20,
    },
  },
  path: [
    {
      scene: "a2",
      kind: "decision",
      title: "The first word",
      chosen: "Listened first",
      others: ["Knocked softly", "Called out"],
      solved: null,
    },
    {
      scene: "a4",
      kind: "puzzle",
      title: "Soft light",
      chosen: "Soft light",
      others: [],
      solved: false,
    },
    {
      scene: "a6",
      kind: "decision",
      title: "Eleven spoons",
      chosen: "Kept the secret",
      others: ["Asked Moss"],
      solved: null,
    },
    {
      scene: "b2",
      kind: "decision",
      title: "One door",
      chosen: "Saw the sleep bay",
      others: ["Saw the garden", "Heard the diary"],
      solved: null,
    },
    {
      scene: "b4",
      kind: "puzzle",
      title: "Honest numbers",
      chosen: "Honest numbers",
      others: [],
      solved: true,
    },
    {
      scene: "b6p",
      kind: "puzzle",
      title: "A roof of leaves",
      chosen: "A roof of leaves",
      others: [],
      solved: true,
    },
  ],
  awards: {
    team: {
      id: "soft-beam",
      title: "The Soft Beam",
      text: "Around Pip it was quiet to the very end. You kept it so.",
      badge: "soft-beam",
    },
    personal: {
      id: "every-card-out",
      title: "Every Card Out",
      text: "You read out every clue that you were given.",
      badge: "every-card-out",
    },
  },
  measures: [
    {
      id: "contribution",
      title: "Balance of contribution",
      value: 0.9724203277071631,
      band: "high",
      bandLabel: "Even",
      sentence: "All five people moved the story. Nobody carried it alone.",
      how: "Votes, puzzle moves, chat messages, and shared clues, per minute present. 1 means everyone took part equally (Pielou’s evenness). 0 means one person did everything.",
      own: null,
      parts: {
        people: 5,
        total: 229,
      },
    },
    {
      id: "clues",
      title: "Clue sharing",
      value: 0.9333333333333333,
      band: "high",
      bandLabel: "Open",
      sentence: "28 of the 30 clues that were needed were told in time.",
      how: "Of all the private clues that puzzles needed, the share that people marked as told, or that the person who solved the puzzle held.",
      own: null,
      parts: {
        dealt: 30,
        shared: 28,
      },
    },
    {
      id: "listening",
      title: "Listening",
      value: 0.5,
      band: "low",
      bandLabel: "Firm",
      sentence:
        "Eight discussions started with different votes. In four, someone moved toward another person’s first choice.",
      how: "Of the discussions that started with different silent votes, the share in which someone moved to another person’s first choice.",
      own: null,
      parts: {
        split: 8,
        moved: 4,
      },
    },
    {
      id: "pace",
      title: "Pace",
      value: 1,
      band: "high",
      bandLabel: "Calm",
      sentence: "Eight of eight decisions took the time needed.",
      how: "The time each decision took, compared with the time planned for it. Under a quarter of the plan is quick, and over the plan is late. Both lower the score.",
      own: null,
      parts: {
        quick: 0,
        calm: 8,
        late: 0,
      },
    },
    {
      id: "togetherness",
      title: "Togetherness",
      value: 1,
      band: "high",
      bandLabel: "Strong",
      sentence: "In 23 of 23 scenes, everyone was ready before you continued.",
      how: "Of all the scenes that needed everyone, the share that ended with everyone ready, voted, confirmed, or answered.",
      own: null,
      parts: {
        scenes: 23,
        together: 23,
      },
    },
  ],
  kudos: [],
  commitmentTextId: null,
};
