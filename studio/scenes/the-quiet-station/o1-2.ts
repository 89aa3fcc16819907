import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { iceDust } from "../../painters/ice.ts";
import { behindWindows, leavesInside, mossInside, passer } from "../../painters/lit-windows.ts";
import { iceStream, roughIce, type Stream } from "../../painters/ring-ice.ts";
import { station } from "../../painters/station.ts";

/** Where Lumo is, how large and how tilted. */
export const LUMO = [800, 400, 1.12, -0.04] as const;
const ICE: Stream = { far: [1500, 800], near: [620, 905], bow: 0, half: [760, 60], size: 56 };

/** Lumo as it was: all six windows lit, somebody at home, the garden bright. */
export const scene: Scene = {
  seed: 16,
  sky: {
    top: light("space"),
    low: light("#0f1c38"),
    sun: [-0.7, 0.5, 0.3],
    planet: { x: 760, y: 1180, radius: 620, axis: [0.1, 0.9, 0.3], ring: [1.22, 2.3], light: 0.8 },
    nebulae: [{ x: 1300, y: 200, radius: 520, color: light("nebula", 0.26) }],
  },
  ambient: light("indoors", 0.26),
  lamps: [
    { x: -700, y: -600, z: 700, radius: 4000, color: light("#e0e8ff", 1), haze: 0.1 },
    { x: 760, y: 1000, z: -60, radius: 700, color: light("#ffc38a", 0.9), haze: 0.3 },
    { x: 800, y: 380, z: 90, radius: 300, color: light("amber", 0.8) },
    { x: 790, y: 230, z: 60, radius: 180, color: light("#dfe08a", 0.3) },
  ],
  layers: [
    {
      z: -150,
      paint: (p) => iceDust(p, 0, 420, 1600, 480, 220, 0.5),
      mist: { color: light("haze", 0.3), amount: 0.2, band: [700, 200] },
    },
    {
      z: 0,
      relief: 6,
      round: 46,
      paint: (p) => {
        station(p, ...LUMO, { windows: [1, 0.9, 1, 1, 0.85, 1], garden: 0.6 });
        behindWindows(p, ...LUMO, () => {
          leavesInside(p, -172);
          mossInside(p, 100);
        });
      },
    },
    { z: 1, ambient: 0.3, lamps: 0.2, rim: 0, paint: (p) => behindWindows(p, ...LUMO, () => passer(p, -30)) },
    {
      z: 120,
      relief: 3,
      rim: 1.4,
      paint: (p) => iceStream(p, ICE, 80, 160),
      mist: { color: light("haze", 0.3), amount: 0.2, band: [880, 100] },
    },
    { z: 270, blur: 2.4, relief: 5, rim: 1.6, paint: (p) => roughIce(p, 1490, 840, 150) },
  ],
};
