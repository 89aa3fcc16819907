import { randomNumbers } from "@lantern/engine/random";
import type { Note, Track } from "./notation.ts";

const TICKS = 480;
/** Beats between two steps of a swell. */
const SWELL_STEP = 0.25;
/** Beats after the last note in which it can fade. */
const TAIL = 12;
/** No musician is quite on the beat, or strikes equally hard twice: beats and velocity, in all. */
const LOOSE_BEATS = 0.022;
const LOOSE_VELOCITY = 8;
/** The channel of drum kits, which no instrument gets. */
const DRUMS = 9;

type Event = [tick: number, data: number[]];

/** A number in the variable length of MIDI files. */
function variable(value: number): number[] {
  return value < 128 ? [value] : [...variable(value >> 7).map((byte) => byte | 128), value & 127];
}

const bytes = (value: number, count: number) =>
  Array.from({ length: count }, (_, i) => (value >> (8 * (count - 1 - i))) & 255);

/** Notes that end before their key is struck again, also by the next round: its end would silence the new note. */
function separated(notes: readonly Note[], beats: number, repeated: boolean): Note[] {
  return notes.map((note) => {
    const [start, length, pitch, velocity] = note;
    const next = notes
      .filter((other) => other[2] === pitch && (other !== note || repeated))
      .map(([at]) => (at > start ? at : at + (repeated ? beats : Number.POSITIVE_INFINITY)));
    return [start, Math.min(length, Math.min(...next, start + 99) - start - 0.02), pitch, velocity];
  });
}

/** Loudness of a swell at a beat; the end of a round leads back to its beginning. */
function loudnessAt(swell: NonNullable<Track["swell"]>, beat: number, beats: number): number {
  const i = swell.findLastIndex(([at]) => at <= beat);
  const [from, low] = swell[i] ?? [0, 110];
  const [to, high] = swell[i + 1] ?? [beats, swell[0]?.[1] ?? low];
  const x = (beat - from) / Math.max(0.01, to - from);
  return low + (high - low) * x * x * (3 - 2 * x);
}

function eventsOf(track: Track, index: number, beats: number, rounds: number): Event[] {
  const channel = track.kit ? DRUMS : index < DRUMS ? index : index + 1;
  const random = randomNumbers(track.program * 97 + index);
  const control = (tick: number, number: number, value: number): Event => [
    tick,
    [0xb0 | channel, number, Math.round(Math.max(0, Math.min(127, value)))],
  ];
  const events: Event[] = [
    [0, [0xc0 | channel, track.program]],
    control(0, 7, track.level ?? 100),
    control(0, 10, 64 + 63 * (track.pan ?? 0)),
  ];
  const played = track.notes.map(([start, length, pitch, velocity]): Note => {
    const moved = start + (random() - 0.5) * LOOSE_BEATS;
    const struck = velocity + (random() - 0.5) * LOOSE_VELOCITY;
    return [moved, length, pitch, Math.max(1, Math.min(127, Math.round(struck)))];
  });
  const notes = separated(played, beats, rounds > 1);
  for (let round = 0; round < rounds; round++) {
    const tick = (beat: number) => Math.max(1, Math.round((beat + round * beats) * TICKS));
    for (let beat = 0; beat < beats; beat += SWELL_STEP)
      events.push(control(tick(beat), 11, loudnessAt(track.swell ?? [[0, 110]], beat, beats)));
    for (const [start, length, pitch, velocity] of notes)
      events.push(
        [tick(start), [0x90 | channel, pitch, velocity]],
        [tick(start + length) - 2, [0x80 | channel, pitch, 0]],
      );
  }
  return events;
}

/** At the same tick, ends of notes come first and beginnings last. */
function rank([, [status = 0]]: Event): number {
  if (status === 0xff) return 3;
  return (status & 0xf0) === 0x90 ? 2 : (status & 0xf0) === 0x80 ? 0 : 1;
}

/** A MIDI file of all tracks, played `rounds` times over. The same tracks give the same bytes. */
export function midi(tracks: readonly Track[], bpm: number, beats: number, rounds = 1): Uint8Array {
  const events = tracks.flatMap((track, i) => eventsOf(track, i, beats, rounds));
  events.push([Math.round((beats * rounds + TAIL) * TICKS), [0xff, 0x2f, 0]]);
  events.sort((a, b) => a[0] - b[0] || rank(a) - rank(b));
  const body = [0, 0xff, 0x51, 3, ...bytes(Math.round(60e6 / bpm), 3)];
  let last = 0;
  for (const [tick, data] of events) {
    body.push(...variable(tick - last), ...data);
    last = tick;
  }
  const text = (name: string) => [...name].map((letter) => letter.charCodeAt(0));
  const header = [...text("MThd"), ...bytes(6, 4), ...bytes(0, 2), ...bytes(1, 2), ...bytes(TICKS, 2)];
  return Uint8Array.from([...header, ...text("MTrk"), ...bytes(body.length, 4), ...body]);
}
