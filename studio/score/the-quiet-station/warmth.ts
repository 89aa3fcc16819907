import { BAR, breath, figure, moved, sung, sustained, within } from "../arrangement.ts";
import type { Note, Track } from "../notation.ts";
import type { Stem } from "../score.ts";
import { MELODY, TENOR, voicingsOf } from "./theme.ts";

const bars = voicingsOf("warmth");
const song = sung(MELODY, 70);

/** A harp that runs up at the end of a half. */
const runs = [7, 15].flatMap((bar) =>
  [53, bar === 7 ? 58 : 57, 60, 65, 69, 72, 77].map(
    (at, i): Note => [bar * BAR + 1 + i * 0.25, 1.6, at, 36 + i * 4],
  ),
);

/** Strings, horn, piano, clarinet and flute: a lamp in a kitchen at night. */
export const warmth: Record<Stem, Track[]> = {
  bed: [
    { program: 48, pan: -0.15, level: 94, swell: breath(60, 100), notes: sustained(bars, [1, 2, 3, 4], 66) },
    {
      program: 60,
      pan: 0.3,
      level: 62,
      swell: breath(44, 84),
      notes: sustained(bars, [1, 2], 58, { only: (bar) => bar >= 4 }),
    },
    { program: 43, pan: 0.1, level: 80, swell: breath(60, 90), notes: sustained(bars, [0], 62) },
    {
      program: 42,
      pan: 0.05,
      level: 66,
      swell: breath(50, 88),
      notes: sustained(bars, [0], 58, { up: 12 }).filter(([, , pitch]) => pitch < 54),
    },
  ],
  pulse: [
    {
      program: 0,
      pan: -0.1,
      level: 78,
      notes: figure(
        bars,
        1.5,
        [
          [0, 0, 1, 56],
          [1, 2, 0, 40],
          [1, 3, 0, 42],
          [2, 1, 0, 36],
          [2, 4, 0, 40],
        ],
        [
          [0, 0, 1, 56],
          [0.5, 1, 0, 38],
          [1, 2, 0, 42],
          [1.5, 3, 0, 42],
          [2, 4, 0, 46],
        ],
      ),
    },
    { program: 45, pan: 0.2, level: 84, notes: figure(bars, 0.5, [[0, 0, 0, 66]]) },
  ],
  melody: [
    {
      program: 71,
      pan: 0.1,
      level: 92,
      swell: breath(72, 110),
      notes: within(song, [0, 4], [8, 16]),
    },
    { program: 73, pan: -0.15, level: 84, swell: breath(70, 108), notes: within(song, [4, 8], [12, 16]) },
    { program: 8, pan: 0.3, level: 62, notes: moved(song, { up: 12, velocity: 46 }) },
  ],
  color: [
    { program: 42, pan: -0.3, level: 96, swell: breath(58, 104), notes: sung(TENOR, 66) },
    { program: 46, pan: 0.4, level: 78, notes: runs },
  ],
};
