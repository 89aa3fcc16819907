import { solo, swell } from "../arrangement.ts";
import type { Track } from "../notation.ts";
import type { Cue } from "../score.ts";

/** What the session says without words: bells, a horn and small lights, and at most a few seconds. */
export const cues: Record<Cue, Track[]> = {
  "vote-locked": [solo(15, "A4 .5 E5 1", 72), solo(24, "A2 .5 E3 1", 70)],
  "votes-open": [solo(24, "A3 .25 C4 .25 D4 .25 E4 1", 66), solo(9, "-- .75 E6 .25 A6 1", 44, 70)],
  decision: [solo(14, "A4 .75 E4 2", 56, 84), swell(21, "A3 E4 B4", 0.5, 2.2, 62), solo(43, "A2 2.5", 66)],
  card: [solo(9, "E6 .25 A6 1", 48, 80), solo(15, "C5 .25 E5 1", 52, 80)],
  hint: [solo(22, "A4 .5 B4 .25 C5 1", 56, 80), solo(9, "-- .75 C7 1", 34, 56)],
  "wrong-try": [solo(58, "E2 .75 D2 1.25", 60, 92), solo(57, "B2 .75 A2 1.25", 50, 76)],
  "right-try": [
    solo(15, "A4 .33 B4 .17 C5 .5 E5 .33 D5 .17 E5 1.5", 82),
    swell(21, "F3 C4 E4 A4", 0.5, 2.2, 70),
    solo(9, "-- 1 A6 .25 C7 .25 E7 1", 48, 76),
    solo(14, "-- 1 A4 2", 44, 70),
  ],
  "time-nearly-up": [
    solo(115, "C5 .75 G4 .75 C5 .75 G4 .75", 66, 84),
    swell(58, "E2", 0, 3, 56),
    swell(23, "E3 F3 B3", 0, 3, 48),
  ],
  act: [
    solo(60, "A2 1 E3 2.5", 76, 96),
    swell(21, "A3 E4 A4 B4", 0.5, 3.2, 60),
    solo(14, "A3 4", 52, 76),
    swell(122, "C3", 0, 4, 40),
  ],
  award: [
    solo(21, "A4 .66 B4 .34 C5 1 E5 2", 76, 84),
    swell(60, "F3 A3 C4", 0, 1, 70),
    swell(60, "G3 B3 D4", 1, 1, 72),
    swell(60, "C3 G3 E4", 2, 2.2, 78),
    solo(14, "C4 1 -- 1 C4 2", 52, 74),
    solo(9, "-- 2 C6 .33 E6 .33 G6 .34 C7 1", 50, 76),
  ],
  ending: [
    solo(53, "A4 1 B4 .5 C5 1.5 E5 1 D5 .5 C5 3", 78, 100),
    swell(21, "F3 C4 E4", 0, 3, 62),
    swell(21, "G3 C4 E4", 3, 1.5, 66),
    swell(60, "C3 G3 E4", 4.5, 3, 72),
    solo(24, "F2 .5 C3 .5 F3 .5 A3 .5 C4 1 E2 .5 C3 .5 G3 .5 C3 .5 G3 .5 C4 1", 58),
    solo(14, "-- 4.5 C4 3", 46, 66),
  ],
};
