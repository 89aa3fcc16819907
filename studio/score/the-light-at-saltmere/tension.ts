import { breath, sustained, within } from "../arrangement.ts";
import { felt, type Note, type Track } from "../notation.ts";
import type { Stem } from "../score.ts";
import { EIGHTHS, HORN, hummed, inBars, rocking, voicingsOf, waves } from "./theme.ts";

const bars = voicingsOf("tension");
const call = hummed(HORN, 76);

/** The tide clock: one dry tick on each slow beat. */
const ticks = felt(
  rocking,
  bars.flatMap((_, bar): Note[] => [
    [bar * EIGHTHS, 0.6, 72, 58],
    [bar * EIGHTHS + 3, 0.6, 67, 48],
  ]),
);

/** Water against posts. */
const water = felt(
  rocking,
  bars.flatMap((_, bar): Note[] => [
    [bar * EIGHTHS, 3, 43, 54 + (bar % 4) * 5],
    ...(bar % 2 ? ([[bar * EIGHTHS + 5, 1, 38, 42]] satisfies Note[]) : []),
  ]),
);

/** Low brass, a bandoneon, a clock of wood, a horn: the water is running out. */
export const tension: Record<Stem, Track[]> = {
  bed: [
    {
      program: 57,
      pan: -0.25,
      level: 66,
      swell: breath(34, 90),
      notes: sustained(bars, [1, 2], 52, { up: -12 }),
    },
    {
      program: 23,
      pan: 0.25,
      level: 66,
      swell: breath(30, 84),
      notes: sustained(bars, [2, 3, 4], 50, { up: -12 }),
    },
    { program: 58, level: 72, swell: breath(50, 84), notes: sustained(bars, [0], 54) },
  ],
  pulse: [
    {
      program: 15,
      pan: -0.2,
      level: 92,
      notes: waves(
        bars,
        [
          [0, 2, 0, 1, 62],
          [1, 1, 1, 0, 44],
          [2, 1, 2, 0, 46],
          [3, 2, 1, 0, 56],
          [4, 1, 2, 0, 44],
          [5, 1, 3, 0, 46],
        ],
        [
          [0, 2, 0, 1, 62],
          [1, 1, 1, 0, 44],
          [2, 1, 3, 0, 48],
          [3, 2, 2, 0, 58],
          [4, 1, 4, 0, 50],
          [5, 1, 3, 0, 46],
        ],
      ),
    },
    { program: 115, pan: 0.35, level: 70, notes: ticks },
    { program: 116, pan: 0.05, level: 84, notes: water },
  ],
  melody: [
    { program: 60, pan: -0.05, level: 100, swell: breath(70, 108), notes: call },
    { program: 22, pan: 0.3, level: 66, swell: breath(56, 88), notes: within(hummed(HORN, 56), [8, 12]) },
  ],
  color: [
    {
      program: 122,
      pan: 0.25,
      level: 80,
      swell: [
        [0, 60],
        [12, 106],
        [24, 56],
        [36, 110],
      ],
      notes: [0, 8].map((bar) => [bar * 3, 23.6, 57, 54]),
    },
    { program: 14, pan: -0.3, level: 70, notes: inBars([0, 8], 0, "A3 6", 50) },
    {
      program: 23,
      pan: 0.45,
      level: 70,
      swell: breath(40, 92),
      notes: sustained(bars, [4], 50, { only: (bar) => bar % 4 > 1, up: 12 }),
    },
    // A horn that answers from far out, one bar late.
    { program: 60, pan: -0.5, level: 58, notes: inBars([3, 15], 0, "E4 3 B3 3", 46) },
    { program: 60, pan: 0.5, level: 58, notes: inBars([7], 0, "E4 3 C4 3", 46) },
  ],
};
