/**
 * The theme of The Honest Heist: a caper in four, swung. The spoon climbs (C, Eb, G), reaches too far (A), meets a
 * corner, backs up and tries again. When the truth is told, the same four steps stand in E flat major, and nothing is
 * in the way.
 */
import { BAR, BARS } from "../arrangement.ts";
import { chord } from "../chords.ts";
import { type Feel, felt, type Note, tune } from "../notation.ts";
import type { Mood, Theme } from "../score.ts";
import { leadVoices, type Voicing } from "../voice-leading.ts";

/** Quarters of a bar, as everything here is noted. */
export const QUARTERS = 4;
const LONG = 2 / 3;

/** The first half of a quarter lasts twice as long as the second. */
export const swing: Feel = (at) => {
  const [quarter, rest] = [Math.floor(at), at % 1];
  const late = rest < 0.5 ? rest * 2 * LONG : LONG + (rest - 0.5) * 2 * (1 - LONG);
  return (quarter + late) * (BAR / QUARTERS);
};

export const SNEAK = `C4 1 Eb4 .5 G4 1 A4 1.5 | Ab4 1 -- .5 F4 .5 C4 2 | C4 1 Eb4 .5 G4 1 A4 1.5 | B4 2 -- 2
  | C5 1 A4 .5 G4 1 Eb4 1.5 | Ab4 1 G4 .5 F4 1 Eb4 1.5 | D4 1 F4 .5 Ab4 .5 C5 2 | B4 1 G4 .5 F4 .5 D4 2
  | G4 1.5 Bb4 .5 D5 2 | C5 1.5 Bb4 .5 G4 2 | F4 1.5 Ab4 .5 C5 2 | B4 1 Ab4 1 G4 2
  | C4 1 Eb4 .5 G4 1 A4 1.5 | C5 1 Eb5 .5 D5 .5 C5 2 | C5 1 D5 .5 F5 .5 D5 2 | C5 1 -- 1 C4 .5 -- 1.5`;

/** The same steps when the clock is near nine, for a muted trombone. */
export const CHASE = `C3 1 Eb3 .5 G3 1 C4 1.5 | Bb3 1 G3 .5 Eb3 .5 -- 2 | A3 1 C4 .5 Eb4 1 C4 1.5 | C4 1.5 G3 .5 -- 2
  | C4 1.5 D4 .5 F4 2 | D4 1 B3 1 G3 2 | Eb4 1 C4 .5 A3 .5 G3 2 | -- 4
  | Ab3 1.5 C4 .5 Eb4 2 | Eb4 1.5 C4 .5 Ab3 2 | F3 1.5 Ab3 .5 C4 2 | B3 1 D4 1 F4 2
  | C3 1 Eb3 .5 G3 1 C4 1.5 | Eb4 1 C4 .5 G3 .5 Ab3 2 | D4 1 C4 .5 Ab3 .5 F3 2 | -- 4`;

/** The theme at the long table. */
export const TABLE = `Eb4 1 G4 .5 Bb4 1 C5 1.5 | Bb4 1 -- .5 G4 .5 Eb4 2 | F4 1 Ab4 .5 C5 1 Eb5 1.5 | D5 2 -- 2
  | Eb5 1 C5 .5 Bb4 1 G4 1.5 | C5 1 Bb4 .5 Ab4 1 Eb4 1.5 | F4 1 Ab4 .5 C5 .5 Eb5 2 | F5 1 Eb5 .5 C5 .5 Bb4 2
  | C5 1.5 Eb5 .5 G5 2 | F5 1.5 D5 .5 Bb4 2 | Bb4 1.5 D5 .5 F5 2 | Eb5 1 D5 1 C5 2
  | F4 1 Ab4 .5 C5 1 Eb5 1.5 | F5 1 Eb5 .5 C5 .5 Bb4 2 | G4 1 Bb4 .5 C5 .5 Eb5 2 | Eb5 2 -- 2`;

