import { light } from "../../kit/palette.ts";
import { disc, line, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { fishingBoat } from "../../painters/boats.ts";
import { heron, lantern, post, reflection, salt, wall, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { sandbank } from "../../painters/sandbank.ts";

/** Five make it. Two sit down on the sand, softly. */
export const scene: Scene = lifted(90, {
  seed: 822,
  exposure: 1.2,
  sky: {
    top: light("#0b1922"),
    low: light("#3d5a62"),
    stars: 0.3,
    nebulae: [{ x: 800, y: 200, radius: 700, color: light("#84a09f", 0.3) }],
  },
  ambient: light("#7899a4", 0.38),
  lamps: [
    { x: 200, y: 380, z: 120, radius: 360, color: light("lantern", 1.4), haze: 0.6 },
    { x: 800, y: 380, z: 120, radius: 360, color: light("lantern", 1.4), haze: 0.6 },
    { x: 1400, y: 380, z: 120, radius: 360, color: light("lantern", 1.4), haze: 0.6 },
    { x: 800, y: 600, z: 260, radius: 420, color: light("#ffc978", 1.6), haze: 0.3 },
  ],
  layers: [
    {
      z: -200,
      relief: 6,
      rim: 1.8,
      paint: (p) => {
        wall(p, 410, 410, 100, "#66767a");
        for (let x = 30; x < 1600; x += 118) {
          lantern(p, x, 362 + (x % 3) * 4, 0.6);
          glow(p, x, 398, 70, salt.gold, 0.28);
        }
      },
      mist: { color: light("#9ab4b0", 0.4), amount: 0.26, band: [420, 80] },
    },
    {
      z: -140,
      relief: 3,
      paint: (p) => {
        water(p, 500, 1010, "#587a7e", "#0d2b36", 800);
        for (let x = 30; x < 1600; x += 118) reflection(p, x, 506, 140, 24, "#ffbe5c", 0.4);
        heron(p, 800, 640, 0.5, 1);
        for (const [x, y, h] of triples("330,640,70 1330,650,76")) post(p, x, y, h, h * 0.24);
      },
    },
    {
      z: -30,
      relief: 4,
      round: 9,
      rim: 2,
      paint: (p) => {
        for (const [x, y, s, tone] of [
          [140, 566, 0.62, "#59617a"],
          [470, 560, 0.58, "#7a6a58"],
          [790, 566, 0.62, "#5a7a74"],
          [1130, 560, 0.58, "#4f6f78"],
          [1450, 568, 0.64, "#3f6a6c"],
        ] as const) {
          fishingBoat(p, x, y, s, { tone, tilt: -0.02 });
          line(
            p.c,
            `M${x - 110 * s} ${y + 8}q${-70 * s} 6 ${-150 * s} 0M${x - 100 * s} ${y + 16}q${-60 * s} 6 ${-120 * s} 0`,
            "rgba(226,240,236,.5)",
            3,
          );
        }
      },
      mist: { color: light("#93b0b0", 0.4), amount: 0.16, band: [560, 70] },
    },
    {
      z: 90,
      relief: 5,
      round: 14,
      rim: 2,
      paint: (p) => {
        disc(p.c, 800, 880, 900, "#8d886c", 96);
        for (let i = 0; i < 40; i++)
          line(
            p.c,
            `M${((i * 173) % 1500) + 40} ${812 + ((i * 47) % 84)}q34 -7 ${70 + (i % 4) * 18} 0`,
            i % 2 ? "rgba(40,44,38,.32)" : "rgba(240,228,190,.24)",
            3,
          );
        fishingBoat(p, 480, 826, 1.55, { tone: "#6a6f52", tilt: 0.17 });
        fishingBoat(p, 1120, 826, 1.55, { tone: "#6d5a4c", tilt: -0.17, side: -1 });
        sandbank(p, 470, 884, 420, 70);
        sandbank(p, 1130, 884, 420, 70);
        glow(p, 712, 640, 130, salt.gold, 0.3);
        glow(p, 888, 640, 130, salt.gold, 0.3);
      },
    },
  ],
});
