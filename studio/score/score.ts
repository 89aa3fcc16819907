import type { Note, Track } from "./notation.ts";

export const MOODS = ["wonder", "tension", "warmth"] as const;
export type Mood = (typeof MOODS)[number];

/** What a mood is mixed from. All stems of a mood run together, and only their loudness changes. */
export const STEMS = ["bed", "pulse", "melody", "color"] as const;
export type Stem = (typeof STEMS)[number];

/** Short sounds that follow from the rules of every session. */
export const CUES = [
  "vote-locked",
  "votes-open",
  "decision",
  "card",
  "hint",
  "wrong-try",
  "right-try",
  "time-nearly-up",
  "act",
  "award",
  "ending",
] as const;
export type Cue = (typeof CUES)[number];

/** A sound that the story names, such as `three taps`: what is played, and how much quieter than a cue (dB). */
export interface StorySound {
  file: string;
  gain: number;
}

/** Tone of a room: a seeded noise that never repeats audibly. */
export interface RoomTone {
  /** Edges of the band of air, hertz, and its loudness, 0–1. */
  air: [low: number, high: number, loudness: number];
  /** Steady tones: hertz, loudness 0–1, seconds of a slow swell. */
  tones: [hertz: number, loudness: number, swell: number][];
  /** Single drops or ticks: how many in a loop, hertz, loudness 0–1. */
  drops?: [count: number, hertz: number, loudness: number];
}

/** What all music of a story is made from. */
export interface Theme {
  /** Beats in a bar as the tunes are noted: 3, or 4 in swing, or 6 in a slow 6/8. */
  perBar: number;
  /** Tunes with strokes between their bars. */
  tunes: Record<string, string>;
  /** A chord for each bar. */
  chords: Record<Mood, string>;
  /** The tune of each mood as it sounds. */
  melodies: Record<Mood, Note[]>;
  /** Strong notes of a melody that are not in their chord, on purpose: [mood, bar from 1]. */
  dissonances: [Mood, number][];
}

/** All music and sound of a story. */
export interface Score {
  theme: Theme;
  /** The mood of each act of the story, in order. */
  acts: Mood[];
  stems: Record<Mood, Record<Stem, Track[]>>;
  /** Bars, from 1, in which a stem is silent on purpose. */
  rests: Partial<Record<Mood, Partial<Record<Stem, number[]>>>>;
  cues: Record<Cue, Track[]>;
  /** Sounds of the story, by file name. */
  effects: Record<string, Track[]>;
  /** What the story calls its sounds, in captions and pictures of films. */
  sounds: Record<string, StorySound>;
  /** A few notes for each speaker of the cast: the file of `effects`. */
  voices: Record<string, string>;
  rooms: Record<string, RoomTone>;
  /** The room of each picture of the story's scenes. */
  pictures: Record<string, string>;
}
