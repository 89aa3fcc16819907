import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BPM, solo, swell } from "../../../score/arrangement.ts";
import { type Note, type Track as Part, tune } from "../../../score/notation.ts";
import { effects } from "../../../score/the-honest-heist/effects.ts";
import { SNEAK, swung, TABLE, walk } from "../../../score/the-honest-heist/theme.ts";
import { perform } from "../../../score/tool/orchestra.ts";
import { impulseResponse } from "../../../score/tool/room.ts";
import { noise, RATE, Track } from "../track.ts";
import { swell as faded } from "../voices.ts";
import { BITE, STROKES, TRIPS } from "./times.ts";

const BEATS_A_SECOND = BPM / 60;
const BAR = 2.4;
/** Seconds that a last note rings after its picture. */
const TAIL = 2;

/** Drums of the brush kit. */
const [KICK, TAP, SLAP, TOM, RIDE] = [36, 38, 39, 41, 51];

/** The same tracks, this many seconds later. */
const later = (seconds: number, parts: readonly Part[] | undefined): Part[] =>
  (parts ?? []).map((part) => ({
    ...part,
    swell: part.swell?.map(([at, loud]) => [at + seconds * BEATS_A_SECOND, loud]),
    notes: moved(part.notes, seconds),
  }));

const moved = (notes: readonly Note[], seconds: number): Note[] =>
  notes.map(([start, beats, at, velocity]) => [start + seconds * BEATS_A_SECOND, beats, at, velocity]);

/** The notes that begin in these bars, moved to the beginning. */
const bars = (notes: readonly Note[], from: number, to: number): Note[] => {
  const [first, last] = [from * BAR, to * BAR].map((seconds) => seconds * BEATS_A_SECOND) as [number, number];
  return notes
    .filter(([start]) => start >= first - 0.01 && start < last - 0.01)
    .map(([start, ...rest]) => [start - first, ...rest]);
};

/** One drum at these seconds. */
const hits = (drum: number, seconds: readonly number[], velocity: number): Note[] =>
  seconds.map((at) => [at * BEATS_A_SECOND, 0.3, drum, velocity]);

const drums = (...notes: readonly Note[][]): Part => ({
  kit: true,
  program: 40,
  level: 100,
  notes: notes.flat(),
});

const sneak = swung(SNEAK, 78);
const table = swung(TABLE, 80);

/** The crickets of the story, close by. */
const crickets = effects.crickets?.map(
  (part): Part => ({
    ...part,
    level: 122,
    notes: part.notes.map(([a, b, at, v]): Note => [a, b, at, v * 2]),
  }),
);

