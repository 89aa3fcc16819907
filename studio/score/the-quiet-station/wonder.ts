import { BAR, breath, figure, moved, sung, sustained, within } from "../arrangement.ts";
import type { Note, Track } from "../notation.ts";
import type { Stem } from "../score.ts";
import { MELODY, voicingsOf } from "./theme.ts";

const bars = voicingsOf("wonder");
const song = sung(MELODY, 70);

/** Strings, harp, celesta and bells: curiosity in the dark. */
export const wonder: Record<Stem, Track[]> = {
  bed: [
    { program: 48, pan: -0.15, level: 92, swell: breath(52, 92), notes: sustained(bars, [1, 2, 3, 4], 62) },
    {
      program: 53,
      pan: 0.25,
      level: 70,
      swell: breath(30, 84),
      notes: sustained(bars, [3, 4], 60, { only: (bar) => bar >= 4 }),
    },
    { program: 43, pan: 0.1, level: 74, swell: breath(56, 88), notes: sustained(bars, [0], 60) },
    {
      program: 42,
      pan: 0.05,
      level: 60,
      swell: breath(50, 84),
      notes: sustained(bars, [0], 56, { up: 12 }).filter(([, , pitch]) => pitch < 54),
    },
  ],
  pulse: [
    {
      program: 46,
      pan: -0.3,
      level: 96,
      notes: figure(
        bars,
        1.4,
        [
          [0, 0, 1, 62],
          [0.5, 1, 0, 46],
          [1, 2, 0, 52],
          [1.5, 4, 0, 48],
          [2, 3, 0, 50],
          [2.5, 2, 0, 42],
        ],
        [
          [0, 0, 1, 60],
          [1, 2, 0, 50],
          [2, 4, 0, 46],
        ],
      ),
    },
  ],
  melody: [
    { program: 8, pan: 0.12, level: 104, notes: moved(song, { up: 12 }) },
    { program: 73, pan: -0.1, level: 66, swell: breath(64, 100), notes: within(song, [4, 8], [12, 16]) },
  ],
  color: [
    {
      program: 11,
      pan: 0.45,
      level: 84,
      notes: moved(within(song, [0, 3], [4, 7], [12, 15]), { up: 12, beats: BAR, velocity: 44 }),
    },
    {
      program: 9,
      pan: -0.5,
      level: 62,
      notes: [3, 7, 11].flatMap((bar): Note[] => [
        [bar * BAR + 1.5, 1.5, (bars[bar]?.[4] ?? 0) + 24, 44],
        [bar * BAR + 2, 1, (bars[bar]?.[3] ?? 0) + 24, 38],
      ]),
    },
    {
      program: 14,
      pan: 0,
      level: 60,
      notes: [
        [0, 3, 50, 40],
        [24, 3, 53, 38],
      ],
    },
  ],
};
