import { light } from "../../kit/palette.ts";
import { line } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow } from "../../painters/air.ts";
import { fishingBoat } from "../../painters/boats.ts";
import { heron, lantern, reflection, salt, wall, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { lampPole } from "../../painters/quay.ts";
import { crossCat } from "../../painters/supper.ts";
import { PELL } from "../../painters/townsfolk.ts";

/** "The cat is not a boat," says Pell. */
export const scene: Scene = lifted(60, {
  seed: 852,
  exposure: 1.2,
  sky: {
    top: light("#0b1922"),
    low: light("#3d5a62"),
    stars: 0.3,
    nebulae: [{ x: 600, y: 180, radius: 620, color: light("#84a09f", 0.28) }],
  },
  ambient: light("#7899a4", 0.36),
  lamps: [
    { x: 250, y: 380, z: 120, radius: 320, color: light("lantern", 1.4), haze: 0.6 },
    { x: 700, y: 380, z: 120, radius: 320, color: light("lantern", 1.4), haze: 0.6 },
    { x: 1120, y: 420, z: 280, radius: 480, color: light("lantern", 2.2), haze: 0.3 },
  ],
  layers: [
    {
      z: -220,
      relief: 6,
      rim: 1.8,
      paint: (p) => {
        wall(p, 430, 430, 80, "#5d6c70");
        for (let x = 40; x < 1300; x += 110) {
          lantern(p, x, 392, 0.5);
          glow(p, x, 420, 60, salt.gold, 0.3);
        }
      },
      mist: { color: light("#9ab4b0", 0.4), amount: 0.4, band: [430, 80] },
    },
    {
      z: -120,
      relief: 4,
      round: 10,
      rim: 2,
      paint: (p) => {
        water(p, 500, 980, "#587a7e", "#0d2b36", 620);
        for (let x = 40; x < 1300; x += 110) reflection(p, x, 506, 130, 22, "#ffbe5c", 0.4);
        heron(p, 150, 560, 0.36, 1);
        for (const [x, y, s, tone] of [
          [330, 590, 0.66, "#6f7a5c"],
          [640, 580, 0.6, "#59617a"],
          [470, 690, 0.98, "#7a6a58"],
        ] as const)
          fishingBoat(p, x, y, s, { tone, tilt: -0.02 });
      },
      mist: { color: light("#93b0b0", 0.4), amount: 0.16, band: [560, 80] },
    },
    {
      z: 60,
      relief: 8,
      rim: 1.8,
      paint: (p) => {
        p.c.save();
        p.c.beginPath();
        p.c.moveTo(760, -20);
        p.c.lineTo(1620, -20);
        p.c.lineTo(1620, 980);
        p.c.lineTo(700, 980);
        p.c.clip();
        wall(p, 240, 240, 700, "#7a8784");
        p.c.restore();
        line(p.c, "M738 240H1620", "#aab4aa", 30);
        line(p.c, "M738 228H1620", "rgba(250,248,230,.5)", 5);
        line(p.c, "M742 250L700 980", "rgba(6,14,18,.5)", 8);
        for (let i = 0; i < 5; i++)
          line(
            p.c,
            `M${840 + i * 58} 440l${i === 4 ? 6 : -4} ${150 + (i % 3) * 8}`,
            "rgba(244,246,238,.92)",
            15,
          );
        line(p.c, "M1420 640l30 20M1442 628l-10 40M1466 640q20 20 34 -6", "rgba(244,246,238,.5)", 7);
        lantern(p, 900, 134, 1.2);
        glow(p, 900, 200, 130, salt.gold, 0.28);
      },
    },
    {
      z: 150,
      relief: 6,
      round: 12,
      rim: 2.2,
      paint: (p) => {
        lampPole(p, 1440, 900, 2.3, 1, -1);
        figure(p, 1190, 940, 1.9, PELL, {
          left: [-66, -204],
          right: [38, -120],
          gaze: -0.8,
          brow: -0.6,
          mouth: "flat",
        });
        line(p.c, "M1068 552L1052 538", "#fffdf4", 15);
        crossCat(p, 860, 900, 1.5, "#3a3430");
      },
    },
  ],
});
