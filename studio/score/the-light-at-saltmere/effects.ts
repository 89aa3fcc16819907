import { solo, swell } from "../arrangement.ts";
import type { Track } from "../notation.ts";
import type { StorySound } from "../score.ts";

/** A long wave on a beach. */
const wave = (beats: number, loudness: number, pitch = "C3"): Track => swell(122, pitch, 0, beats, loudness);
/** The six boats blow as in the puzzle of the horns: short and long, each from its own place in the fog. */
const horn = (text: string, pan: number, level = 86): Track => solo(60, text, 72, level, pan);

/** Sounds that the story names, and the notes of its speakers. */
export const effects: Record<string, Track[]> = {
  match: [
    { program: 121, level: 96, notes: [[0, 0.4, 72, 70]] },
    solo(9, "-- .5 E6 1", 34, 60),
    solo(8, "-- 1.2 A6 .5", 40, 66),
  ],
  "seven-horns": [
    horn("A2 .4 A2 .4", -0.8, 70),
    horn("-- .6 E3 .8", 0.6, 66),
    horn("-- 1.2 C3 .9", -0.4, 72),
    horn("-- 1.8 G3 .4 G3 .6", 0.8, 62),
    horn("-- 2.4 D3 .9", 0.2, 68),
    horn("-- 3 E3 .4 A3 .8", -0.6, 62),
    horn("-- 3.4 A2 1.6", 0, 86),
  ],
  "six-horns": [
    horn("A2 .3 A2 .3", -0.8),
    horn("-- .5 E3 .6", 0.8),
    horn("-- 1.1 C3 .3 C3 .5", -0.4),
    horn("-- 1.7 D3 .6", 0.5),
    horn("-- 2.2 G3 .3 G3 .3", -0.1, 76),
    horn("-- 2.8 E3 .6", 0.2, 76),
  ],
  "long-horn": [solo(60, "A2 2.2", 78, 104), solo(58, "A1 2.2", 50, 70)],
  "short-horn": [solo(60, "A2 .7", 74, 104), solo(58, "A1 .7", 46, 70)],
  tick: [solo(115, "C5 .75 G4 .75 C5 .75", 68, 96)],
  oars: [
    solo(115, "C3 .3 -- 1.2 C3 .3 -- 1.2 C3 .3", 58, 92),
    { program: 122, level: 92, notes: [0.1, 1.6, 3.1].map((at) => [at, 1, 64, 56]) },
  ],
  "hummed-tune": [solo(53, "A4 1 B4 .5 C5 1.5 E5 1 D5 .5 C5 1.5", 70, 104)],
  "tune-with-spoons": [
    solo(22, "A4 1 B4 .5 C5 1.5 E5 1 D5 .5 C5 1.5", 66, 84),
    solo(115, "E5 .5 E5 .25 E5 .75 E5 .5 E5 .25 E5 .75 E5 .5 E5 .25 E5 .75 E5 1.5", 44, 84),
  ],
  shell: [solo(115, "E6 .2 A5 .2 E6 .15 E6 .3", 56, 84), solo(9, "A6 1", 32, 56)],
  "voice-echo": [solo(22, "E4 .5 C4 .75", 64, 92), solo(22, "-- 1.5 E4 .5 C4 .75", 44, 66, 0.5)],
  crunch: [
    { program: 121, level: 92, notes: [[0, 1.4, 48, 64]] },
    solo(58, "E2 .6 D2 .6 A1 1.4", 56, 84),
    wave(2.5, 46, "C2"),
  ],
  plates: [
    solo(15, "A5 .2 C6 .3 E5 .25 A5 .4", 52, 84),
    solo(9, "E6 .25 A6 .25 C6 .5", 40, 66),
    wave(2.5, 40),
  ],
  gull: [solo(78, "A5 .3 E6 .4 C6 .6", 46, 76)],
  "nine-bells": [wave(4, 48), solo(14, "A4 .4 A4 .4 A4 .4 A4 .4 A4 .4 A4 .4 A4 .4 A4 .4 A4 1.2", 46, 80)],
  chalk: [{ program: 121, level: 100, notes: [0, 0.5, 1, 1.5, 2.1].map((at) => [at, 0.25, 84, 66]) }],
  breath: [{ program: 121, level: 88, notes: [[0, 1.6, 55, 56]] }, swell(53, "A3 E4", 0.4, 2.4, 44)],
  gears: [solo(115, "G3 .5 C3 .5 G3 .5 C3 .5 G3 .5 C3 .5", 54, 84), swell(43, "A2", 0, 3.2, 50)],
  "one-wave": [wave(3, 60)],
  shutters: [
    solo(115, "C4 .3 G3 .4 D4 .25 A3 .4 E4 .5", 62, 92),
    { program: 121, level: 80, notes: [[0.6, 1, 79, 50]] },
  ],
  bump: [solo(116, "C3 .8", 66, 100), wave(1.8, 42, "C2")],
  "voice-ines": [solo(24, "A3 .5 B3 .25 C4 1", 60, 96)],
  "voice-hana": [solo(60, "E3 .75 C3 1", 60, 92)],
  "voice-bo": [solo(14, "A4 1.5", 46, 80), solo(43, "A2 .8", 56, 84)],
  "voice-ruda": [solo(21, "C4 .2 E4 .2 G4 .2 E4 .6", 64, 84)],
  "voice-pell": [solo(115, "G4 .2 G4 .2 G4 .4", 50, 80), solo(15, "G4 .2 G4 .2 B4 .5", 52, 80)],
  "voice-tavi": [solo(78, "A4 .25 B4 .15 C5 .25 E5 .6", 52, 84)],
};

