import { breath, moved, sustained, within } from "../arrangement.ts";
import { felt, type Note, type Track, tune } from "../notation.ts";
import type { Stem } from "../score.ts";
import { EIGHTHS, HUMMED, hummed, inBars, rocking, voicingsOf, waves } from "./theme.ts";

const bars = voicingsOf("warmth");
const song = hummed(HUMMED, 68);

/** A second voice below the hummed tune, as a daughter would add it. */
const SECOND = `F4 3 E4 3 | C5 3 G4 3 | F4 3 F4 3 | E4 6
  | E4 3 G4 3 | D4 6 | D4 3 F#4 3 | E4 3 C4 3
  | G4 3 B4 3 | A4 3 A4 3 | C5 3 G4 3 | G4 3 E4 3
  | F4 3 A4 3 | B4 3 G4 3 | G4 3 E4 3 | E4 4 -- 2`;

/** Small lights that go on along the wall, one after the other. */
const lights = felt(
  rocking,
  [3, 7, 11, 15].flatMap((bar): Note[] =>
    [1, 2, 3, 4].map((voice) => [
      bar * EIGHTHS + 1 + voice,
      3,
      (bars[bar]?.[voice] ?? 0) + 24,
      36 + voice * 4,
    ]),
  ),
);

/** Accordion and horns, a guitar, a hummed tune for two, glass and a bell: one warm lamp. */
export const warmth: Record<Stem, Track[]> = {
  bed: [
    { program: 21, pan: -0.2, level: 74, swell: breath(52, 92), notes: sustained(bars, [1, 2, 3, 4], 56) },
    { program: 60, pan: 0.3, level: 56, swell: breath(40, 80), notes: sustained(bars, [1, 2], 52) },
    { program: 43, pan: 0.05, level: 88, swell: breath(60, 94), notes: sustained(bars, [0], 62) },
  ],
  pulse: [
    {
      program: 24,
      pan: 0.2,
      level: 96,
      notes: waves(
        bars,
        [
          [0, 3, 0, 1, 64],
          [1, 2, 2, 0, 44],
          [2, 2, 3, 0, 46],
          [3, 3, 1, 0, 54],
          [4, 2, 3, 0, 46],
          [5, 2, 4, 0, 48],
        ],
        [
          [0, 3, 0, 1, 62],
          [1, 2, 2, 0, 44],
          [2, 2, 4, 0, 48],
          [3, 3, 3, 0, 52],
          [4, 2, 2, 0, 44],
          [5, 2, 1, 0, 42],
        ],
      ),
    },
  ],
  melody: [
    { program: 53, pan: -0.1, level: 100, swell: breath(74, 108), notes: within(song, [0, 8], [12, 16]) },
    { program: 21, pan: 0.15, level: 72, swell: breath(66, 96), notes: within(song, [8, 16]) },
    { program: 15, pan: 0.3, level: 66, notes: moved(song, { velocity: 44 }) },
  ],
  color: [
    { program: 22, pan: -0.35, level: 72, swell: breath(50, 88), notes: felt(rocking, tune(SECOND, 54)) },
    { program: 9, pan: 0.45, level: 66, notes: lights },
    { program: 14, pan: 0, level: 62, notes: inBars([0, 4, 12], 0, "C4 6", 40) },
  ],
};
