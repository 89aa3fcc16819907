import { solo, swell } from "../arrangement.ts";
import type { Track } from "../notation.ts";
import type { StorySound } from "../score.ts";

const drums = (notes: Track["notes"], program = 40, level = 96): Track => ({
  kit: true,
  program,
  level,
  notes,
});
/** Many small strikes of one drum: how often a beat, from a first to a last velocity. */
const roll = (drum: number, from: number, beats: number, often: number, first: number, last: number) =>
  Array.from({ length: Math.round(beats * often) }, (_, i): [number, number, number, number] => [
    from + i / often,
    0.3,
    drum,
    Math.round(first + ((last - first) * i) / (beats * often)),
  ]);

/** Sounds that the story names, and the notes of its speakers. */
export const effects: Record<string, Track[]> = {
  applause: [drums([...roll(39, 0, 2, 9, 30, 66), ...roll(38, 0.05, 2.2, 8, 24, 48)], 40, 90)],
  "piano-note": [solo(0, "C4 3", 58, 100)],
  pizzicato: [solo(45, "C3 .75 Eb3 .5 G3 .75 A3 1", 76, 100), solo(32, "C2 1.5 G2 1", 70)],
  purr: [
    { program: 58, level: 76, notes: roll(29, 0, 2.4, 11, 30, 44).map(([a, , , v]) => [a, 0.08, 29, v]) },
    { program: 43, level: 70, notes: [[0, 2.4, 33, 46]] },
  ],
  clarinet: [solo(71, "Eb4 .75 G4 .5 Bb4 1 C5 1.5", 62, 96)],
  strings: [swell(48, "G3 Bb3 Eb4 G4", 0, 4, 66)],
  "bell-names": [
    solo(14, "Eb5 .5 G5 .5 Bb5 .5 C6 .5 Eb6 1.5", 48, 84),
    solo(9, "Eb6 .5 G6 .5 Bb6 1", 36, 60),
  ],
  bell: [solo(14, "Eb5 3", 56, 88)],
  "full-band": [
    solo(56, "Eb4 .5 G4 .25 Bb4 .5 C5 1.75", 78, 86),
    solo(57, "G3 .5 Bb3 .25 Eb4 .5 Eb4 1.75", 70, 80),
    solo(32, "Eb2 .75 G2 .5 Bb2 .75 Eb2 1", 88),
    swell(48, "G3 Bb3 Eb4", 1.25, 1.8, 62),
    drums([
      [0, 0.5, 38, 50],
      [0.75, 0.5, 38, 52],
      [1.25, 1.5, 51, 60],
    ]),
  ],
  clock: [solo(115, "G4 1 C4 1 G4 1 C4 1", 66, 90), solo(113, "G5 1 C5 1 G5 1 C5 1", 22, 40)],
  knock: [solo(115, "C3 .25 C3 .5 C3 .5", 92, 110), solo(116, "C3 .25 C3 .5 C3 .5", 56, 84)],
  "pen-on-wood": [solo(115, "A4 .2 E4 .4", 58, 88)],
  crickets: [
    {
      program: 113,
      level: 66,
      notes: [0, 0.9, 1.8].flatMap((at) =>
        Array.from({ length: 5 }, (_, i): [number, number, number, number] => [
          at + i * 0.09,
          0.08,
          100,
          40 + i * 3,
        ]),
      ),
    },
  ],
  steps: [solo(115, "E3 .75 E3 .75 E3 .75 E3 .75", 50, 84), solo(32, "Eb2 1.5 Bb1 1.5", 66)],
  laughter: [
    solo(71, "G4 .25 Bb4 .25 G4 .25 Bb4 .25 C5 .25 Bb4 .75", 66, 90),
    solo(59, "-- .5 Eb5 .25 C5 .25 Eb5 .25 C5 .25 Bb4 .75", 64, 84),
    solo(58, "Eb2 .5 Eb2 .5 Eb2 .5 Bb1 .75", 66, 84),
  ],
  "muffled-gala": [
    swell(48, "Eb3 Bb3 C4", 0, 3, 44),
    solo(32, "Eb2 .75 G2 .75 Bb2 .75 C3 .75", 66, 90),
    drums(roll(40, 0, 3, 1, 36, 40), 40, 60),
  ],
  click: [solo(115, "C6 .12 G5 .3", 70, 84)],
  tuba: [solo(58, "C2 2.5", 78, 104)],
  brass: [
    solo(59, "C4 .25 Eb4 .25 G4 .5 A4 1.25", 80, 90),
    solo(57, "Eb3 .5 G3 .5 C4 1.25", 72, 84),
    // The cat agrees.
    solo(71, "-- 2.4 A4 .15 C5 .3 G4 .5", 50, 76),
  ],
  squeak: [solo(72, "E6 .15 G6 .2 -- .25 F6 .12 A6 .25", 56, 84)],
  "spoon-drops": [
    solo(115, "-- 1 G3 .2 D4 .15 G3 .12 D4 .1 D4 .4", 78, 100),
    solo(12, "-- 1 G3 .2 D4 .15 G3 .12 D4 .1 D4 .4", 60, 84),
  ],
  sea: [swell(122, "C3", 0, 4, 54), solo(45, "C4 .75 Eb4 .5 G4 .75 A4 1", 60)],
  bite: [drums([[0, 0.2, 38, 66]]), solo(115, "D5 .1 A4 .3", 60, 76)],
  "strings-walk": [
    solo(45, "C3 .75 Eb3 .75 G3 .75 A3 .75 Ab3 .75 F3 .75 C3 .75", 78, 104),
    solo(32, "C2 .75 Eb2 .75 G2 .75 A2 .75 Ab2 .75 F2 .75 C2 .75", 74),
  ],
  crash: [
    drums([
      [0, 0.5, 49, 70],
      [0, 0.3, 38, 84],
      [0.12, 0.3, 41, 78],
      [0.3, 0.3, 38, 56],
      [0.7, 0.3, 38, 34],
    ]),
    solo(12, "G5 .1 D5 .12 B4 .15 G4 .3", 60, 90),
  ],
  "voice-pia": [solo(71, "G4 .4 Eb4 .4 C4 .8", 60, 92)],
  "voice-lena": [solo(11, "G5 .2 A5 .2 C6 .2 Eb6 .6", 56, 90)],
  "voice-tomo": [solo(45, "C4 .5 C4 .5 D4 .5", 64, 94)],
  "voice-amara": [solo(0, "G3 .5 C4 .5 Eb4 .8", 58, 92)],
  "voice-bram": [solo(42, "Bb2 .8 Eb3 1.2", 60, 96)],
  "voice-button": [solo(59, "A4 .15 C5 .25 G4 .4", 46, 76)],
};

