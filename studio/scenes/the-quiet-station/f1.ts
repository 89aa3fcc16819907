import { light } from "../../kit/palette.ts";
import { triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { roundDoor } from "../../painters/door.ts";
import { iceDust } from "../../painters/ice.ts";
import { beanLeaf, vine } from "../../painters/leaves.ts";
import { oldLights, pip } from "../../painters/pip.ts";
import { plates } from "../../painters/room.ts";

/** The Half-Open Door: warm leaves on this side, pale lights and the ring on the other, Pip between. */
export const scene: Scene = {
  seed: 201,
  exposure: 1.15,
  sky: {
    top: light("#050b1a"),
    low: light("#16264a"),
    sun: [0.6, 0.4, 0.3],
    planet: { x: 1290, y: 560, radius: 150, axis: [0.3, 0.9, 0.22], ring: [1.3, 2.6], light: 0.8 },
    nebulae: [{ x: 1020, y: 340, radius: 360, color: light("#4b6a92", 0.4) }],
  },
  ambient: light("#4a5c72", 0.36),
  lamps: [
    { x: 400, y: 180, z: 160, radius: 420, color: light("lamp", 2), haze: 0.6 },
    { x: 1060, y: 500, z: 100, radius: 200, color: light("pip", 1.8), haze: 0.9 },
    { x: 1090, y: 430, z: -60, radius: 360, color: light("family", 1.7), haze: 0.8 },
  ],
  layers: [
    {
      z: -200,
      paint: (p) => {
        iceDust(p, 700, 60, 800, 760, 160, 0.7);
        oldLights(
          p,
          46,
          (t) => [900 + ((t * 7.7) % 1) * 440, 190 + t * 520, 0.3 + ((t * 3.3) % 1) * 0.6],
          17,
        );
      },
    },
    {
      z: 0,
      relief: 6,
      paint: (p) => {
        plates(p, -10, -10, 1620, 930, 8, 5, "#5f6a80");
        roundDoor(p, 1010, 440, 330, { open: 0.44, light: "#bfe6fa", strength: 0.4, through: true });
      },
      mist: { color: light("#6f8aa8", 0.3), amount: 0.22, band: [560, 400] },
    },
    {
      z: 60,
      relief: 6,
      rim: 1.7,
      paint: (p) => {
        for (const [x, tip, bow] of triples("60,-40,60 210,-20,-50 380,60,60 520,300,-60"))
          vine(p, x, 960, x + 40, tip, bow, { leaves: 12, size: 122, rich: true });
        beanLeaf(p, 610, 590, 330, -0.1);
        vine(p, 470, -30, 760, 130, 40, { leaves: 6, size: 100, rich: true });
      },
    },
    {
      z: 90,
      paint: (p) => {
        oldLights(p, 7, (t) => [1120 + t * 180, 380 + ((t * 5.3) % 1) * 190, 0.7], 17);
        glow(p, 1060, 500, 300, "#ffe6b0", 0.16);
        pip(p, 1060, 500, 50, 0.14);
        motes(p, 900, 480, 420, 70, "#ffe6ae");
      },
    },
  ],
};