const sound = (file: string, gain = 0): StorySound => ({ file, gain });

export const sounds: Record<string, StorySound> = {
  "a match, a drop of water": sound("match"),
  "seven quiet horns, each different": sound("seven-horns", -4),
  "tick, tick": sound("tick"),
  "whispers: here, take it": sound("breath"),
  "oars, laughter": sound("voice-ruda"),
  "the horn, close now": sound("long-horn"),
  "the hummed tune": sound("hummed-tune"),
  "the shell lands": sound("shell"),
  "oars, breath": sound("oars"),
  "voice, echo": sound("voice-echo"),
  "silence, then a laugh": sound("voice-ruda"),
  "seven horns, softly, together": sound("seven-horns", -8),
  "drums of water": sound("one-wave"),
  "a long, polite crunch": sound("crunch"),
  echo: sound("voice-echo", -6),
  "plates, splashing": sound("plates"),
  "the tune, with spoons": sound("tune-with-spoons"),
  murmur: sound("breath"),
  "voice over water": sound("voice-echo", -4),
  humming: sound("hummed-tune"),
  "one gull": sound("gull"),
  "seven horns, the bell": sound("seven-horns"),
  oars: sound("oars"),
  chalk: sound("chalk", -4),
  "wood on wood": sound("oars"),
  breath: sound("breath"),
  "the tune": sound("hummed-tune"),
  "small waves, nine far bells": sound("nine-bells"),
  "plates, a hummed tune": sound("plates"),
  "slow gears": sound("gears", -3),
  "gears run down": sound("gears"),
  "everything stops; one wave": sound("one-wave"),
  "shutters, murmurs, pages": sound("shutters"),
  "one long horn": sound("long-horn"),
  tick: sound("tick"),
  "six matches, the hummed tune": sound("hummed-tune"),
  "a soft bump": sound("bump"),
  "six horns": sound("six-horns"),
  "two soft bumps": sound("bump"),
  "one short horn": sound("short-horn"),
};

export const voices = {
  Ines: "voice-ines",
  Hana: "voice-hana",
  Bo: "voice-bo",
  Ruda: "voice-ruda",
  Pell: "voice-pell",
  Tavi: "voice-tavi",
};
