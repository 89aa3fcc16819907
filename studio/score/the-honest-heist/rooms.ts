import type { RoomTone } from "../score.ts";

/** The rooms of the story, tuned to the theme (C and G). */
export const rooms: Record<string, RoomTone> = {
  /** Roofs, a street and a garden at night: a far sea. */
  outside: {
    air: [120, 700, 0.6],
    tones: [[49, 0.06, 12]],
  },
  /** Pia's kitchen: a stove, and a tap that drips. */
  kitchen: {
    air: [200, 1400, 0.3],
    tones: [[98, 0.08, 6]],
    drops: [4, 1568, 0.035],
  },
  /** The gala, through a door or from a gallery: a hall full of people. */
  gala: {
    air: [260, 1100, 0.55],
    tones: [
      [65.4, 0.1, 6],
      [98, 0.06, 4],
    ],
    drops: [7, 2093, 0.018],
  },
  /** Dark corridors and store rooms: a fuse box. */
  corridor: {
    air: [90, 420, 0.3],
    tones: [
      [98, 0.16, 6],
      [196, 0.04, 4],
    ],
  },
  /** Spoon Hall: stone, glass and a very quiet clock. */
  hall: {
    air: [60, 320, 0.3],
    tones: [[65.4, 0.2, 12]],
    drops: [12, 392, 0.02],
  },
};

/** The room of each picture that a scene shows. */
const byRoom: Record<keyof typeof rooms, string> = {
  outside: "cover o2 camp-1 i2 f-after d2",
  kitchen: "a1 a2 a3 a4 a5",
  gala: "b1-cake b1-flag b1-flute b4 b6 c1-table c5 camp-2 c4",
  corridor: "b2 b3 b5 b7 c1-tomo c1-lena c2",
  hall: "c3 c6",
};

export const pictures = Object.fromEntries(
  Object.entries(byRoom).flatMap(([room, ids]) => ids.split(" ").map((id) => [id, room])),
);
