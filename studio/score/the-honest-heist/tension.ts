import { breath, sustained, within } from "../arrangement.ts";
import { felt, type Note, type Track } from "../notation.ts";
import type { Stem } from "../score.ts";
import { beaten, CHASE, comp, QUARTERS, swing, swung, voicingsOf, walk } from "./theme.ts";

const bars = voicingsOf("tension");
const chase = swung(CHASE, 78);

/** The clock over the museum door: two woodblocks, eight times a bar. */
const clock = beaten([
  [0, 0.3, 76, 52],
  [0.5, 0.3, 69, 30],
  [1, 0.3, 72, 46],
  [1.5, 0.3, 69, 28],
  [2, 0.3, 76, 50],
  [2.5, 0.3, 69, 30],
  [3, 0.3, 72, 46],
  [3.5, 0.3, 69, 32],
]);

/** The vibraphone trembles between two notes of the chord at the end of each phrase. */
const trembling = felt(
  swing,
  [1, 3, 5, 7, 9, 11, 13, 15].flatMap((bar): Note[] =>
    Array.from({ length: 6 }, (_, i) => [
      bar * QUARTERS + 1 + i * 0.5,
      0.5,
      (bars[bar]?.[i % 2 ? 4 : 3] ?? 0) + 12,
      36 + i * 4,
    ]),
  ),
);

/** Low clarinets, piano, a hurried bass, brushes and a trombone: it is nearly nine. */
export const tension: Record<Stem, Track[]> = {
  bed: [
    {
      program: 71,
      pan: -0.3,
      level: 72,
      swell: breath(40, 92),
      notes: sustained(bars, [1, 2, 3], 54, { up: -12 }),
    },
    { program: 44, pan: 0.25, level: 60, swell: breath(30, 84), notes: sustained(bars, [3, 4], 50) },
    { program: 43, level: 92, notes: sustained(bars, [0], 64) },
  ],
  pulse: [
    { program: 32, level: 112, notes: walk("tension", 88) },
    { program: 115, pan: -0.4, level: 58, notes: clock },
    {
      kit: true,
      program: 40,
      pan: 0.2,
      level: 92,
      notes: beaten(
        [
          [0, 0.5, 36, 44],
          [0, 0.5, 51, 46],
          [1, 0.5, 38, 48],
          [1, 0.5, 51, 50],
          [1.5, 0.4, 51, 38],
          [2, 0.5, 51, 44],
          [2.5, 0.5, 38, 34],
          [3, 0.5, 38, 52],
          [3, 0.5, 51, 50],
          [3.5, 0.4, 51, 40],
        ],
        [
          [0, 0.5, 36, 46],
          [0, 0.5, 51, 46],
          [1, 0.5, 38, 50],
          [1.5, 0.4, 38, 40],
          [2, 0.5, 38, 46],
          [2.5, 0.4, 38, 42],
          [3, 0.4, 38, 56],
          [3.5, 0.4, 38, 58],
        ],
      ),
    },
  ],
  melody: [
    { program: 57, pan: -0.1, level: 98, swell: breath(74, 108), notes: chase },
    {
      program: 59,
      pan: 0.25,
      level: 76,
      swell: breath(60, 96),
      notes: within(chase, [8, 14]).map(([start, beats, at, velocity]) => [
        start,
        beats,
        at + 12,
        velocity - 8,
      ]),
    },
  ],
  color: [
    {
      program: 0,
      pan: 0.3,
      level: 84,
      notes: comp(
        bars,
        [
          [0.5, 0.4, 3, 58],
          [0.5, 0.4, 4, 62],
          [2.5, 0.4, 2, 52],
          [2.5, 0.4, 4, 58],
        ],
        [
          [0.5, 0.4, 3, 60],
          [0.5, 0.4, 4, 64],
          [3.5, 0.4, 3, 66],
          [3.5, 0.4, 4, 70],
        ],
      ),
    },
    { program: 11, pan: -0.45, level: 78, notes: trembling },
  ],
};
