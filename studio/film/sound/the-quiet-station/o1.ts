import { randomNumbers } from "@lantern/engine/random";
import { between } from "../../../kit/random.ts";
import { noise, Track } from "../track.ts";
import { bell, bow, drone, hum, knock, swell, thud } from "../voices.ts";
import { OUT, SHUT, TAPS } from "./times.ts";

/**
 * The sound of "The Silence", as its script describes it for each picture.
 * @param starts seconds at which the pictures come in, and the end
 */
export function sound(starts: readonly number[]): Float32Array {
  const at = (picture: number) => starts[picture - 1] ?? 0;
  const track = new Track(at(11));
  const long = (picture: number, until: number, put: (seconds: number) => void) =>
    put(at(until) - at(picture));

  long(1, 5, (s) =>
    track.put(swell(drone(55), s + 2, 3, 3), { at: 0, seconds: s + 2, gain: 0.62, room: 0.25 }),
  );
  long(5, 6, (s) => track.put(swell(drone(41.2), s, 2, 7), { at: at(5), seconds: s, gain: 0.5 }));

  for (const [i, hertz] of [523.25, 659.25, 587.33].entries())
    track.put(bell(hertz), {
      at: at(2) + 0.6 + i * 2.6,
      seconds: 5,
      gain: 0.16,
      pan: i * 0.3 - 0.3,
      room: 0.7,
    });

  garden(track, at(3), at(4));
  for (const [i, hertz] of [220, 261.63, 220, 293.66].entries())
    track.put(swell(hum(hertz, 40 + i), 1.9, 0.35, 0.9), {
      at: at(4) + 0.8 + i * 1.7 + (i > 1 ? 0.9 : 0),
      seconds: 1.9,
      gain: 0.4,
      room: 0.5,
    });
  for (const [i, second] of OUT.entries())
    track.put(thud(92 - i * 6, 50 + i), {
      at: at(5) + second,
      seconds: 2,
      gain: 0.3,
      pan: i * 0.2 - 0.6,
      room: 0.6,
    });

  voices(track, at(6), at(7) - 0.5);
  for (const [i, second] of TAPS.entries())
    track.put(knock(70 + i), { at: at(7) + second, seconds: 1, gain: 0.75, room: 0.55 });
  track.put(thud(44, 80), { at: at(7) + SHUT, seconds: 2.4, gain: 1, room: 0.4 });

  long(8, 9, (s) => {
    track.put(swell(noise(90, 700), 2.4, 1.6, 0.8), { at: at(8) + 0.2, seconds: 2.4, gain: 0.3 });
    track.put(swell(bow(293.66), s - 1, 4, 2.5), { at: at(8) + 1.4, seconds: s - 1, gain: 0.3, room: 0.6 });
    track.put(swell(bow(440), s - 4, 3, 2), {
      at: at(8) + 4.4,
      seconds: s - 4,
      gain: 0.16,
      pan: 0.3,
      room: 0.6,
    });
  });
  long(9, 10, (s) => {
    track.put(swell(drone(43.65), s + 1.4, 3, 1.2), { at: at(9), seconds: s + 1.4, gain: 0.5 });
    for (let i = 0; i < 5; i++)
      track.put(bell(i % 2 ? 329.63 : 392), { at: at(9) + 0.4 + i * 2, seconds: 4, gain: 0.3, room: 0.7 });
  });
  return track.finish();
}

/** Water on leaves, and a spoon now and then. */
function garden(track: Track, from: number, to: number): void {
  const next = randomNumbers(21);
  const seconds = to - from;
  track.put(swell(noise(22, 1400), seconds, 1.5, 2), { at: from, seconds, gain: 0.07, room: 0.1 });
  for (let t = 0.5; t < seconds - 1; t += between(next, 0.09, 0.3)) {
    const drop = between(next, 900, 2300);
    track.put((x) => Math.sin(2 * Math.PI * drop * x * (1 + x * 5)) * Math.exp(-x * 55), {
      at: from + t,
      seconds: 0.14,
      gain: between(next, 0.02, 0.07),
      pan: between(next, -0.7, 0.3),
      room: 0.5,
    });
  }
  for (const second of [2.2, 5.4, 8.1])
    track.put(bell(2093), { at: from + second, seconds: 1.4, gain: 0.09, pan: 0.6, room: 0.5 });
}

/** 412 calls: more and more voices over one another, cut off at once. */
function voices(track: Track, from: number, to: number): void {
  const next = randomNumbers(31);
  for (let i = 0; i < 34; i++) {
    const t = (to - from - 0.6) * (i / 34) ** 0.7;
    const seconds = Math.min(between(next, 0.7, 1.6), to - from - t);
    const hertz = [146.83, 174.61, 220, 261.63, 293.66][Math.floor(next() * 5)] ?? 220;
    track.put(swell(hum(hertz * between(next, 0.99, 1.01), 100 + i), seconds, 0.12, 0.02 + seconds / 3), {
      at: from + t,
      seconds,
      gain: 0.1 + 0.2 * (i / 34),
      pan: between(next, -0.8, 0.8),
      room: 0.15,
    });
  }
}
