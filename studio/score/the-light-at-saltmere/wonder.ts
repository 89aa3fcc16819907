import { breath, sustained, within } from "../arrangement.ts";
import { felt, type Note, type Track } from "../notation.ts";
import type { Stem } from "../score.ts";
import { EIGHTHS, HUMMED, hummed, inBars, rocking, voicingsOf, waves } from "./theme.ts";

const bars = voicingsOf("wonder");
const song = hummed(HUMMED, 68);

/** Drops that fall down the chord where the tune waits. */
const drops = felt(
  rocking,
  [3, 5, 7, 11, 13, 15].flatMap((bar): Note[] =>
    [4, 3, 2].map((voice, i) => [bar * EIGHTHS + 3 + i, 3, (bars[bar]?.[voice] ?? 0) + 12, 50 - i * 5]),
  ),
);

/** An accordion in the fog, a guitar that rocks like a boat, a harmonica, far bells and the sea. */
export const wonder: Record<Stem, Track[]> = {
  bed: [
    { program: 21, pan: -0.2, level: 76, swell: breath(46, 90), notes: sustained(bars, [1, 2, 3], 58) },
    { program: 20, pan: 0.25, level: 48, swell: breath(40, 76), notes: sustained(bars, [2, 4], 48) },
    { program: 43, pan: 0.05, level: 84, swell: breath(58, 92), notes: sustained(bars, [0], 60) },
  ],
  pulse: [
    {
      program: 24,
      pan: -0.25,
      level: 96,
      notes: waves(
        bars,
        [
          [0, 3, 0, 1, 66],
          [1, 2, 1, 0, 44],
          [2, 2, 2, 0, 48],
          [3, 3, 3, 0, 56],
          [4, 2, 2, 0, 44],
          [5, 1, 1, 0, 42],
        ],
        [
          [0, 3, 0, 1, 64],
          [2, 2, 2, 0, 46],
          [3, 3, 4, 0, 54],
          [5, 1, 2, 0, 42],
        ],
      ),
    },
  ],
  melody: [
    { program: 22, pan: 0.12, level: 84, swell: breath(70, 104), notes: within(song, [0, 4], [8, 16]) },
    { program: 53, pan: -0.12, level: 96, swell: breath(70, 106), notes: within(song, [4, 12]) },
  ],
  color: [
    // The sea, a long wave for two bars, and the nine o'clock bell far away.
    {
      program: 122,
      pan: -0.3,
      level: 74,
      swell: [
        [0, 40],
        [9, 96],
        [24, 46],
        [33, 100],
      ],
      notes: [0, 8].map((bar) => [bar * 3, 23.6, 60, 50]),
    },
    {
      program: 14,
      pan: 0.4,
      level: 74,
      notes: [...inBars([0, 12], 0, "A4 6", 46), ...inBars([4, 8], 0, "G4 6", 42)],
    },
    { program: 15, pan: 0.2, level: 84, notes: drops },
    { program: 60, pan: -0.45, level: 64, notes: inBars([3, 7, 15], 3, "E3 3", 50) },
  ],
};
