import { light } from "../../kit/palette.ts";
import { between, type Random } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { iceBlock, iceDust, iceField } from "../../painters/ice.ts";
import { oldLights } from "../../painters/pip.ts";
import { station } from "../../painters/station.ts";

/** A place on the way from the ring's near edge, over a shared bend, to the station; and a size between the two given. */
function stream(next: Random, t: number, small: number, large: number): [number, number, number] {
  const from = next();
  const [x0, y0] = [330 + from * 880, 800 - from * from * 190 - from * 30];
  const [x1, y1] = [x0 * 0.35 + 700, y0 - 60];
  const u = t ** 1.15;
  const v = 1 - u;
  const loose = 46 * v;
  const x = v * v * x0 + 2 * u * v * x1 + u * u * 1190;
  const y = v * v * y0 + 2 * u * v * y1 + u * u * 372;
  return [
    x + between(next, -loose, loose),
    y + between(next, -loose, loose) * 0.6,
    between(next, small, large) * (1 - 0.4 * u),
  ];
}

/** Hundreds of pale lights leave the ring and come toward small dark Lumo. */
export const scene: Scene = {
  seed: 85,
  bloom: 0.7,
  sky: {
    top: light("#040813"),
    low: light("#10203c"),
    sun: [-0.5, 0.35, -0.6],
    planet: { x: 330, y: 560, radius: 330, axis: [0.12, 0.95, 0.2], ring: [1.3, 3.0], light: 0.75 },
    nebulae: [{ x: 1180, y: 240, radius: 560, color: light("#3f6a86", 0.24) }],
  },
  ambient: light("#4a5f86", 0.24),
  lamps: [
    { x: 980, y: 500, z: 60, radius: 330, color: light("family", 1.7), haze: 0.9 },
    { x: -600, y: 100, z: -100, radius: 2000, color: light("#ffd9b0", 0.6), haze: 0.1 },
    { x: 1220, y: 330, z: 60, radius: 60, color: light("amber", 1) },
  ],
  layers: [
    {
      z: -200,
      paint: (p) => iceDust(p, 0, 300, 1600, 600, 260, 0.6),
      mist: { color: light("#5f86a8", 0.4), amount: 0.28, band: [640, 170] },
    },
    { z: -60, paint: (p) => oldLights(p, 300, (t) => stream(p.next, t, 0.2, 0.42), 10) },
    {
      z: 0,
      relief: 5,
      round: 30,
      rim: 2,
      paint: (p) => station(p, 1230, 320, 0.5, 0.05, { windows: [0, 0, 0, 0, 0.9, 0], garden: 0.5 }),
    },
    {
      z: 90,
      paint: (p) => {
        glow(p, 860, 640, 520, "#7fc0e8", 0.1, 0.5);
        oldLights(p, 30, (t) => stream(p.next, t * 0.7, 0.5, 1), 16);
        oldLights(p, 4, (t) => [420 + t * 520, 850 - t * 130, 1], 30);
      },
    },
    {
      z: 150,
      relief: 5,
      rim: 1.6,
      paint: (p) => iceField(p, 760, 950, 90, 60),
      mist: { color: light("#5f86a8", 0.3), amount: 0.25, band: [880, 120] },
    },
    { z: 280, blur: 6, relief: 18, rim: 2, paint: (p) => iceBlock(p, 1510, 840, 150) },
  ],
};
