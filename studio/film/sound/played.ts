/** The sound of a film from instruments and noises, picture by picture. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BPM } from "../../score/arrangement.ts";
import type { Note, Track as Part } from "../../score/notation.ts";
import { perform } from "../../score/tool/orchestra.ts";
import { impulseResponse } from "../../score/tool/room.ts";
import { RATE } from "./track.ts";

const BEATS_A_SECOND = BPM / 60;
const BAR = 2.4;
/** Seconds that a last note rings after its picture. */
const TAIL = 2.4;

/** What instruments play to a picture, with its level in the mix. */
export interface Played {
  gain: number;
  parts: Part[];
}

/** The same tracks, this many seconds later and this much softer or louder. */
export function later(seconds: number, parts: readonly Part[] | undefined, loud = 1): Part[] {
  return (parts ?? []).map((part) => ({
    ...part,
    swell: part.swell?.map(([at, level]) => [at + seconds * BEATS_A_SECOND, level]),
    notes: part.notes.map(([start, beats, at, velocity]) => [
      start + seconds * BEATS_A_SECOND,
      beats,
      at,
      Math.min(127, Math.round(velocity * loud)),
    ]),
  }));
}

/** The notes that begin in these bars of a tune, moved to the beginning. */
export function bars(notes: readonly Note[], from: number, to: number): Note[] {
  const [first, last] = [from * BAR * BEATS_A_SECOND, to * BAR * BEATS_A_SECOND];
  return notes
    .filter(([start]) => start >= first - 0.01 && start < last - 0.01)
    .map(([start, ...rest]) => [start - first, ...rest]);
}

/**
 * Plays each picture at its time over the noises of the film, and rounds the loudest moments: encoding adds to peaks.
 * @param mix the noises, both channels interleaved; it is changed
 */
export function playOver(
  mix: Float32Array,
  starts: readonly number[],
  pictures: readonly Played[],
): Float32Array {
  const work = mkdtempSync(join(tmpdir(), "film-sound-"));
  const room = impulseResponse(work);
  for (const [i, { gain, parts }] of pictures.entries()) {
    const from = starts[i] ?? 0;
    const seconds = (starts[i + 1] ?? from) - from + TAIL;
    const take = { tracks: parts, beats: Math.ceil(seconds * BEATS_A_SECOND), rounds: 1, wet: 0.4 };
    const samples = perform(`picture-${i}`, take, work, room);
    const first = Math.round(from * RATE) * 2;
    for (let k = 0; k < samples.length && first + k < mix.length; k++)
      mix[first + k] = (mix[first + k] ?? 0) + (samples[k] ?? 0) * gain;
  }
  rmSync(work, { recursive: true });
  const peak = mix.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  const drive = 1.8 / peak;
  const out = Math.round(0.6 * RATE) * 2;
  return mix.map((x, k) => (Math.tanh(x * drive) / drive) * Math.min(1, (mix.length - k) / out));
}
