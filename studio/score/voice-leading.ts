import type { Chord } from "./chords.ts";

/** The bass and four upper voices of a bar, from low to high. */
export type Voicing = number[];

const UPPER = 4;
const LOWEST = 53;
const HIGHEST = 76;
/** Where the top voice prefers to be. */
const CENTER = 71;

/** Number of parallel fifths and octaves between two voicings. */
export function parallels(before: Voicing, after: Voicing): number {
  let count = 0;
  for (let low = 0; low < before.length; low++) {
    for (let high = low + 1; high < before.length; high++) {
      const interval = (of: Voicing) => ((of[high] ?? 0) - (of[low] ?? 0)) % 12;
      const perfect = interval(before) === 0 || interval(before) === 7;
      if (perfect && interval(before) === interval(after) && before[low] !== after[low]) count++;
    }
  }
  return count;
}

/** All voicings of a chord with every tone of it, whose neighbors are 2 to 9 semitones apart. */
function voicings({ tones, bass }: Chord): Voicing[] {
  const pitches = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => LOWEST + i).filter((pitch) =>
    tones.includes(pitch % 12),
  );
  const all: Voicing[] = [];
  const grow = (upper: number[]) => {
    if (upper.length === UPPER) {
      if (tones.every((tone) => upper.some((pitch) => pitch % 12 === tone))) all.push([bass, ...upper]);
      return;
    }
    const top = upper.at(-1);
    for (const pitch of pitches)
      if (top === undefined || (pitch > top + 1 && pitch - top < 10)) grow([...upper, pitch]);
  };
  grow([]);
  return all;
}

function cost(before: Voicing, after: Voicing): number {
  const movement = before
    .slice(1)
    .reduce((sum, pitch, i) => sum + Math.abs(pitch - (after[i + 1] ?? 0)) ** 1.4, 0);
  return 40 * parallels(before, after) + movement + Math.abs((after.at(-1) ?? 0) - CENTER) * 0.2;
}

/** Voicings of a repeated progression with the least movement (Viterbi, twice around, so that the end leads back). */
export function leadVoices(chords: readonly Chord[]): Voicing[] {
  const choices = chords.map(voicings);
  const at = (i: number) => choices[i % chords.length] ?? [];
  let paths = at(0).map((voicing) => ({ sum: 0, path: [voicing] }));
  for (let i = 1; i <= chords.length * 2; i++) {
    paths = at(i).map((voicing) => {
      const costs = paths.map(({ sum, path }) => sum + cost(path.at(-1) ?? [], voicing));
      const best = costs.indexOf(Math.min(...costs));
      return { sum: costs[best] ?? 0, path: [...(paths[best]?.path ?? []), voicing] };
    });
  }
  const best = paths.reduce((one, other) => (other.sum < one.sum ? other : one));
  return best.path.slice(chords.length, chords.length * 2);
}
