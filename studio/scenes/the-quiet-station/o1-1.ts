import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { iceDust } from "../../painters/ice.ts";
import { iceStream, roughIce, type Stream } from "../../painters/ring-ice.ts";

/** The ring's ice, from the far side of the planet to where we are. */
export const RING: Stream = { far: [1500, 640], near: [430, 850], bow: 10, half: [620, 130], size: 96 };

/** Serena and its wide ring in cold light from the side. */
export const scene: Scene = {
  seed: 3,
  sky: {
    top: light("space"),
    low: light("#0d1932"),
    sun: [-0.85, 0.3, 0.25],
    planet: { x: 980, y: 350, radius: 290, axis: [-0.3, 0.86, 0.24], ring: [1.28, 2.75], light: 0.95 },
    nebulae: [{ x: 260, y: 680, radius: 560, color: light("#3f5478", 0.24) }],
  },
  ambient: light("indoors", 0.2),
  lamps: [
    { x: -900, y: -300, z: 760, radius: 4000, color: light("#f4f0ff", 1.7), haze: 0.12 },
    { x: 980, y: 350, z: -260, radius: 700, color: light("#ffc38a", 1), haze: 0.3 },
  ],
  layers: [
    {
      z: -150,
      paint: (p) => {
        iceDust(p, 0, 480, 1600, 400, 240, 0.5);
        glow(p, 1180, 650, 520, "#a8c4ea", 0.14, 0.14);
        iceStream(p, { ...RING, size: 26, half: [760, 100] }, 120, 1100);
      },
      mist: { color: light("haze", 0.3), amount: 0.3, band: [700, 140] },
    },
    {
      z: 60,
      relief: 3,
      rim: 1.4,
      paint: (p) => iceStream(p, RING, 90, 160),
      mist: { color: light("haze", 0.25), amount: 0.16, band: [860, 120] },
    },
    {
      z: 260,
      blur: 2,
      relief: 5,
      rim: 1.6,
      paint: (p) => {
        roughIce(p, 170, 790, 210);
        roughIce(p, 1486, 856, 122);
        roughIce(p, 470, 905, 84);
      },
    },
  ],
};
