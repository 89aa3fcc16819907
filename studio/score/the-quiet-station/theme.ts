/**
 * The theme of The Quiet Station: a lullaby of 16 bars, harmonized three times. Its first six notes are the spoons of
 * puzzle P5 in the right order (D F A C G D), so a team plays at last what it has listened to all along. C and A,
 * falling, are Ona's two notes. Three even notes in a bar are the three taps.
 */
import { chord } from "../chords.ts";
import { tune } from "../notation.ts";
import type { Mood, Theme } from "../score.ts";
import { leadVoices, type Voicing } from "../voice-leading.ts";

export const MELODY = `D4 1 F4 1 A4 1 | C5 2 G4 1 | D5 3 | C5 1 A4 2
  | D4 1 F4 1 A4 1 | C5 2 D5 1 | F5 2 E5 1 | D5 1 C5 2
  | A4 1.5 G4 .5 F4 1 | G4 2 C5 1 | A4 1.5 G4 .5 F4 1 | E4 3
  | D4 1 F4 1 A4 1 | C5 2 G4 1 | D5 3 | D5 2 -- 1`;

/** The melody an octave lower, with rests, for a cello. */
export const LOW_MELODY = `D3 1 F3 1 A3 1 | C4 2 G3 1 | D4 3 | -- 3
  | D3 1 F3 1 A3 1 | C4 2 D4 1 | F4 2 E4 1 | -- 3
  | A3 1.5 G3 .5 F3 1 | G3 2 C4 1 | A3 1.5 G3 .5 F3 1 | E3 3
  | D3 1 F3 1 A3 1 | C4 2 G3 1 | D4 3 | -- 3`;

/** A second voice below the melody of `warmth`. */
export const TENOR = `A3 2 C4 1 | E4 3 | D4 2 F4 1 | F4 2 E4 1
  | D4 3 | E4 2 G4 1 | A4 3 | G4 2 F4 1
  | F4 2 C4 1 | E4 3 | D4 3 | C4 3
  | Bb3 3 | E4 3 | Bb3 3 | C4 2 Bb3 1`;

export const CHORDS: Record<Mood, string> = {
  wonder: "Dm9 Cadd9/E G/B Am7 Bbmaj7 Csus Dm9 Am7 Fmaj9 C/E Dm7 Em7 Bbmaj7 Cadd9 G/D Dm9",
  tension: "Dm Eb6/D Bb/D Am7b5/C Dm/A Eb6 A7 Gm7 Dm/F Eb6/G Bbmaj7 A7 Dm Eb6 Gm/D A7sus",
  warmth: "F6 C/E Bbmaj9 F/A Bbmaj7 Cadd9 Dm9 C9sus Fmaj9/A C/E Dm7 Am7 Bbmaj9 C Gm7 C9sus",
};

export const chordsOf = (mood: Mood) => CHORDS[mood].split(" ").map(chord);
export const voicingsOf = (mood: Mood): Voicing[] => leadVoices(chordsOf(mood));

const melody = tune(MELODY);

export const theme: Theme = {
  perBar: 3,
  tunes: { melody: MELODY, "low melody": LOW_MELODY, tenor: TENOR },
  chords: CHORDS,
  melodies: { wonder: melody, tension: tune(LOW_MELODY), warmth: melody },
  // Suspensions and sixths that fall.
  dissonances: [
    ["wonder", 8],
    ["tension", 7],
  ],
};
