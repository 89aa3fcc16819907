import { breath, sustained, within } from "../arrangement.ts";
import { felt, type Note, type Track, tune } from "../notation.ts";
import type { Stem } from "../score.ts";
import { beaten, comp, QUARTERS, SNEAK, swing, swung, voicingsOf, walk } from "./theme.ts";

const bars = voicingsOf("wonder");
const song = swung(SNEAK, 74);

/** What the tuba says where the melody waits: two notes, very politely. */
const answers = felt(
  swing,
  [1, 3, 7, 11, 15].flatMap((bar, i): Note[] => {
    const root = (bars[bar]?.[0] ?? 0) - (i % 2 ? 0 : 12 * Number((bars[bar]?.[0] ?? 0) > 41));
    return [
      [bar * QUARTERS + 2.5, 0.4, root + 7, 66],
      [bar * QUARTERS + 3, 0.7, root, 74],
    ];
  }),
);

/** Vibraphone fills in the second half of bars. */
const fills = felt(
  swing,
  [0, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14].flatMap((bar, i): Note[] => {
    const voicing = bars[bar] ?? [];
    const order = i % 2 ? [4, 3, 2] : [2, 3, 4];
    return order.map((voice, k) => [
      bar * QUARTERS + 2.5 + k * 0.5,
      1.2,
      (voicing[voice] ?? 0) + 12,
      44 + k * 5,
    ]);
  }),
);

/** Guitar, clarinets, a walking bass, brushes, a muted trumpet and a tuba: a crew on tiptoe. */
export const wonder: Record<Stem, Track[]> = {
  bed: [
    {
      program: 26,
      pan: -0.25,
      level: 92,
      notes: comp(bars, [
        [0, 1.2, 1, 52],
        [0, 1.2, 2, 50],
        [0, 1.2, 3, 52],
        [1.5, 0.4, 2, 40],
        [1.5, 0.4, 4, 44],
        [2.5, 1, 1, 42],
        [2.5, 1, 3, 46],
      ]),
    },
    { program: 71, pan: 0.3, level: 58, swell: breath(40, 78), notes: sustained(bars, [1, 3], 48) },
    { program: 43, pan: 0.05, level: 66, swell: breath(50, 80), notes: sustained(bars, [0], 54) },
  ],
  pulse: [
    { program: 32, level: 112, notes: walk("wonder", 80) },
    {
      kit: true,
      program: 40,
      pan: 0.15,
      level: 88,
      notes: beaten(
        [
          [0, 1, 40, 46],
          [1, 0.5, 44, 50],
          [1, 0.5, 38, 34],
          [1.5, 0.4, 51, 34],
          [2, 1, 40, 44],
          [3, 0.5, 44, 52],
          [3, 0.5, 38, 38],
          [3.5, 0.4, 51, 38],
        ],
        [
          [0, 1, 40, 46],
          [1, 0.5, 44, 50],
          [1.5, 0.4, 51, 36],
          [2, 0.4, 38, 42],
          [2.5, 0.4, 38, 34],
          [3, 0.5, 38, 48],
          [3.5, 0.4, 38, 40],
        ],
      ),
    },
  ],
  melody: [
    { program: 59, pan: 0.08, level: 92, swell: breath(84, 108), notes: within(song, [0, 8], [12, 16]) },
    { program: 71, pan: -0.15, level: 96, swell: breath(76, 108), notes: within(song, [4, 6], [8, 12]) },
    { program: 45, pan: -0.3, level: 84, notes: within(song, [0, 4], [12, 16]) },
  ],
  color: [
    { program: 11, pan: 0.42, level: 92, notes: fills },
    { program: 58, pan: -0.35, level: 84, notes: answers },
    { program: 45, pan: 0.1, level: 80, notes: felt(swing, tune("-- 60 G3 .5 Ab3 .5 A3 .5 B3 .5 C4 1", 62)) },
  ],
};
