import { light } from "../../kit/palette.ts";
import { fill, inside, line } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { lantern, salt, wall } from "../../painters/harbor.ts";
import { steps } from "../../painters/quay.ts";

const HOOKS = [150, 300, 450, 600, 750, 900] as const;

/** The lamp store: six lanterns on hooks, each with its own light, and the foot of the stairs. */
export const scene: Scene = {
  seed: 723,
  exposure: 1.15,
  sky: { top: light("#08131a"), low: light("#132630"), stars: 0 },
  ambient: light("#6d9096", 0.26),
  lamps: HOOKS.map((x, i) => ({
    x,
    y: 440 + (i % 2) * 40,
    z: 150,
    radius: 170,
    color: light("lantern", 1.6),
    haze: 0.3,
  })),
  layers: [
    { z: -30, relief: 9, paint: (p) => wall(p, -30, -30, 980, "#7d8c88") },
    {
      z: 10,
      relief: 6,
      paint: (p) => {
        const arch = "M1070 900V330C1070 160 1180 90 1310 90C1440 90 1550 160 1550 330V900Z";
        fill(p.c, arch, "#0a151b");
        inside(p.c, arch, () => {
          steps(p, { x: 1310, y: 900, width: 520, rise: 70, count: 14, shrink: 0.93, turn: -0.12 });
        });
        line(p.c, arch, "#93a09a", 26);
        line(p.c, arch, "rgba(6,16,22,.5)", 4);
      },
      mist: { color: light("#6d8c92", 0.36), amount: 0.4, band: [200, 240] },
    },
    {
      z: 70,
      relief: 5,
      rim: 1.8,
      paint: (p) => {
        line(p.c, "M70 300H990", "#2c2a24", 30);
        line(p.c, "M70 292H990", "#8a8062", 6);
        for (const [i, x] of HOOKS.entries()) {
          const drop = (i % 2) * 40;
          line(p.c, `M${x} 300V${334 + drop}q0 16 -12 14`, "#121a1e", 7);
          lantern(p, x, 338 + drop, 1.7);
          glow(p, x, 440 + drop, 150, salt.gold, 0.2);
        }
      },
    },
    { z: 120, relief: 8, paint: (p) => wall(p, 800, 812, 160, "#4d5c62") },
  ],
};
