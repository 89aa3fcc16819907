import { light } from "../../kit/palette.ts";
import { line, poly } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { motes } from "../../painters/air.ts";
import { restBed } from "../../painters/furniture.ts";
import { lampArm, onaLamp } from "../../painters/lamp.ts";
import { vine } from "../../painters/leaves.ts";
import { pipes, plates } from "../../painters/room.ts";
import { porthole } from "../../painters/window.ts";

/** The sleep bay: Sumi under soft glass, and her note on it. */
export const scene: Scene = {
  seed: 82,
  exposure: 1.15,
  sky: { top: light("space"), low: light("#0d1932"), stars: 1 },
  ambient: light("#4a5f80", 0.4),
  lamps: [
    { x: 800, y: 560, z: 90, radius: 330, color: light("family", 1.5), haze: 0.9 },
    { x: 1235, y: 330, z: 160, radius: 270, color: light("lamp", 1.9), haze: 0.6 },
  ],
  layers: [
    {
      z: 0,
      relief: 5,
      paint: (p) => {
        plates(p, -10, -10, 1620, 740, 7, 4, "#5f6f8c");
        pipes(p, -10, 50, 1610, 50, 3, 18);
        porthole(p, 330, 250, 82, {});
        porthole(p, 570, 250, 82, {});
        poly(p.c, "-10,724 1610,724 1610,910 -10,910", "#4d5a76");
        for (let i = 0; i < 14; i++)
          line(p.c, `M${i * 124 - 20} 726L${800 + (i * 124 - 820) * 1.5} 910`, "rgba(10,14,34,.45)", 3);
      },
      mist: { color: light("#6f96b8", 0.35), amount: 0.34, band: [600, 260] },
    },
    { z: 40, relief: 6, round: 20, paint: (p) => restBed(p, 780, 740, 1.08) },
    {
      z: 100,
      relief: 6,
      round: 16,
      paint: (p) => {
        lampArm(p, "1640,90 1480,150 1380,90 1268,200", 14);
        onaLamp(p, 1250, 256, 1.2, { tilt: 0.36, lit: 0.8 });
        motes(p, 1120, 420, 360, 50, "#ffcf8a");
      },
    },
    {
      z: 240,
      blur: 5,
      relief: 10,
      rim: 2.4,
      paint: (p) => vine(p, 1640, 940, 1500, 520, 60, { leaves: 8, size: 150 }),
    },
  ],
};