const sound = (file: string, gain = 0): StorySound => ({ file, gain });

export const sounds: Record<string, StorySound> = {
  applause: sound("applause"),
  "one piano note": sound("piano-note"),
  "slow pizzicato": sound("pizzicato"),
  purr: sound("purr"),
  "hush, clarinet": sound("clarinet", -3),
  "chairs, strings join": sound("strings"),
  "a bell for each name": sound("bell-names"),
  "music stops, then warm": sound("strings"),
  "full band, laughter": sound("full-band"),
  clock: sound("clock"),
  "one chair": sound("knock", -6),
  "voices, clarinet": sound("clarinet"),
  "pen on wood": sound("pen-on-wood"),
  "strings, soft": sound("strings", -6),
  crickets: sound("crickets", -6),
  "steps, one clarinet": sound("steps"),
  silence: sound("voice-pia", -10),
  strings: sound("strings"),
  "full, gentle": sound("full-band", -6),
  "muffled gala": sound("muffled-gala", -6),
  breath: sound("voice-bram"),
  "one bell": sound("bell"),
  "gasp, then laughter": sound("laughter"),
  "full, blue, slow": sound("strings"),
  "soft click": sound("click", -6),
  tuba: sound("tuba"),
  "pen closes": sound("click"),
  "brass, a meow": sound("brass"),
  "strings walk": sound("strings-walk"),
  squeak: sound("squeak"),
  "silence, a spoon drops": sound("spoon-drops"),
  "laughter, band": sound("laughter"),
  "sea, plucked strings": sound("sea"),
  "strings, one clarinet": sound("clarinet"),
  "a single low tuba note": sound("tuba"),
  "a bite, silence": sound("bite"),
  "strings begin to walk": sound("strings-walk"),
  "pencil, pizzicato": sound("pizzicato"),
  "full band, one purr": sound("full-band"),
  "a knock": sound("knock"),
  "one very low note": sound("tuba"),
  "a crash": sound("crash"),
  "a click": sound("click"),
};

export const voices = {
  "Auntie Pia": "voice-pia",
  Lena: "voice-lena",
  Tomo: "voice-tomo",
  "Director Amara": "voice-amara",
  "Mr. Bram": "voice-bram",
  Button: "voice-button",
};
