import { light } from "../../kit/palette.ts";
import { fill, line, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow } from "../../painters/air.ts";
import { fishingBoat } from "../../painters/boats.ts";
import { heron, lantern, post, reflection, salt, wall, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { cloudBands, dawn, ROSE } from "../../painters/shore.ts";
import { ridge } from "../../painters/town.ts";
import { HANA, INES } from "../../painters/townsfolk.ts";

/** The seventh trip: the Patience at the pier, and two people who have all morning. */
export const scene: Scene = lifted(100, {
  seed: 787,
  exposure: 1.15,
  sky: {
    top: light("#0f2733"),
    low: light("#6a7480"),
    stars: 0.35,
    nebulae: [{ x: 1000, y: 330, radius: 560, color: light("#e0907c", 0.16) }],
  },
  ambient: light("#8aa2a6", 0.42),
  lamps: [
    { x: 900, y: 400, z: -60, radius: 700, color: light("#ffab90", 1.5), haze: 0.3 },
    { x: 940, y: 610, z: 150, radius: 230, color: light("lantern", 1.7), haze: 0.6 },
    { x: 240, y: 720, z: 220, radius: 300, color: light("lantern", 1.4), haze: 0.5 },
  ],
  layers: [
    {
      z: -320,
      relief: 3,
      paint: (p) => {
        dawn(p, 470, 260, "#e58a78", 0.42);
        dawn(p, 470, 70, ROSE, 0.5);
        cloudBands(p, 250, 430, "#f0b49c", 16);
        ridge(p, 476, 40, "#3f5c66", 260);
      },
      mist: { color: light("#d9aa9a", 0.6), amount: 0.4, band: [470, 50] },
    },
    {
      z: -180,
      relief: 3,
      paint: (p) => {
        water(p, 470, 1020, "#94898c", "#12323e", 820);
        reflection(p, 880, 476, 230, 420, "#f0a890", 0.26);
        heron(p, 380, 520, 0.34, 1);
        for (const [x, y, h] of triples("250,540,60 480,520,40 1480,560,80")) post(p, x, y, h, h * 0.24);
      },
      mist: { color: light("#caa79c", 0.6), amount: 0.34, band: [490, 50] },
    },
    {
      z: -20,
      relief: 5,
      round: 12,
      rim: 2.2,
      paint: (p) => {
        fishingBoat(p, 1230, 730, 1.56, { tone: "#3f6a6c", tilt: -0.01, side: 1, lit: 0.8 });
        reflection(p, 1500, 760, 90, 60, "#ffbe5c", 0.4);
      },
    },
    {
      z: 60,
      relief: 6,
      rim: 2,
      paint: (p) => {
        fill(p.c, "M560 706H1620V746H560Z", "#6d6654");
        line(p.c, "M560 707H1620", "#d6c0a0", 5);
        for (let x = 590; x < 1620; x += 62) line(p.c, `M${x} 708v36`, "rgba(20,20,16,.45)", 3);
        for (const x of [600, 860, 1120, 1380]) post(p, x, 1020, 300, 34);
        figure(p, 786, 712, 0.98, INES, {
          left: [-31, -90],
          right: [46, -118],
          gaze: 0.9,
          eyes: "shut",
          lean: 0.06,
          tilt: 0.08,
        });
        figure(p, 868, 712, 1.05, HANA, {
          left: [-44, -112],
          right: [31, -90],
          gaze: -0.9,
          eyes: "shut",
          lean: -0.06,
          tilt: -0.08,
        });
        lantern(p, 960, 638, 0.8);
        glow(p, 960, 690, 130, salt.gold, 0.3);
      },
    },
    {
      z: 170,
      relief: 8,
      rim: 1.8,
      paint: (p) => {
        p.c.save();
        p.c.beginPath();
        p.c.rect(-20, 0, 540, 1020);
        p.c.clip();
        wall(p, 640, 640, 390, "#6f7d7c");
        p.c.restore();
        fill(p.c, "M-20 622H540V652H-20Z", "#98a49c");
        for (let i = 0; i < 7; i++) {
          const x = 160 + i * 36;
          line(p.c, `M${x} 742l${i === 6 ? 4 : -3} ${72 + (i % 3) * 6}`, "rgba(240,244,236,.85)", 7);
        }
        lantern(p, 80, 532, 1);
        glow(p, 80, 594, 150, salt.gold, 0.3);
      },
    },
  ],
});
