import type { Score } from "../score.ts";
import { cues } from "./cues.ts";
import { effects, sounds, voices } from "./effects.ts";
import { pictures, rooms } from "./rooms.ts";
import { tension } from "./tension.ts";
import { theme } from "./theme.ts";
import { warmth } from "./warmth.ts";
import { wonder } from "./wonder.ts";

export const score: Score = {
  theme,
  acts: ["wonder", "wonder", "tension", "tension", "wonder", "warmth", "warmth", "warmth"],
  stems: { wonder, tension, warmth },
  rests: {
    wonder: { color: [5, 10, 11, 13] },
    tension: { melody: [4, 8, 16], color: [2, 10] },
  },
  cues,
  effects,
  sounds,
  voices,
  rooms,
  pictures,
};
