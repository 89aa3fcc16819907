/** The texts of the measures. They give bands, judge nobody, and compare nobody. */

import { capitalized } from "../graphemes.ts";
import type { Band, MeasureView } from "../scorecard-view.ts";
import type { Measure, MeasureId } from "./measures.ts";

interface Text {
  title: string;
  /** From low to high. */
  bands: [string, string, string];
  how: string;
  /** Text without a value. */
  nothing: string;
  describe(parts: Record<string, number>, band: Band, own: number | null): string;
}

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

function word(count = 0): string {
  return NUMBERS[count] ?? String(count);
}

function Word(count = 0): string {
  const text = word(count);
  return capitalized(text);
}

/** "None of", "One of", at the start of a sentence. */
const Part = (count: number): string => (count === 0 ? "None" : Word(count));

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

function oneOf(band: Band, low: string, middle: string, high: string): string {
  return { low, middle, high }[band];
}

const TEXTS: Record<MeasureId, Text> = {
  contribution: {
    title: "Balance of contribution",
    bands: ["Uneven", "Nearly even", "Even"],
    how: "Votes, puzzle moves, chat messages, and shared clues, per minute present. 1 means everyone took part equally (Pielou’s evenness). 0 means one person did everything.",
    nothing: "There is nothing to balance with fewer than two people.",
    describe: ({ people = 0 }, band) =>
      oneOf(
        band,
        "Some people moved the story far more than others. Who else could have been asked?",
        "Most people moved the story. One or two did more than the others.",
        `${people === 2 ? "Both" : `All ${word(people)}`} people moved the story. Nobody carried it alone.`,
      ),
  },
  voice: {
    title: "Balance of voice",
    bands: ["Uneven", "Nearly even", "Even"],
    how: "Seconds of speech, counted by the browsers of people who agreed to it, per minute present. We never measure what was said. 1 means everyone spoke equally.",
    nothing: "Fewer than two people shared how long they spoke. That’s fine.",
    describe: ({ people = 0 }, band, own) =>
      own === null
        ? oneOf(
            band,
            "A few voices filled most of the session.",
            "Most voices had room. One or two had more than the others.",
            "Every voice had room.",
          )
        : `You spoke for ${percent(own)} of the time. An even share is ${percent(1 / people)}.`,
  },
  clues: {
    title: "Clue sharing",
    bands: ["Guarded", "Half open", "Open"],
    how: "Of all the private clues that puzzles needed, the share that people marked as told, or that the person who solved the puzzle held.",
    nothing: "No puzzle was played, so no clue was needed.",
    describe: ({ dealt = 0, shared = 0 }) =>
      dealt === 1
        ? `The only clue that was needed was ${shared === 1 ? "" : "not "}told in time.`
        : `${Part(shared)} of the ${word(dealt)} clues that were needed ${shared < 2 ? "was" : "were"} told in time.`,
  },
  listening: {
    title: "Listening",
    bands: ["Firm", "Moving", "Strong"],
    how: "Of the discussions that started with different silent votes, the share in which someone moved to another person’s first choice.",
    nothing: "No discussion started with different votes, so nobody had to move.",
    describe({ split = 0, moved = 0 }) {
      const started = `${Word(split)} ${split === 1 ? "discussion" : "discussions"} started with different votes.`;
      if (split === 1 && moved === 1)
        return "One discussion started with different votes, and in it someone moved toward another person’s first choice.";
      if (moved === 0) return `${started} Nobody moved toward another person’s first choice.`;
      return `${started} In ${word(moved)}, someone moved toward another person’s first choice.`;
    },
  },
  pace: {
    title: "Pace",
    bands: ["Uneven", "Mixed", "Calm"],
    how: "The time each decision took, compared with the time planned for it. Under a quarter of the plan is quick, and over the plan is late. Both lower the score.",
    nothing: "There were no decisions.",
    describe({ quick = 0, calm = 0, late = 0 }) {
      const all = quick + calm + late;
      if (all === 1)
        return `The only decision ${calm === 1 ? "took the time needed" : quick === 1 ? "was quick" : "was late"}.`;
      const was = (count: number) => `${Word(count)} ${count === 1 ? "was" : "were"}`;
      const rest = [quick > 0 ? `${was(quick)} quick.` : "", late > 0 ? `${was(late)} late.` : ""];
      const first = `${Part(calm)} of ${word(all)} decisions took the time needed.`;
      return [first, ...rest].filter(Boolean).join(" ");
    },
  },
  togetherness: {
    title: "Togetherness",
    bands: ["Loose", "Growing", "Strong"],
    how: "Of all the scenes that needed everyone, the share that ended with everyone ready, voted, confirmed, or answered.",
    nothing: "No scene needed everyone.",
    describe: ({ scenes = 0, together = 0 }) =>
      `In ${together} of ${scenes} scenes, everyone was ready before you continued.`,
  },
};

/** Up to 0.60 low, from 0.85 high. */
export function bandOf(value: number): Band {
  return value >= 0.85 ? "high" : value >= 0.6 ? "middle" : "low";
}

/** A measure as one person may see it: the team's value, and their own share if they have one. */
export function present(measure: Measure, own: number | null): MeasureView {
  const { id, value, parts } = measure;
  const text = TEXTS[id];
  const band = value === null ? null : bandOf(value);
  return {
    id,
    title: text.title,
    value,
    band,
    bandLabel:
      band === null ? "Nothing to measure" : (text.bands[{ low: 0, middle: 1, high: 2 }[band]] ?? ""),
    sentence: band === null ? text.nothing : text.describe(parts, band, own),
    how: text.how,
    own,
    parts,
  };
}
