import { solo, swell } from "../../../score/arrangement.ts";
import type { Note } from "../../../score/notation.ts";
import { effects } from "../../../score/the-light-at-saltmere/effects.ts";
import { HUMMED, hummed, voicingsOf, type Wave, waves } from "../../../score/the-light-at-saltmere/theme.ts";
import { bars, later, type Played, playOver } from "../played.ts";
import { noise, Track } from "../track.ts";
import { swell as faded } from "../voices.ts";
import { MATCHES, SHUTTERS, STANDS, STOPS, TICK } from "./times.ts";

/** The guitar rocks in two slow beats under the tune. */
const ROCKING: readonly Wave[] = [
  [0, 3, 0, 0, 58],
  [1, 2, 2, 0, 44],
  [2, 2, 3, 0, 42],
  [3, 3, 1, 0, 52],
  [4, 2, 2, 0, 42],
  [5, 2, 3, 0, 42],
];
const guitar = waves(voicingsOf("wonder"), ROCKING);
const warm = waves(voicingsOf("warmth"), ROCKING);
const tune = hummed(HUMMED, 74);

const strings = (names: string, at: number, beats: number, velocity: number) =>
  swell(48, names, at, beats, velocity);
/** The gears of the lamp, slower with every turn, at these seconds. */
const gears = (seconds: readonly number[], loud: number) =>
  seconds.flatMap((at, i) => later(at, effects.gears, loud * (1 - i * 0.12)));

const PICTURES: readonly Played[] = [
  // Saltmere: nine bells far away, and a guitar that rocks.
  {
    gain: 1,
    parts: [
      ...later(1.6, effects["nine-bells"], 1.3),
      { program: 24, level: 96, pan: -0.2, notes: bars(guitar, 0, 4) },
      strings("A3 E4 B4", 0, 13, 40),
    ],
  },
  // Plates, and somebody who hums.
  {
    gain: 1,
    parts: [
      ...later(STANDS - 0.2, effects.plates, 1.2),
      { program: 53, level: 108, pan: 0.1, notes: bars(tune, 0, 4) },
      { program: 24, level: 90, pan: -0.2, notes: bars(guitar, 0, 4) },
    ],
  },
  // Ines: slow gears; the tune goes on as an accordion.
  {
    gain: 1,
    parts: [
      ...gears([0.3, 3.2, 6.1], 0.9),
      { program: 21, level: 84, pan: 0.15, notes: bars(tune, 4, 8) },
      { program: 24, level: 84, pan: -0.2, notes: bars(guitar, 4, 8) },
      strings("C4 E4 G4", 0, 12, 38),
    ],
  },
  // The gears run down; one horn where the beam stops.
  {
    gain: 1.1,
    parts: [
      ...gears([0.2, 2.9, 6.1], 1),
      ...later(STOPS, [solo(115, "C3 .5 -- .9 G2 .5", 60, 92), solo(43, "A2 5", 62, 96)]),
      strings("E3 F3 B3", 4, 10, 46),
    ],
  },
  // Everything stops; one wave.
  { gain: 1.4, parts: [...later(0.4, [swell(43, "A2", 0, 3, 44)]), ...later(3.1, effects["one-wave"])] },
  // Shutters, a bassoon that looks for a rule, and pages.
  {
    gain: 0.95,
    parts: [
      ...SHUTTERS.slice(0, 6).flatMap((at, i) =>
        later(at, [solo(115, i % 2 ? "D4 .2 A3 .4" : "C4 .2 G3 .4", 62, 92, i % 2 ? 0.6 : -0.6)]),
      ),
      ...later(1.4, [
        solo(70, "A2 .5 C3 .25 A2 .25 D3 .5 A2 .5 E3 .5 D3 .25 C3 .25 B2 .5 E2 1", 70, 96, -0.1),
        solo(45, "-- .5 E3 .5 -- .5 E3 .5 -- .5 F3 .5 -- .5 E3 .5 -- .5 D3 .5", 60, 100, 0.2),
      ]),
      ...later(2.6, effects["voice-pell"], 1.2),
      ...later(7.4, [
        solo(70, "A2 .4 G2 .4 F2 .4 E2 1.2", 72, 98),
        solo(45, "E3 .4 D3 .4 C3 .4 B2 .6", 60, 96),
      ]),
    ],
  },
  // Hana: one long horn, and nothing that answers it.
  {
    gain: 1.1,
    parts: [
      ...later(0.8, effects["long-horn"], 1.1),
      strings("A2 E3 B3", 3, 10, 44),
      ...later(6.4, [solo(60, "A2 1.6", 40, 60, 0.5)]),
    ],
  },
  // The tide clock.
  {
    gain: 1.2,
    parts: [
      solo(115, "C5 1.25 G4 1.25 C5 1.25 -- .8", 46, 92),
      ...later(TICK, [solo(115, "C4 .4 G3 .8", 92, 116), solo(43, "E2 3", 70, 100)]),
      swell(23, "E3 F3 B3", 2, 8, 44),
    ],
  },
  // Six matches; then everybody hums.
  {
    gain: 1,
    parts: [
      ...MATCHES.flatMap((at, i) => later(at, effects.match, 1 + i * 0.05)),
      ...later(3.9, [
        { program: 53, level: 112, pan: 0, notes: bars(hummed(HUMMED, 84), 0, 2) },
        {
          program: 52,
          level: 92,
          pan: 0.3,
          notes: bars(tune, 0, 2).map(([a, b, n, v]): Note => [a, b, n - 12, v - 8]),
        },
        { program: 24, level: 100, pan: -0.2, notes: bars(warm, 0, 2) },
        strings("F3 C4 E4", 0, 3, 60),
        strings("C3 G3 E4", 3, 5, 66),
        solo(14, "A4 3 -- .1 C4 3", 50, 76),
      ]),
    ],
  },
];

/**
 * The sound of the opening film: the tune of Saltmere, and what is heard in the pictures.
 * @param starts seconds at which the pictures come in, and the end
 */
export function sound(starts: readonly number[]): Float32Array {
  return playOver(noises(starts), starts, PICTURES);
}

/** Waves on a beach, pages in the air, and the hiss of matches. */
function noises(starts: readonly number[]): Float32Array {
  const track = new Track(starts.at(-1) ?? 0);
  const at = (picture: number, second: number) => (starts[picture - 1] ?? 0) + second;
  const wave = (second: number, seed: number, gain: number, pan: number) =>
    track.put(faded(noise(seed, 560), 4.8, 2, 2.6), { at: second, seconds: 4.8, gain, pan, room: 0.15 });
  for (let i = 0; i < 11; i++) wave(i * 3.6, 30 + i, i < 9 ? 0.05 : 0.03, (i % 3) * 0.5 - 0.5);
  wave(at(5, 3), 45, 0.1, 0);
  for (let i = 0; i < 8; i++) wave(at(7, i * 3.4), 50 + i, 0.05, (i % 3) * 0.5 - 0.5);
  for (let i = 0; i < 9; i++)
    track.put(faded(noise(60 + i, 4200), 0.7, 0.2, 0.45), {
      at: at(6, 1.8 + i * 0.9),
      seconds: 0.7,
      gain: 0.035,
      pan: i % 2 ? 0.4 : -0.4,
      room: 0.25,
    });
  for (const [i, second] of MATCHES.entries())
    track.put(faded(noise(80 + i, 6400), 0.5, 0.03, 0.4), {
      at: at(9, second),
      seconds: 0.5,
      gain: 0.07,
      pan: i * 0.28 - 0.7,
      room: 0.15,
    });
  return track.finish();
}
