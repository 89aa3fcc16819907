/**
 * The theme of The Light at Saltmere: the tune that everybody there hums, in a slow 6/8 and in the Dorian mode on A.
 * It rises three steps and waits, as somebody does who has asked a question into the fog. When it is answered, the
 * same notes stand in F and C: the tune does not change, only what is below it.
 */
import { BAR, BARS } from "../arrangement.ts";
import { chord } from "../chords.ts";
import { type Feel, felt, type Note, tune } from "../notation.ts";
import type { Mood, Theme } from "../score.ts";
import { leadVoices, type Voicing } from "../voice-leading.ts";

/** Eighths of a bar, as everything here is noted: two slow beats of three. */
export const EIGHTHS = 6;

export const rocking: Feel = (at) => (at * BAR) / EIGHTHS;

export const HUMMED = `A4 2 B4 1 C5 3 | E5 2 D5 1 C5 3 | D5 2 C5 1 A4 3 | A4 3 -- 3
  | G4 2 A4 1 C5 3 | B4 2 A4 1 G4 3 | F#4 2 G4 1 A4 3 | A4 3 E4 3
  | B4 2 C5 1 D5 3 | D5 2 E5 1 F#5 3 | E5 2 D5 1 C5 3 | B4 3 G4 3
  | A4 2 B4 1 C5 3 | D5 2 C5 1 B4 3 | B4 2 A4 1 G4 3 | A4 4 -- 2`;

/** The tune lower and broken off, for a horn that waits for an answer. */
export const HORN = `A3 2 B3 1 C4 3 | E4 3 C4 3 | A3 3 C4 3 | -- 6
  | G3 2 A3 1 C4 3 | D4 3 A3 3 | B3 2 A3 1 G3 3 | -- 6
  | A3 2 G3 1 F3 3 | E4 3 C4 3 | F3 2 A3 1 D4 3 | E4 3 B3 3
  | A3 2 B3 1 C4 3 | D4 3 A3 3 | C4 3 A3 3 | -- 6`;

const CHORDS: Record<Mood, string> = {
  wonder: "Am Am/G D/F# Am7 C/E Em7 D/F# Am G D/F# C/E Em Am7 D6 Em7 Am",
  tension: "Am Am/G Fmaj7 Em7 C/E Dm/F Em7 Am Fmaj7 C/E Dm7 Em7 Am Bbmaj7 Fmaj7 Em7",
  warmth: "Fmaj7 C/E Dm7 Fmaj7/A C G/B D/F# Am7 G D/F# C/E Em7 Fmaj9 G/D Em7 C6",
};

export const voicingsOf = (mood: Mood): Voicing[] => leadVoices(CHORDS[mood].split(" ").map(chord));

/** Notes of a text in eighths. The first beat of a bar and high notes are a little louder, as somebody hums. */
export function hummed(text: string, velocity: number): Note[] {
  const notes = tune(text).map(([start, beats, at]): Note => {
    const stress = (start % EIGHTHS === 0 ? 5 : 0) + Math.min(12, Math.max(-6, at - 67));
    return [start, beats * 0.98, at, velocity + stress];
  });
  return felt(rocking, notes);
}

/** One note of a figure: eighth in the bar, length in eighths, voice of the chord, octaves up, velocity. */
export type Wave = [eighth: number, length: number, voice: number, octaves: number, velocity: number];

/** A figure in every bar with that bar's chord; every second bar may have another one. */
export function waves(bars: readonly Voicing[], even: readonly Wave[], odd: readonly Wave[] = even): Note[] {
  const notes = bars.flatMap((bar, i) =>
    (i % 2 ? odd : even).map(
      ([eighth, length, voice, octaves, velocity]): Note => [
        i * EIGHTHS + eighth,
        length,
        (bar[voice] ?? 0) + 12 * octaves,
        velocity,
      ],
    ),
  );
  return felt(rocking, notes);
}

/** The same few notes in some bars, at an eighth of the bar. */
export function inBars(which: readonly number[], eighth: number, text: string, velocity: number): Note[] {
  const once = tune(text, velocity);
  const notes = which.flatMap((bar) =>
    once.map(([start, beats, at, own]): Note => [(bar % BARS) * EIGHTHS + eighth + start, beats, at, own]),
  );
  return felt(rocking, notes);
}

const melody = felt(rocking, tune(HUMMED));

export const theme: Theme = {
  perBar: EIGHTHS,
  tunes: { "hummed tune": HUMMED, horn: HORN },
  chords: CHORDS,
  melodies: { wonder: melody, tension: felt(rocking, tune(HORN)), warmth: melody },
  dissonances: [],
};