const CHORDS: Record<Mood, string> = {
  wonder: "Cm6 Fm7 Cm6 G7 Cm6 Fm9 Dm7b5 G7 Ebmaj7 Abmaj7 Dm7b5 G7b9 Cm6 Abmaj7 G7sus Cm6",
  tension: "Cm Cm7/Bb Am7b5 Abmaj7 G7sus G7 Cm6 G7b9 Fm7 Fm7/Eb Dm7b5 G7 Cm Abmaj7 Dm7b5 G7b9",
  warmth: "Ebadd9 Cm7 Fm9 Bb7 Ebadd9 Abmaj7 Fm7 Bb7sus Abmaj7 Bb/Ab Gm7 Cm7 Fm9 Bb7sus Eb6 Bb7sus",
};

const chordsOf = (mood: Mood) => CHORDS[mood].split(" ").map(chord);
export const voicingsOf = (mood: Mood): Voicing[] => leadVoices(chordsOf(mood));

/** Notes of a text in quarters, swung, with a small weight on each first quarter. */
export function swung(text: string, velocity: number): Note[] {
  const notes = tune(text).map(
    ([start, beats, at]): Note => [
      start,
      beats * 0.96,
      at,
      velocity + (start % QUARTERS === 0 ? 6 : start % 1 ? 3 : 0),
    ],
  );
  return felt(swing, notes);
}

/** Lowest note of the string bass. */
const LOWEST = 28;

/** A bass that walks: the root, up the chord, and from a half step away into the next bar. */
export function walk(mood: Mood, velocity: number): Note[] {
  const chords = chordsOf(mood);
  const notes = chords.flatMap(({ bass, tones }, bar): Note[] => {
    const next = chords[(bar + 1) % BARS]?.bass ?? bass;
    const above = [...new Set(tones.map((tone) => (tone - (bass % 12) + 12) % 12))]
      .filter((step) => step > 2 && step < 11)
      .sort((a, b) => a - b);
    const [third = 7, fifth = 12] = above;
    const steps = bar % 2 ? [0, fifth, third] : [0, third, fifth];
    const from = bass + (steps[2] ?? 0);
    const approach = from > next ? next + 1 : next - 1;
    return [...steps.map((step) => bass + step), Math.max(LOWEST, approach)].map((at, quarter) => [
      bar * QUARTERS + quarter,
      0.9,
      at,
      velocity + (quarter === 0 ? 6 : quarter % 2 ? 2 : 0),
    ]);
  });
  return felt(swing, notes);
}

/** One strike of a rhythm: quarter in the bar, length in quarters, voice of the bar's chord (or drum), velocity. */
type Strike = [quarter: number, length: number, which: number, velocity: number];

/** A rhythm in every bar with that bar's chord; `last` is that of each fourth bar. */
export function comp(
  bars: readonly Voicing[],
  strikes: readonly Strike[],
  last: readonly Strike[] = strikes,
): Note[] {
  const notes = bars.flatMap((bar, i) =>
    (i % 4 === 3 ? last : strikes).map(
      ([quarter, length, voice, velocity]): Note => [
        i * QUARTERS + quarter,
        length,
        bar[voice] ?? 0,
        velocity,
      ],
    ),
  );
  return felt(swing, notes);
}

/** Drums in every bar; `last` is the rhythm of each fourth bar. */
export function beaten(strikes: readonly Strike[], last: readonly Strike[] = strikes): Note[] {
  const notes = Array.from({ length: BARS }, (_, i) =>
    (i % 4 === 3 ? last : strikes).map(
      ([quarter, length, drum, velocity]): Note => [i * QUARTERS + quarter, length, drum, velocity],
    ),
  );
  return felt(swing, notes.flat());
}

export const theme: Theme = {
  perBar: QUARTERS,
  tunes: { sneak: SNEAK, chase: CHASE, table: TABLE },
  chords: CHORDS,
  melodies: {
    wonder: felt(swing, tune(SNEAK)),
    tension: felt(swing, tune(CHASE)),
    warmth: felt(swing, tune(TABLE)),
  },
  dissonances: [],
};
