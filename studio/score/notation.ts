/** Start and length in beats, MIDI pitch, velocity 1–127. */
export type Note = [start: number, beats: number, pitch: number, velocity: number];

/** One instrument of a score. */
export interface Track {
  /** General MIDI program, from 0; of a `kit`: its number. */
  program: number;
  /** A drum kit: each pitch is another drum. A list of tracks may have one. */
  kit?: true;
  /** From -1 (left) to 1 (right). */
  pan?: number;
  /** MIDI volume, 0–127. */
  level?: number;
  /** Changes of loudness within the track: [beat, 0–127], reached in smooth curves. */
  swell?: [beat: number, loudness: number][];
  notes: Note[];
}

const STEPS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const ACCIDENTALS: Record<string, number> = { b: 11, "#": 1 };

/** 0–11 of a note name such as "Bb". */
export function pitchClass(name: string): number {
  const step = STEPS[name[0] ?? ""];
  if (step === undefined) throw new Error(`no such note: ${name}`);
  return (step + (ACCIDENTALS[name[1] ?? ""] ?? 0)) % 12;
}

/** Where something sounds, in beats of the score, that a theme writes in beats of its own. */
export type Feel = (at: number) => number;

/** The same notes, played with another feel. */
export function felt(feel: Feel, notes: readonly Note[]): Note[] {
  return notes.map(([start, beats, at, velocity]) => [
    feel(start),
    feel(start + beats) - feel(start),
    at,
    velocity,
  ]);
}

/** MIDI pitch of a name with its octave: "C4" is 60. */
export function pitch(name: string): number {
  return pitchClass(name) + 12 * (Number(name.at(-1)) + 1);
}

/** Notes of a text such as "D4 1 F4 1 | C5 2 -- 1": names with their beats; "--" rests; strokes only help to read. */
export function tune(text: string, velocity = 80): Note[] {
  let at = 0;
  return [...text.matchAll(/(--|[A-G][b#]?\d)\s+([\d.]+)/g)].flatMap(([, name = "", length]) => {
    const [start, beats] = [at, Number(length)];
    at += beats;
    return name === "--" ? [] : [[start, beats, pitch(name), velocity] satisfies Note];
  });
}
