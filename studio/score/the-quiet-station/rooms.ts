import type { RoomTone } from "../score.ts";

/** The rooms of the story, tuned to the theme (D and A). */
export const rooms: Record<string, RoomTone> = {
  /** A small cabin: a fan, and the power of the relay. */
  relay: {
    air: [180, 900, 0.5],
    tones: [
      [55, 0.28, 6],
      [110, 0.1, 4],
    ],
    drops: [2, 1760, 0.02],
  },
  /** Outside, by the ring: almost nothing, very low, with a little ice in it. */
  ring: {
    air: [60, 260, 0.35],
    tones: [
      [36.7, 0.4, 12],
      [73.4, 0.14, 6],
    ],
    drops: [5, 3520, 0.012],
  },
  /** Inside Lumo: the hum, low and slow as breath. */
  station: {
    air: [120, 420, 0.3],
    tones: [
      [73.4, 0.34, 6],
      [110, 0.16, 6],
      [146.8, 0.05, 4],
    ],
  },
  /** Leaves up to the roof, and water. */
  garden: {
    air: [900, 4200, 0.22],
    tones: [[73.4, 0.18, 6]],
    drops: [9, 1175, 0.05],
  },
  /** Night at home: wind. */
  home: {
    air: [140, 620, 0.7],
    tones: [[49, 0.08, 12]],
  },
};

/** The room of each picture that a scene shows. */
const byRoom: Record<keyof typeof rooms, string> = {
  relay: "o2 a3w b7 f7 g2",
  ring: "cover a1 a3k a7 b9 i2 c7",
  station: "a5 a6-away b1 b2 b3m b3s-note b5 c3 c4o",
  garden: "a3c b3g b6 c2 c4h c5",
  home: "c1t c1s-lani c1n-street",
};

export const pictures = Object.fromEntries(
  Object.entries(byRoom).flatMap(([room, ids]) =>
    ids
      .split(" ")
      .filter(Boolean)
      .map((id) => [id, room]),
  ),
);
