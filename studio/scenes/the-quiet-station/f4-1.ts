import { light } from "../../kit/palette.ts";
import { pairs } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { roundDoor } from "../../painters/door.ts";
import { cone, lampArm, onaLamp } from "../../painters/lamp.ts";
import { vine } from "../../painters/leaves.ts";
import { pip } from "../../painters/pip.ts";
import { plates } from "../../painters/room.ts";

/** Ona gives its last strong light to show Pip the open door. */
export const scene: Scene = {
  seed: 241,
  exposure: 1.15,
  sky: {
    top: light("space"),
    low: light("#101d3a"),
    nebulae: [{ x: 1180, y: 420, radius: 300, color: light("#4b6a92", 0.4) }],
  },
  ambient: light("#42566a", 0.28),
  lamps: [
    { x: 420, y: 330, z: 150, radius: 420, color: light("window", 3), haze: 1 },
    { x: 800, y: 480, z: 100, radius: 200, color: light("pip", 1.7), haze: 0.9 },
  ],
  layers: [
    {
      z: 0,
      relief: 6,
      paint: (p) => {
        plates(p, -10, -10, 1620, 930, 8, 5, "#5f6a80");
        roundDoor(p, 1190, 470, 240, { open: 0.8, light: "#bfe6fa", strength: 0.4, through: true });
      },
      mist: { color: light("#7a6a58", 0.35), amount: 0.3, band: [480, 400] },
    },
    {
      z: 70,
      relief: 6,
      round: 18,
      paint: (p) => {
        cone(p, 440, 330, 900, 260, -1.38, "#ffc56a", 0.4);
        lampArm(p, "-40,40 150,160 290,70 360,240", 18);
        onaLamp(p, 392, 306, 1.75, { tilt: -1, lit: 1 });
        glow(p, 800, 470, 280, "#ffe6b0", 0.16);
        pip(p, 800, 475, 48, 0.5);
        motes(p, 760, 450, 460, 80, "#ffcf8a");
      },
    },
    {
      z: 130,
      relief: 7,
      rim: 2,
      paint: (p) => {
        for (const [x, tip] of pairs("120,620 330,760 1500,560 1360,780"))
          vine(p, x, 960, x + 20, tip, 40, { leaves: 7, size: 125, rich: true });
      },
    },
  ],
};
