import { solo, swell } from "../arrangement.ts";
import type { Track } from "../notation.ts";
import type { Cue } from "../score.ts";

/** What the session says without words, in the key of the theme: soft, and at most a few seconds. */
export const cues: Record<Cue, Track[]> = {
  "vote-locked": [solo(8, "A5 .5 D6 1", 70), solo(45, "D3 .5 A3 .5", 72)],
  "votes-open": [solo(46, "D4 .25 G4 .25 A4 .25 D5 1", 62), solo(8, "-- .5 A5 .25 D6 .25 G6 .75", 60)],
  decision: [
    solo(45, "D4 .5 D4 .5 D4 .5", 74),
    swell(48, "B3 D4 G4 D5", 1.5, 1.6, 66),
    solo(46, "-- 1.5 G3 .25 D4 .25 G4 .25 B4 .25 D5 1", 60),
  ],
  card: [solo(46, "G4 .25 C5 .25 A5 1", 62), solo(9, "-- .5 A6 1", 40, 60)],
  hint: [solo(11, "A4 .5 C5 .5 G5 1", 58), solo(9, "-- 1 G6 1", 36, 56)],
  "wrong-try": [solo(71, "C4 .5 A3 1", 58), solo(45, "F3 .5 D3 .5", 58)],
  "right-try": [
    solo(8, "D5 .25 F5 .25 A5 .25 C6 .25 G5 .25 D6 2", 84),
    solo(46, "D4 .25 F4 .25 A4 .25 C5 .25 G4 .25 D5 2", 64, 90, -0.3),
    swell(48, "F3 C4 G4 A4", 1.25, 2, 72),
  ],
  "time-nearly-up": [
    solo(45, "D4 1 D4 1 D4 1", 72),
    solo(47, "D2 1 D2 1 D2 1", 52, 80),
    swell(44, "D3 A3 Eb4", 0, 3, 52),
  ],
  act: [
    solo(60, "-- .5 D3 1.5 A3 2", 74, 92),
    swell(48, "D3 A3 E4 F4", 0, 4, 70),
    solo(14, "D3 4", 46, 66),
    solo(46, "-- 2 D4 .25 F4 .25 A4 .25 C5 .25 G5 1", 56),
  ],
  award: [
    solo(60, "Bb3 1 C4 1 C4 2.5", 80, 84),
    swell(48, "F4 A4 D5", 0, 1, 76),
    swell(48, "E4 G4 C5", 1, 1, 80),
    swell(48, "F3 C4 A4 F5", 2, 2.6, 86),
    solo(8, "D5 .33 F5 .33 A5 .34 C6 .5 G5 .5 D6 .5 C6 2", 84),
    solo(45, "Bb2 1 C3 1 F2 2", 76),
  ],
  ending: [
    solo(60, "D3 1 F3 1 A3 1 C4 2 G3 1 D4 3", 76, 88),
    swell(48, "Bb3 D4 F4 A4", 0, 3, 70),
    swell(48, "C4 E4 G4 D5", 3, 3, 76),
    swell(48, "F3 C4 F4 A4", 6, 3, 84),
    solo(46, "-- 6 F4 .25 A4 .25 C5 .25 F5 .25 A5 1", 56),
    solo(14, "-- 6 F3 3", 44, 60),
  ],
};
