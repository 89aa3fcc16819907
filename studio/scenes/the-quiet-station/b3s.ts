import { light } from "../../kit/palette.ts";
import { line, poly, triples } from "../../kit/plate.ts";
import type { Lamp, Layer, Scene } from "../../kit/scene.ts";
import { motes } from "../../painters/air.ts";
import { restBed } from "../../painters/furniture.ts";
import { lampArm, onaLamp } from "../../painters/lamp.ts";
import { vine } from "../../painters/leaves.ts";
import { pipes, plates } from "../../painters/room.ts";
import { porthole } from "../../painters/window.ts";

interface SleepBay {
  /** Height of the wall, and where the floor begins. */
  wall: number;
  floor: number;
  /** The round windows: middle and radius. */
  windows: string;
  /** The light over the bed, and the middle of the mist before the wall. */
  lamp: Lamp;
  mist: number;
  bed: Layer["paint"];
}

/** The sleep bay: a bed under soft glass, Ona's lamp over it. */
export const sleepBay = ({ wall, floor, windows, lamp, mist, bed }: SleepBay): Scene => ({
  seed: 82,
  exposure: 1.15,
  sky: { top: light("space"), low: light("#0d1932"), stars: 1 },
  ambient: light("#4a5f80", 0.4),
  lamps: [lamp, { x: 1235, y: 330, z: 160, radius: 270, color: light("lamp", 1.9), haze: 0.6 }],
  layers: [
    {
      z: 0,
      relief: 5,
      paint: (p) => {
        plates(p, -10, -10, 1620, wall, 7, 4, "#5f6f8c");
        pipes(p, -10, 50, 1610, 50, 3, 18);
        for (const [x, y, r] of triples(windows)) porthole(p, x, y, r, {});
        poly(p.c, `-10,${floor} 1610,${floor} 1610,910 -10,910`, "#4d5a76");
        for (let i = 0; i < 14; i++)
          line(
            p.c,
            `M${i * 124 - 20} ${floor + 2}L${800 + (i * 124 - 820) * 1.5} 910`,
            "rgba(10,14,34,.45)",
            3,
          );
      },
      mist: { color: light("#6f96b8", 0.35), amount: 0.34, band: [mist, 260] },
    },
    { z: 40, relief: 6, round: 20, paint: bed },
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
});

/** Sumi under soft glass, and her note on it. */
export const scene = sleepBay({
  wall: 740,
  floor: 724,
  windows: "330,250,82 570,250,82",
  lamp: { x: 800, y: 560, z: 90, radius: 330, color: light("family", 1.5), haze: 0.9 },
  mist: 600,
  bed: (p) => restBed(p, 780, 740, 1.08),
});
