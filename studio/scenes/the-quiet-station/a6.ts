import { light } from "../../kit/palette.ts";
import { along, line, poly } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { motes } from "../../painters/air.ts";
import { pendant, shelf } from "../../painters/cabin.ts";
import { spoonDrawer } from "../../painters/furniture.ts";
import { moss } from "../../painters/moss.ts";
import { plates } from "../../painters/room.ts";

/** Lumo's kitchen: an empty spoon drawer, and a robot that looks the other way. */
export const scene: Scene = {
  seed: 53,
  exposure: 1.1,
  sky: { top: light("dark"), low: light("dark"), stars: 0 },
  ambient: light("#4f5878", 0.4),
  lamps: [
    { x: 760, y: 320, z: 150, radius: 480, color: light("lamp", 2.2), haze: 0.7 },
    { x: 800, y: 780, z: 280, radius: 460, flat: 2.6, color: light("lamp", 0.8), haze: 0.1 },
  ],
  layers: [
    {
      z: 0,
      relief: 5,
      paint: (p) => {
        plates(p, -10, -10, 1620, 600, 12, 7, "#6f7c90");
        shelf(p, 90, 300, 360);
        shelf(p, 1060, 250, 420);
        shelf(p, 1060, 390, 420);
        poly(p.c, "-20,560 1620,560 1620,610 -20,610", "#a07a58");
        line(p.c, "M-20 562H1620", "rgba(255,236,204,.5)", 4);
        p.c.fillStyle = along(p.c, 0, 610, 0, 900, ["#54505e", "#2c2c40"]);
        p.c.fillRect(-20, 610, 1640, 300);
        for (let i = 0; i < 6; i++) line(p.c, `M${90 + i * 290} 616V900`, "rgba(10,10,24,.5)", 4);
      },
      mist: { color: light("#6a5a58", 0.35), amount: 0.2 },
    },
    {
      z: 60,
      relief: 6,
      paint: (p) => {
        pendant(p, 760, -10, 230, 1.1);
        spoonDrawer(p, 660, 752, 1.06, 11);
        motes(p, 760, 420, 420, 50, "#ffcf8a");
      },
    },
    { z: 90, relief: 7, round: 30, rim: 1.8, paint: (p) => moss(p, 1220, 850, 1.9, 1) },
  ],
};
