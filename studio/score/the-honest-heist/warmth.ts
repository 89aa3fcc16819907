import { breath, sustained, within } from "../arrangement.ts";
import { felt, type Note, type Track, tune } from "../notation.ts";
import type { Stem } from "../score.ts";
import { beaten, comp, swing, swung, TABLE, voicingsOf, walk } from "./theme.ts";

const bars = voicingsOf("warmth");
const song = swung(TABLE, 70);

/** A second tune for the trombone, in long notes, as if somebody at the table hummed along. */
const HUMMED = `G3 3 Bb3 1 | Eb4 4 | C4 3 Ab3 1 | F3 4 | G3 3 Bb3 1 | C4 4 | Ab3 4 | F3 2 Ab3 2
  | Eb4 4 | D4 4 | Bb3 4 | G3 4 | Ab3 3 C4 1 | Eb4 2 F4 2 | Eb4 2 C4 2 | Bb3 4`;

const twoFeel = walk("warmth", 70).filter((_, i) => i % 2 === 0);

const harp = felt(
  swing,
  [3, 7, 11, 15].flatMap((bar): Note[] =>
    [1, 2, 3, 4].map((voice) => [
      bar * 4 + 1.5 + voice * 0.5,
      2,
      (bars[bar]?.[voice] ?? 0) + 12,
      38 + voice * 4,
    ]),
  ),
);

/** Strings, guitar, clarinet, a soft trumpet and a trombone: one long table in the street. */
export const warmth: Record<Stem, Track[]> = {
  bed: [
    { program: 48, pan: -0.15, level: 88, swell: breath(58, 96), notes: sustained(bars, [1, 2, 3, 4], 60) },
    {
      program: 26,
      pan: 0.3,
      level: 80,
      notes: comp(bars, [
        [0, 2, 1, 44],
        [0.5, 2, 2, 40],
        [1, 2, 3, 42],
        [1.5, 2, 4, 44],
        [2.5, 1, 3, 38],
      ]),
    },
    { program: 43, level: 82, swell: breath(60, 90), notes: sustained(bars, [0], 60) },
  ],
  pulse: [
    { program: 32, level: 110, notes: twoFeel },
    {
      program: 0,
      pan: -0.25,
      level: 76,
      notes: comp(bars, [
        [1, 0.5, 2, 42],
        [1, 0.5, 3, 42],
        [1, 0.5, 4, 46],
        [2.5, 0.8, 1, 38],
        [2.5, 0.8, 3, 40],
        [3, 0.6, 4, 42],
      ]),
    },
    {
      kit: true,
      program: 40,
      pan: 0.2,
      level: 72,
      notes: beaten([
        [0, 1, 40, 42],
        [1, 0.5, 44, 46],
        [1.5, 0.4, 51, 30],
        [2, 1, 40, 40],
        [3, 0.5, 44, 48],
        [3.5, 0.4, 51, 32],
      ]),
    },
  ],
  melody: [
    { program: 71, pan: -0.1, level: 96, swell: breath(74, 108), notes: within(song, [0, 4], [8, 12]) },
    { program: 56, pan: 0.12, level: 78, swell: breath(66, 100), notes: within(song, [4, 8], [12, 16]) },
    { program: 11, pan: 0.3, level: 76, notes: song },
  ],
  color: [
    { program: 57, pan: -0.35, level: 84, swell: breath(56, 96), notes: felt(swing, tune(HUMMED, 62)) },
    { program: 46, pan: 0.45, level: 74, notes: harp },
  ],
};
