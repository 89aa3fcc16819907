import { solo, swell } from "../arrangement.ts";
import type { Track } from "../notation.ts";
import type { Cue } from "../score.ts";

/** A soft strike of the brush kit. */
const brush = (notes: Track["notes"], level = 84): Track => ({ kit: true, program: 40, level, notes });

/** What the session says without words: on tiptoe, and at most a few seconds. */
export const cues: Record<Cue, Track[]> = {
  "vote-locked": [solo(11, "G5 .25 C6 1", 70), solo(32, "C2 .5", 84), brush([[0.25, 0.5, 38, 48]])],
  "votes-open": [solo(11, "C5 .25 Eb5 .25 G5 .25 A5 1", 64), brush([[0, 1, 40, 56]])],
  decision: [
    solo(32, "G2 .5 B2 .25 C2 1.5", 90),
    swell(61, "Eb4 G4 A4", 0.75, 1, 58),
    solo(59, "-- .75 C5 .9", 66, 84),
    brush([
      [0, 0.5, 38, 44],
      [0.5, 0.25, 38, 50],
      [0.75, 1, 51, 60],
    ]),
  ],
  card: [solo(45, "C4 .25 Eb4 .25 G4 .5", 70), solo(11, "-- .5 A5 1", 52, 84)],
  hint: [solo(71, "G4 .5 Ab4 .25 A4 1", 62), solo(11, "-- .75 C5 1", 44, 76)],
  "wrong-try": [solo(59, "Eb4 .5 D4 .5 Db4 1", 60, 88), solo(58, "-- 1 C2 .5", 66, 84)],
  "right-try": [
    solo(59, "C4 .25 Eb4 .25 G4 .25 A4 .25 C5 1.5", 84, 96),
    solo(11, "C5 .25 Eb5 .25 G5 .25 A5 .25 C6 1.5", 70),
    swell(61, "Eb4 G4 A4 D5", 1, 1.4, 66),
    solo(32, "C2 .5 G2 .5 C2 1", 90),
    brush([
      [0, 0.5, 38, 50],
      [0.5, 0.5, 38, 56],
      [1, 1.5, 49, 50],
    ]),
  ],
  "time-nearly-up": [
    solo(115, "G4 .5 C4 .5 G4 .5 C4 .5 G4 .5 C4 .5", 68, 84),
    solo(32, "C2 .5 C2 .5 B1 .5 B1 .5 C2 1", 84),
    swell(44, "Eb4 Gb4 A4", 0, 3, 46),
  ],
  act: [
    solo(32, "C2 .75 Eb2 .5 G2 .25 A2 .75 C2 1.5", 92),
    solo(59, "-- 2.25 C5 .5 A4 1.2", 72, 90),
    swell(61, "Eb4 G4 A4", 2.25, 1.7, 58),
    brush([
      [0, 0.75, 40, 56],
      [0.75, 0.5, 38, 46],
      [1.25, 0.5, 38, 50],
      [2.25, 1.5, 51, 58],
    ]),
  ],
  award: [
    solo(56, "Eb4 .5 G4 .25 Bb4 .5 C5 .25 Eb5 2", 82, 86),
    swell(61, "Bb3 Eb4 G4", 1.5, 2, 70),
    solo(58, "Eb2 .75 Bb2 .75 Eb2 2", 78, 84),
    solo(11, "-- 1.5 Eb5 .25 G5 .25 Bb5 .25 Eb6 1.5", 66),
    brush([
      [0, 0.5, 38, 52],
      [0.75, 0.5, 38, 54],
      [1.5, 2, 49, 60],
    ]),
  ],
  ending: [
    solo(71, "Eb4 .75 G4 .5 Bb4 .75 C5 1.5 Bb4 1 G4 .5 Eb4 1", 76, 92),
    solo(11, "-- 6 Bb5 .25 C6 .25 Eb6 2", 56),
    swell(48, "G3 Bb3 Eb4", 0, 3, 66),
    swell(48, "Ab3 C4 Eb4", 3, 2, 70),
    swell(48, "G3 Bb3 Eb4 G4", 5, 3.5, 78),
    solo(32, "Eb2 1.5 Bb1 1.5 Ab1 1 Bb1 1 Eb2 3", 84),
    brush([
      [0, 1, 40, 44],
      [1.5, 1, 40, 44],
      [3, 1, 40, 46],
      [5, 2, 51, 50],
    ]),
  ],
};
