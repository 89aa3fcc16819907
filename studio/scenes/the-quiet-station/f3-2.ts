import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { roundDoor } from "../../painters/door.ts";
import { iceDust } from "../../painters/ice.ts";
import { lampArm, onaLamp } from "../../painters/lamp.ts";
import { vine } from "../../painters/leaves.ts";
import { oldLights, pip } from "../../painters/pip.ts";
import { plates } from "../../painters/room.ts";

/** On the way out Pip stops and turns round; Ona's lamp bows. */
export const scene: Scene = {
  seed: 232,
  exposure: 1.15,
  sky: {
    top: light("#050b1a"),
    low: light("#16264a"),
    nebulae: [{ x: 560, y: 420, radius: 380, color: light("#4b6a92", 0.4) }],
  },
  ambient: light("#4a5c72", 0.34),
  lamps: [
    { x: 1130, y: 500, z: 140, radius: 300, color: light("lamp", 2.2), haze: 0.8 },
    { x: 640, y: 450, z: 100, radius: 240, color: light("pip", 1.8), haze: 0.9 },
  ],
  layers: [
    {
      z: -200,
      paint: (p) => {
        iceDust(p, 250, 60, 700, 760, 150, 0.7);
        oldLights(
          p,
          30,
          (t) => [380 + ((t * 7.7) % 1) * 420, 220 + t * 460, 0.3 + ((t * 3.3) % 1) * 0.5],
          15,
        );
      },
    },
    {
      z: 0,
      relief: 6,
      paint: (p) => {
        plates(p, -10, -10, 1620, 930, 8, 5, "#5f6a80");
        roundDoor(p, 590, 440, 330, { open: 0.86, light: "#bfe6fa", strength: 0.4, through: true });
      },
      mist: { color: light("#6f8aa8", 0.3), amount: 0.24, band: [560, 400] },
    },
    {
      z: 80,
      relief: 6,
      round: 16,
      paint: (p) => {
        glow(p, 650, 450, 300, "#ffe6b0", 0.16);
        pip(p, 650, 450, 56, -0.34);
        lampArm(p, "1640,80 1440,200 1300,120 1170,400", 17);
        onaLamp(p, 1142, 452, 1.6, { tilt: 0.66, lit: 1 });
        motes(p, 950, 520, 420, 60, "#ffcf8a");
      },
    },
    {
      z: 130,
      relief: 7,
      rim: 2,
      paint: (p) => {
        vine(p, 1540, 960, 1500, 480, 50, { leaves: 8, size: 130, rich: true });
        vine(p, 1330, 960, 1360, 720, -30, { leaves: 5, size: 120 });
      },
    },
  ],
};
