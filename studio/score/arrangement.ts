import { type Note, pitch, type Track, tune } from "./notation.ts";
import type { Voicing } from "./voice-leading.ts";

/** Every theme is in 3/4 and has 16 bars in phrases of four. */
export const BAR = 3;
export const BARS = 16;
export const BEATS = BARS * BAR;
/** A beat is 38,400 samples at 48 kHz, so that a loop is a whole number of frames in Opus and AAC. */
export const BPM = 75;

const PHRASE = 4;
const indexes = Array.from({ length: BARS }, (_, bar) => bar);

interface Sustain {
  /** Bars in which the voices sound. */
  only?: (bar: number) => boolean;
  /** Semitones up. */
  up?: number;
}

/** Voices that sound from bar to bar. A pitch that stays is struck again only when a phrase begins. */
export function sustained(
  bars: readonly Voicing[],
  voices: readonly number[],
  velocity: number,
  { only = () => true, up = 0 }: Sustain = {},
): Note[] {
  return voices.flatMap((voice) => {
    const notes: Note[] = [];
    for (const bar of indexes.filter(only)) {
      const last = notes.at(-1);
      const at = (bars[bar]?.[voice] ?? 0) + up;
      const goesOn = last && last[2] === at && last[0] + last[1] > bar * BAR - 0.01 && bar % PHRASE > 0;
      if (goesOn) last[1] += BAR;
      else notes.push([bar * BAR, BAR + 0.04, at, velocity]);
    }
    return notes;
  });
}

/** One note of a figure. */
export type Step = [beat: number, voice: number, octavesUp: number, velocity: number];

/** A figure that every bar repeats with its own voicing; the last bar of a phrase may have another one. */
export function figure(
  bars: readonly Voicing[],
  length: number,
  steps: readonly Step[],
  last: readonly Step[] = steps,
): Note[] {
  return bars.flatMap((bar, i) => {
    const closing = i % PHRASE === PHRASE - 1;
    return (closing ? last : steps).map(
      ([beat, voice, octaves, velocity]): Note => [
        i * BAR + beat,
        length,
        (bar[voice] ?? 0) + 12 * octaves,
        velocity + (i % PHRASE) * 2,
      ],
    );
  });
}

/** The same notes higher, later (round the loop), or with another velocity. */
export function moved(notes: readonly Note[], { up = 0, beats = 0, velocity = 0 }): Note[] {
  return notes.map(([start, length, at, own]) => [(start + beats) % BEATS, length, at + up, velocity || own]);
}

/** Only the notes that begin in one of these ranges of bars. */
export function within(notes: readonly Note[], ...ranges: [from: number, to: number][]): Note[] {
  return notes.filter(([start]) => ranges.some(([from, to]) => start >= from * BAR && start < to * BAR));
}

/** Loudness that rises and falls with each phrase; the third phrase is the loudest. */
export function breath(low: number, high: number): [number, number][] {
  const heights = [-8, 0, 10, -4];
  return heights.flatMap((more, i): [number, number][] => [
    [i * PHRASE * BAR, low],
    [i * PHRASE * BAR + 7, high + more],
  ]);
}

/** A melody as a singer would phrase it: the first beat of a bar and high notes are a little louder. */
export function sung(text: string, velocity: number): Note[] {
  return tune(text).map(([start, beats, at]) => {
    const stress = (start % BAR === 0 ? 5 : 0) + Math.min(14, Math.max(-6, at - 67));
    return [start, beats * 0.98, at, velocity + stress];
  });
}

/** One instrument that plays a short tune, for cues. */
export function solo(program: number, text: string, velocity: number, level = 100, pan = 0): Track {
  return { program, level, pan, notes: tune(text, velocity) };
}

/** A chord that grows and fades, for cues: names of notes, first beat, length in beats. */
export function swell(program: number, names: string, at: number, beats: number, velocity: number): Track {
  return {
    program,
    level: 90,
    swell: [
      [0, 40],
      [at + beats / 2, 110],
    ],
    notes: names.split(" ").map((name) => [at, beats, pitch(name), velocity]),
  };
}
