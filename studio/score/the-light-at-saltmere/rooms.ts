import type { RoomTone } from "../score.ts";

/** The rooms of the story, tuned to the theme (A and E). */
export const rooms: Record<string, RoomTone> = {
  /** On the water in fog: almost no wind, and one slow swell. */
  fog: {
    air: [70, 520, 0.55],
    tones: [[55, 0.14, 12]],
    drops: [4, 880, 0.014],
  },
  /** The pier and the wall: waves against stone. */
  harbor: {
    air: [140, 1600, 0.6],
    tones: [[55, 0.06, 6]],
    drops: [6, 1318, 0.016],
  },
  /** The tower: stone stairs, brass and the wind at the lamp. */
  tower: {
    air: [180, 620, 0.4],
    tones: [
      [82.4, 0.14, 6],
      [164.8, 0.04, 4],
    ],
    drops: [3, 1760, 0.02],
  },
  /** A small room with a stove and soup. */
  stove: {
    air: [300, 2200, 0.25],
    tones: [[110, 0.1, 6]],
    drops: [14, 330, 0.03],
  },
  /** Morning, with open windows. */
  morning: {
    air: [400, 2600, 0.4],
    tones: [[110, 0.04, 12]],
    drops: [5, 2637, 0.014],
  },
};

/** The room of each picture that a scene shows. */
const byRoom: Record<keyof typeof rooms, string> = {
  fog: "cover b1a b1b b1c b6 b7 b8 c3 c5",
  harbor: "o2 b3a b3b b5 c1a c1b c1c c2 i2 a5",
  tower: "o3 a2 a3 a4 a6 a7",
  stove: "a1 b4 camp1 d2",
  morning: "f6 w1",
};

export const pictures = Object.fromEntries(
  Object.entries(byRoom).flatMap(([room, ids]) => ids.split(" ").map((id) => [id, room])),
);
