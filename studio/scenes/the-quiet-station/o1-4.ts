import { light } from "../../kit/palette.ts";
import { pairs } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { motes } from "../../painters/air.ts";
import { cone, lampArm, onaLamp } from "../../painters/lamp.ts";
import { vine } from "../../painters/leaves.ts";
import { pipes, tunnel } from "../../painters/room.ts";
import { porthole } from "../../painters/window.ts";

/** Ona's lamp in the corridor before the silence: every window lit, the lamp nods. */
export const scene: Scene = {
  seed: 34,
  exposure: 1.1,
  sky: { top: light("dark"), low: light("dark"), stars: 0 },
  ambient: light("#4c587e", 0.42),
  lamps: [
    { x: 640, y: 430, z: 140, radius: 330, color: light("#ffb254", 2.6), haze: 0.8 },
    { x: 1010, y: 410, z: 20, radius: 260, color: light("#ffcf8a", 1.1), haze: 0.7 },
    { x: 700, y: 830, z: 260, radius: 380, flat: 3, color: light("#ffae60", 1), haze: 0.1 },
  ],
  layers: [
    {
      z: 0,
      relief: 5,
      paint: (p) => {
        tunnel(p, { x: 1010, y: 420, w: 1330, h: 660, ribs: 6, depth: 7, wall: "#7c88a6", floor: "#8f755e" });
        porthole(p, 1010, 410, 56, { lit: 0.55, cross: true });
        for (const [x, r] of pairs("118,66 430,44 620,30")) porthole(p, x, 420, r, { lit: 0.3 });
        pipes(p, 960, 330, -60, -80, 3, 15);
      },
      mist: { color: light("#7a6658", 0.4), amount: 0.34, band: [430, 300] },
    },
    {
      z: 60,
      relief: 6,
      round: 18,
      paint: (p) => {
        lampArm(p, "340,-30 430,120 560,90 612,250", 17);
        cone(p, 632, 420, 520, 320, -0.2, "#ffc56a", 0.3);
        motes(p, 690, 600, 380, 60, "#ffcf8a");
        onaLamp(p, 622, 350, 1.7, { tilt: -0.28, lit: 1 });
      },
    },
    {
      z: 200,
      blur: 4,
      relief: 9,
      rim: 2.4,
      paint: (p) => vine(p, 1640, 940, 1480, 420, 80, { leaves: 10, size: 130, rich: true }),
    },
  ],
};
