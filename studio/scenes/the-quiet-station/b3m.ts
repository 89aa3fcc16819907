import { light } from "../../kit/palette.ts";
import { along, line, poly } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { motes } from "../../painters/air.ts";
import { drawers } from "../../painters/furniture.ts";
import { cone, lampArm, onaLamp } from "../../painters/lamp.ts";

/** The memory room: hundreds of tiny drawers, one lamp. */
export const scene: Scene = {
  seed: 77,
  exposure: 1.1,
  sky: { top: light("dark"), low: light("dark"), stars: 0 },
  ambient: light("#4a5578", 0.46),
  lamps: [
    { x: 960, y: 400, z: 150, radius: 330, color: light("lamp", 2.6), haze: 0.9 },
    { x: 960, y: 860, z: 240, radius: 300, flat: 3, color: light("#ffae60", 0.9), haze: 0.1 },
  ],
  layers: [
    {
      z: 0,
      relief: 3,
      paint: (p) => {
        drawers(p, -40, -20, 28, 17, 60, 47);
        poly(p.c, "-10,780 1610,780 1610,910 -10,910", "#4a3a34");
        for (let i = 0; i < 15; i++)
          line(p.c, `M${i * 116 - 20} 780L${960 + (i * 116 - 980) * 1.5} 910`, "rgba(10,8,16,.5)", 3);
        line(p.c, "M-10 781H1610", "rgba(255,226,186,.25)", 3);
        p.c.fillStyle = along(p.c, 0, 0, 0, 760, ["rgba(6,8,20,.7)", [0.35, "rgba(6,8,20,0)"]]);
        p.c.fillRect(0, 0, 1600, 770);
        p.c.fillStyle = along(p.c, 0, 0, 700, 0, ["rgba(6,8,20,.75)", "rgba(6,8,20,0)"]);
        p.c.fillRect(0, 0, 700, 900);
      },
      mist: { color: light("#6a5a58", 0.35), amount: 0.26 },
    },
    {
      z: 70,
      relief: 6,
      round: 16,
      paint: (p) => {
        lampArm(p, "1200,-30 1130,110 1010,70 968,230", 15);
        cone(p, 950, 370, 520, 330, 0.1, "#ffc56a", 0.24);
        motes(p, 940, 520, 380, 60, "#ffcf8a");
        onaLamp(p, 960, 300, 1.45, { tilt: 0.2, lit: 1 });
      },
    },
  ],
};
