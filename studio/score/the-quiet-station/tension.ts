import { BAR, breath, figure, sung, sustained, within } from "../arrangement.ts";
import { type Note, pitch, type Track } from "../notation.ts";
import type { Stem } from "../score.ts";
import { LOW_MELODY, voicingsOf } from "./theme.ts";

const bars = voicingsOf("tension");

const drums = bars.flatMap((_, bar): Note[] => {
  const first: Note = [bar * BAR, 1, bar % 8 > 5 ? 45 : 38, 58 + (bar % 4) * 6];
  return bar % 2 ? [first, [bar * BAR + 2.5, 0.5, 38, 44]] : [first];
});

/** Tremolo, plucked strings, timpani and a cello: time is short. */
export const tension: Record<Stem, Track[]> = {
  bed: [
    {
      program: 44,
      pan: -0.2,
      level: 78,
      swell: breath(34, 96),
      notes: sustained(bars, [1, 2, 3], 58, { up: -12 }),
    },
    { program: 48, pan: 0.15, level: 70, swell: breath(40, 80), notes: sustained(bars, [2, 4], 54) },
    { program: 43, pan: 0, level: 96, notes: sustained(bars, [0], 66) },
  ],
  pulse: [
    {
      program: 45,
      pan: -0.25,
      level: 100,
      notes: figure(
        bars,
        0.4,
        [
          [0, 1, 0, 66],
          [1, 1, 0, 56],
          [2, 1, 0, 60],
        ],
        [
          [0, 1, 0, 70],
          [0.5, 2, 0, 52],
          [1, 1, 0, 60],
          [2, 1, 0, 64],
          [2.5, 3, 0, 56],
        ],
      ),
    },
    { program: 47, pan: 0.1, level: 84, notes: drums },
  ],
  melody: [
    { program: 42, pan: -0.1, level: 100, swell: breath(70, 108), notes: sung(LOW_MELODY, 74) },
    {
      program: 71,
      pan: 0.2,
      level: 74,
      swell: breath(60, 90),
      notes: within(sung(LOW_MELODY, 60), [4, 12]),
    },
  ],
  color: [
    {
      program: 44,
      pan: 0.4,
      level: 52,
      swell: breath(20, 90),
      notes: sustained(bars, [4], 52, { only: (bar) => bar % 8 > 1, up: 12 }),
    },
    {
      program: 11,
      pan: -0.45,
      level: 92,
      notes: [3, 7, 15].flatMap((bar): Note[] => [
        [bar * BAR, 1, pitch("C5"), 54],
        [bar * BAR + 1, 2, pitch("A4"), 46],
      ]),
    },
    {
      program: 14,
      pan: 0.1,
      level: 56,
      notes: [
        [0, 3, 38, 46],
        [36, 3, 38, 50],
      ],
    },
  ],
};