/** What is played to each picture, in seconds after it comes in, with its level in the mix. */
const PLAYED: readonly { gain: number; parts: Part[] }[] = [
  // Pomelo: plucked strings climb the hill.
  {
    gain: 1.1,
    parts: [
      { program: 45, level: 112, pan: -0.15, notes: moved(bars(sneak, 0, 4), 0.3) },
      { program: 46, level: 74, pan: 0.3, notes: moved(bars(sneak, 0, 4), 0.3) },
      ...later(0.3, [swell(48, "C3 G3 Eb4", 0, 12, 46)]),
    ],
  },
  // The Long Table: strings and one clarinet, in major.
  {
    gain: 1.1,
    parts: [
      { program: 71, level: 104, pan: 0.1, notes: moved(bars(table, 0, 4), 0.2) },
      { program: 48, level: 92, pan: -0.2, notes: [51, 58, 62, 67].map((at): Note => [0.2, 3, at, 56]) },
      { program: 48, level: 92, pan: -0.2, notes: [48, 55, 58, 63].map((at): Note => [3.2, 3, at, 56]) },
      { program: 48, level: 92, pan: -0.2, notes: [53, 56, 60, 67].map((at): Note => [6.2, 3, at, 58]) },
      { program: 48, level: 92, pan: -0.2, notes: [46, 53, 56, 62].map((at): Note => [9.2, 3.4, at, 52]) },
    ],
  },
  // Mr. Bram: a clock, and a cello that waits.
  {
    gain: 1.8,
    parts: [
      {
        program: 115,
        level: 96,
        pan: 0.25,
        notes: Array.from({ length: 15 }, (_, i): Note => [0.4 + i * 0.75, 0.2, i % 2 ? 60 : 67, 58]),
      },
      {
        program: 42,
        level: 84,
        pan: -0.2,
        notes: [
          [0.5, 5.5, 36, 52],
          [6.5, 5, 34, 54],
        ],
      },
      ...later(7.1, [solo(42, "Bb2 .8 Eb3 1.6", 56, 92)]),
    ],
  },
  // The empty case: a switch, and a single low tuba note.
  {
    gain: 0.75,
    parts: [
      ...later(0.35, effects.click),
      ...later(1.5, [solo(58, "C2 4", 92, 116)]),
      ...later(3.4, [solo(11, "-- .1 C6 .5 G6 2", 30, 70, 0.4)]),
      ...later(2, [swell(48, "C4 D4 G4", 0, 9, 34)]),
    ],
  },
  // The garden: crickets; a harp follows the plant up to the spoon.
  {
    gain: 1.5,
    parts: [
      ...[0.4, 3.2, 6.2, 9].flatMap((at) => later(at, crickets)),
      ...later(3, [swell(48, "Eb3 Bb3 C4 F4", 0, 9, 40)]),
      ...later(6.4, [
        solo(46, "C4 .25 Eb4 .25 G4 .25 A4 .25 C5 .25 Eb5 .25 G5 .25 A5 .25 C6 2", 58, 92, 0.15),
      ]),
    ],
  },
  // A bite, then silence; then three notes that are Auntie Pia.
  {
    gain: 1.2,
    parts: [
      ...later(0.2, crickets),
      drums(hits(TAP, [BITE, BITE + 0.07], 92)),
      ...later(BITE, [solo(115, "D5 .1 A4 .3", 84, 96)]),
      ...later(5.5, effects["voice-pia"]),
    ],
  },
  // The crew: strings begin to walk, and six people meet one step.
  {
    gain: 0.75,
    parts: [
      { program: 32, level: 118, notes: bars(walk("wonder", 84), 0, 5) },
      { program: 45, level: 108, pan: -0.2, notes: bars(sneak, 0, 5) },
      drums(
        hits(
          RIDE,
          Array.from({ length: 20 }, (_, i) => i * 0.6),
          38,
        ),
        hits(TAP, TRIPS, 88),
        hits(
          TOM,
          TRIPS.map((at) => at + 0.42),
          84,
        ),
        hits(
          KICK,
          TRIPS.map((at) => at + 0.46),
          84,
        ),
      ),
      {
        program: 12,
        level: 84,
        pan: 0.3,
        notes: TRIPS.flatMap((at) => moved(tune("G5 .12 E5 .12 C5 .12 A4 .3", 62), at + 0.05)),
      },
    ],
  },
  // The plan: pizzicato, and a corner.
  {
    gain: 0.95,
    parts: [
      { program: 45, level: 112, pan: 0.15, notes: bars(sneak, 8, 13) },
      { program: 32, level: 108, notes: bars(walk("wonder", 78), 8, 13) },
      {
        program: 11,
        level: 74,
        pan: -0.3,
        notes: bars(sneak, 8, 12).map(([a, b, n, v]): Note => [a, b, n + 12, v - 34]),
      },
      drums(
        hits(SLAP, [5.8], 92),
        hits(TOM, [5.86], 74),
        hits(
          RIDE,
          Array.from({ length: 20 }, (_, i) => i * 0.6),
          34,
        ),
      ),
      ...later(10.2, [solo(58, "G2 .3 C2 .6", 70, 96)]),
    ],
  },
  // The title: everybody, and one purr.
  {
    gain: 0.85,
    parts: [
      {
        program: 56,
        level: 84,
        pan: 0.15,
        notes: [...bars(table, 0, 1), [3, 3.6, 75, 84], [3, 3.6, 67, 76]],
      },
      {
        program: 57,
        level: 82,
        pan: -0.2,
        notes: [
          [0, 1.4, 51, 76],
          [1.5, 1.4, 55, 76],
          [3, 3.6, 58, 80],
        ],
      },
      { program: 71, level: 88, pan: 0.3, notes: [...bars(table, 0, 1), [3, 3.6, 79, 74]] },
      {
        program: 32,
        level: 118,
        notes: [
          [0, 0.7, 39, 90],
          [0.75, 0.7, 43, 84],
          [1.5, 0.7, 46, 86],
          [2.25, 0.7, 38, 84],
          [3, 3, 39, 92],
        ],
      },
      {
        program: 48,
        level: 96,
        notes: [51, 58, 63, 67].flatMap((at): Note[] => [
          [0, 2.8, at, 64],
          [3, 3.6, at, 74],
        ]),
      },
      drums(
        hits(TAP, [0, 0.6, 1.2, 1.4, 1.8, 2, 2.2], 62),
        hits(RIDE, [0, 0.6, 1.2, 1.8, 2.4], 62),
        hits(KICK, [0, 1.2, 2.4], 76),
      ),
      ...later(
        4.1,
        (effects.purr ?? []).filter(({ program }) => program === 58),
      ),
    ],
  },
];

