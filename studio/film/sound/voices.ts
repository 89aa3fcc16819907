import { pairs } from "../../kit/plate.ts";
import { noise, type Voice } from "./track.ts";

const wave = (hertz: number, t: number) => Math.sin(2 * Math.PI * hertz * t);

/** Fades in and out. */
export function swell(voice: Voice, seconds: number, inward: number, outward: number): Voice {
  return (t) =>
    voice(t) * Math.min(1, t / inward) ** 1.5 * Math.min(1, Math.max(0, (seconds - t) / outward)) ** 1.5;
}

/** A low warm sound of detuned strings: the engine of a quiet station. */
export function drone(hertz: number): Voice {
  return (t) => {
    let sum = 0;
    for (const [times, strength] of pairs("1,0.5 1.003,0.4 1.5,0.24 2.004,0.2 2.996,0.08 4.01,0.04"))
      sum += wave(hertz * times, t) * strength * (0.8 + 0.2 * wave(0.07 * times, t));
    return sum * 0.5;
  };
}

/** A small bell; its high overtones fade first. */
export function bell(hertz: number): Voice {
  return (t) =>
    Math.min(1, t * 400) *
    (wave(hertz, t) * Math.exp(-t * 1.1) +
      wave(hertz * 2.01, t) * 0.5 * Math.exp(-t * 2) +
      wave(hertz * 2.76, t) * 0.3 * Math.exp(-t * 3.2) +
      wave(hertz * 5.4, t) * 0.12 * Math.exp(-t * 7)) *
    0.5;
}

/** A humming voice, with a little breath and vibrato. */
export function hum(hertz: number, seed: number): Voice {
  const breath = noise(seed, 1800);
  return (t) => {
    const pitch = t + 0.0006 * Math.sin(2 * Math.PI * 4.6 * t);
    const tone = wave(hertz, pitch) + wave(hertz * 2, pitch) * 0.42 + wave(hertz * 3, pitch) * 0.16;
    return tone * 0.35 + breath(t) * 0.04;
  };
}

/** A knuckle on metal. */
export function knock(seed: number): Voice {
  const click = noise(seed, 2600);
  return (t) =>
    wave(172, t) * Math.exp(-t * 26) +
    wave(396, t) * 0.5 * Math.exp(-t * 38) +
    click(t) * 0.7 * Math.exp(-t * 90);
}

/** Something heavy falls shut, far away. */
export function thud(hertz: number, seed: number): Voice {
  const dust = noise(seed, 380);
  return (t) =>
    Math.min(1, t * 200) *
    (wave(hertz * (1 + 0.5 * Math.exp(-t * 9)), t) * Math.exp(-t * 2.6) + dust(t) * Math.exp(-t * 4));
}

/** A bowed string. */
export function bow(hertz: number): Voice {
  return (t) => {
    let sum = 0;
    for (let n = 1; n <= 9; n++) {
      const pitch = hertz * n * (1 + 0.0015 * Math.sin(2 * Math.PI * 5.1 * t));
      sum += (Math.sin(2 * Math.PI * pitch * t) / n) * Math.exp(-n * 0.28);
    }
    return sum * 0.4;
  };
}
