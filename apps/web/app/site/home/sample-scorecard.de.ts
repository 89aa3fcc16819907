import type { ScorecardView } from "@lantern/engine/scorecard";

/** The scorecard on the home page, of a session of the demo company. `npm run demo:record` writes it. */
export const sampleScorecard: ScorecardView = {
  experience: {
    slug: "the-quiet-station",
    title: "Die stille Station",
  },
  team: {
    id: "t1",
    name: "Crew Halbmond",
    nickname: "die Offenen Ohren",
    seats: ["s4", "s5", "s8", "s13", "s16", "s19"],
  },
  you: null,
  endedAt: 1790258422607,
  ending: {
    id: "one-small-lamp",
    title: "Eine kleine Lampe",
    share: "Wir haben gesehen, wie eine kleine Lampe anblieb und die Sterne kamen, um sie warm zu halten.",
    art: {
      id: "f4",
      alt: "Die Station im Schatten; eine Lampe im Garten, blasse Lichter ruhen auf dem Dach.",
    },
  },
  points: {
    total: 826,
    story: {
      points: 220,
      of: 300,
      why: "Vertrauen from 2 to 8 gave 132, Stille from 5 to 9 gave 48, 2 needs met gave 40.",
    },
    puzzles: {
      points: 240,
      of: 300,
      why: "4 of 5 solved. 3 hints cost points.",
    },
    collaboration: {
      points: 266,
      of: 300,
      why: "The average of 5 measures, shown below.",
    },
    spirit: {
      points: 100,
      of: 100,
      why: "24 reflections. Thank-you cards give no points.",
    },
  },
  pointsFrom: {
    story: {
      base: 0,
      resources: [
        {
          label: "Vertrauen",
          start: 2,
          value: 8,
          points: 132,
        },
        {
          label: "Stille",
          start: 5,
          value: 9,
          points: 48,
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
      hints: 3,
      untimed: true,
    },
    collaboration: {
      measures: 5,
    },
    spirit: {
      reflections: 24,
    },
  },
  path: [
    {
      scene: "a2",
      kind: "decision",
      title: "Das erste Wort",
      chosen: "Erst zugehört",
      others: ["Leise geklopft", "Laut gerufen"],
      solved: null,
    },
    {
      scene: "a4",
      kind: "puzzle",
      title: "Sanftes Licht",
      chosen: "Sanftes Licht",
      others: [],
      solved: false,
    },
    {
      scene: "a6",
      kind: "decision",
      title: "Elf Löffel",
      chosen: "Geheimnis gewahrt",
      others: ["Moss gefragt"],
      solved: null,
    },
    {
      scene: "b2",
      kind: "decision",
      title: "Eine Tür",
      chosen: "Tagebuch gehört",
      others: ["Garten gesehen", "Schlafraum gesehen"],
      solved: null,
    },
    {
      scene: "b4",
      kind: "puzzle",
      title: "Ehrliche Zahlen",
      chosen: "Ehrliche Zahlen",
      others: [],
      solved: true,
    },
    {
      scene: "b6p",
      kind: "puzzle",
      title: "Ein Dach aus Blättern",
      chosen: "Ein Dach aus Blättern",
      others: [],
      solved: true,
    },
  ],
  awards: {
    team: {
      id: "five-signs",
      title: "Fünf Zeichen",
      text: "Ihr habt Pips Lied gelesen, alle fünf Zeichen.",
      badge: "five-signs",
    },
    personal: {
      id: "every-card-out",
      title: "Alle Karten auf dem Tisch",
      text: "Du hast jeden Hinweis vorgelesen, den du bekommen hast.",
      badge: "every-card-out",
    },
  },
  measures: [
    {
      id: "contribution",
      title: "Balance of contribution",
      value: 0.9613842308032117,
      band: "high",
      bandLabel: "Even",
      sentence: "All six people moved the story. Nobody carried it alone.",
      how: "Votes, puzzle moves, chat messages, and shared clues, per minute present. 1 means everyone took part equally (Pielou’s evenness). 0 means one person did everything.",
      own: null,
      parts: {
        people: 6,
        total: 219,
      },
    },
    {
      id: "clues",
      title: "Clue sharing",
      value: 0.9666666666666667,
      band: "high",
      bandLabel: "Open",
      sentence: "29 of the 30 clues that were needed were told in time.",
      how: "Of all the private clues that puzzles needed, the share that people marked as told, or that the person who solved the puzzle held.",
      own: null,
      parts: {
        dealt: 30,
        shared: 29,
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