/**
 * The sound of the opening film: its score for the instruments of the story, and what is heard in the pictures.
 * @param starts seconds at which the pictures come in, and the end
 */
export function sound(starts: readonly number[]): Float32Array {
  const end = starts.at(-1) ?? 0;
  const mix = foley(starts, end);
  const work = mkdtempSync(join(tmpdir(), "film-sound-"));
  const room = impulseResponse(work);
  for (const [i, { gain, parts }] of PLAYED.entries()) {
    const from = starts[i] ?? 0;
    const seconds = (starts[i + 1] ?? end) - from + TAIL;
    const beats = Math.ceil(seconds * BEATS_A_SECOND);
    const samples = perform(`picture-${i}`, { tracks: parts, beats, rounds: 1, wet: 0.34 }, work, room);
    const first = Math.round(from * RATE) * 2;
    for (let k = 0; k < samples.length && first + k < mix.length; k++)
      mix[first + k] = (mix[first + k] ?? 0) + (samples[k] ?? 0) * gain;
  }
  rmSync(work, { recursive: true });
  const out = Math.round(0.6 * RATE) * 2;
  return softened(mix).map((x, k) => x * Math.min(1, (mix.length - k) / out));
}

/** Only the loudest moments, drums and the tuba, made rounder: encoding adds to their peaks. */
function softened(mix: Float32Array): Float32Array {
  const peak = mix.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  const drive = 1.8 / peak;
  return mix.map((x) => Math.tanh(x * drive) / drive);
}

/** The sea, a hand on paper, water on leaves, steps and a pencil. */
function foley(starts: readonly number[], end: number): Float32Array {
  const track = new Track(end);
  const at = (picture: number, second: number) => (starts[picture - 1] ?? 0) + second;
  for (const [i, second] of [0, 3.4, 6.8].entries())
    track.put(faded(noise(60 + i, 620), 4.6, 2, 2.4), {
      at: at(1, second),
      seconds: 4.6,
      gain: 0.05,
      pan: i * 0.4 - 0.4,
      room: 0.1,
    });
  for (const [i, second] of [1.6, 2.6, 4.3, 5.3].entries())
    track.put(faded(noise(70 + i, 3800), 0.8, 0.3, 0.45), {
      at: at(3, second),
      seconds: 0.8,
      gain: 0.03,
      room: 0.2,
    });
  track.put(faded(noise(80, 2600), 4.5, 0.4, 2), {
    at: at(5, 0),
    seconds: 4.5,
    gain: 0.02,
    pan: -0.3,
    room: 0.2,
  });
  for (const [i, { from, to }] of STROKES.entries()) {
    const scratch = noise(90 + i, 5200);
    const seconds = to - from;
    track.put(
      faded((t) => scratch(t) * (0.6 + 0.4 * Math.sin(t * 96)), seconds, 0.04, 0.06),
      { at: at(8, from), seconds, gain: 0.05, pan: -0.2 + i * 0.06, room: 0.12 },
    );
  }
  return track.finish();
}
