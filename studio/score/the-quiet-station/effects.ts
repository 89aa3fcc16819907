import { solo, swell } from "../arrangement.ts";
import type { Track } from "../notation.ts";
import type { StorySound } from "../score.ts";

/** Sounds that the story names, and the notes of its speakers. */
export const effects: Record<string, Track[]> = {
  "three-taps": [
    solo(116, "D3 1 D3 1 D3 1", 74, 92),
    solo(115, "D3 1 D3 1 D3 1", 54, 74),
    solo(47, "D2 1 D2 1 D2 1", 44, 70),
  ],
  hum: [solo(53, "C4 1 A3 2", 66, 100), solo(42, "C3 1 A2 2", 44, 60)],
  drop: [solo(9, "D6 .5", 54, 90), solo(8, "-- .12 A6 .5", 42, 70)],
  clink: [solo(9, "A6 .12 D7 .4", 50, 80), solo(113, "A5 .2", 24, 40)],
  "six-notes": [
    solo(8, "D5 .75 F5 .75 A5 .75 C6 .75 G5 .75 D6 2", 76),
    solo(9, "D6 .75 F6 .75 A6 .75 C7 .75 G6 .75 D7 2", 30, 54),
  ],
  "glass-choir": [swell(92, "D4 A4 D5 F5", 0, 4, 58), solo(11, "D5 1 F5 1 A5 2", 40, 70)],
  bell: [solo(14, "D4 3", 54, 80), solo(9, "D6 2", 34, 50)],
  "clock-of-bells": [solo(14, "D4 1.5 D4 1.5 A3 3", 46, 76)],
  chord: [swell(48, "D3 A3 E4 F4 A4", 0, 4, 74), solo(46, "D4 .25 F4 .25 A4 .25 C5 .25 E5 2", 54)],
  "long-note": [swell(73, "D5", 0, 4, 60), swell(48, "D4 A4", 0, 4, 44)],
  plucked: [solo(46, "D4 .5 F4 .5 A4 .5 C5 .5 G4 .5 D5 1", 56), solo(45, "D3 1.5 A3 1.5", 52)],
  horn: [solo(60, "D3 1.5 A3 2.5", 66, 90)],
  breath: [swell(53, "D4 A4", 0, 4, 50), swell(49, "D3 A3", 0, 4, 40)],
  "voice-ona": [solo(53, "C5 .5 A4 1", 56, 90), solo(11, "C5 .5 A4 1", 46, 80)],
  "voice-moss": [solo(9, "A6 .14 G6 .14 A6 .3", 44, 76), solo(115, "A5 .14 A5 .14", 34, 50)],
  "voice-tavi": [solo(45, "A3 .25 C4 .25 D4 .5", 62, 90)],
  "voice-lani": [solo(42, "D3 1.2", 60, 96)],
  "voice-sumi": [solo(46, "A4 .25 D5 .25 F5 .75", 58, 90)],
};

const sound = (file: string, gain = 0): StorySound => ({ file, gain });

export const sounds: Record<string, StorySound> = {
  "three taps": sound("three-taps"),
  "three faint taps": sound("three-taps", -12),
  "a low hum": sound("hum"),
  "a small drop": sound("drop"),
  "six notes": sound("six-notes"),
  "hundreds of soft notes": sound("glass-choir"),
  "bells, slower": sound("clock-of-bells"),
  "soft choir of glass": sound("glass-choir"),
  "tap, tap, tap": sound("three-taps"),
  "five soft notes": sound("plucked"),
  "silence, one drop": sound("drop"),
  "chord opens": sound("chord"),
  "glass choir, clink": sound("glass-choir"),
  "two-note hum": sound("voice-ona"),
  "one note, long": sound("long-note"),
  "click, hush": sound("clink", -6),
  "low glass notes": sound("glass-choir", -4),
  "bell, warm drone": sound("bell"),
  "long breath": sound("breath"),
  "drone pauses": sound("long-note", -8),
  "glass choir, full": sound("glass-choir"),
  "tiny clink": sound("clink"),
  "hum, full": sound("hum"),
  "hum becomes breath": sound("breath"),
  "glass notes, near": sound("glass-choir"),
  "two-note hum returns": sound("voice-ona"),
  "soft plucked notes": sound("plucked"),
  "wind only": sound("breath", -6),
  "low horn, gentle": sound("horn"),
  "one bright bell": sound("bell"),
  "spoon notes": sound("six-notes"),
  "glass choir": sound("glass-choir"),
  "hum, one note late": sound("hum"),
  "all join, then quiet": sound("chord"),
};

export const voices = {
  Ona: "voice-ona",
  Moss: "voice-moss",
  Tavi: "voice-tavi",
  Lani: "voice-lani",
  Sumi: "voice-sumi",
};
