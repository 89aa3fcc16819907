import { pitchClass } from "./notation.ts";

/** Semitones above the root. */
const KINDS: Record<string, number[]> = {
  "": [0, 4, 7],
  m: [0, 3, 7],
  "6": [4, 7, 9],
  m7: [3, 7, 10],
  "7": [4, 7, 10],
  maj7: [4, 7, 11],
  maj9: [4, 11, 2],
  m9: [3, 10, 2],
  add9: [4, 7, 2],
  "9sus": [5, 10, 2],
  "7sus": [5, 7, 10],
  sus: [5, 7],
  m7b5: [3, 6, 10],
  m6: [3, 7, 9],
  "7b9": [4, 10, 1],
};

export interface Chord {
  name: string;
  /** MIDI pitch of the bass. */
  bass: number;
  /** Pitch classes that sound above the bass. */
  tones: number[];
}

/** Highest bass note, A2. */
const HIGHEST_BASS = 45;

/** Reads "Dm9" or "C/E": root, kind, and the bass after the stroke. */
export function chord(name: string): Chord {
  const [, root = "C", kind = "", bass = root] = /^([A-G][b#]?)([^/]*)(?:\/(.+))?$/.exec(name) ?? [];
  const above = KINDS[kind];
  if (!above) throw new Error(`no such chord: ${name}`);
  const tones = above.map((semitones) => (semitones + pitchClass(root)) % 12);
  if (bass !== root || tones.length < 3) tones.push(pitchClass(root));
  const low = 36 + pitchClass(bass);
  return { name, bass: low > HIGHEST_BASS ? low - 12 : low, tones };
}
