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
  acts: ["wonder", "wonder", "wonder", "tension", "tension", "warmth", "warmth", "warmth"],
  stems: { wonder, tension, warmth },
  rests: { tension: { melody: [4, 8, 16] } },
  cues,
  effects,
  sounds,
  voices,
  rooms,
  pictures,
};
