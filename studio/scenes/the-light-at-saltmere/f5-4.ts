import { light } from "../../kit/palette.ts";
import { line, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow } from "../../painters/air.ts";
import { heron, lantern, post, reflection, salt, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { bench, boatInside, grip, oar } from "../../painters/oars.ts";
import { RUDA, TOWN } from "../../painters/townsfolk.ts";

/** Two hands on one oar, and two circles of light that have become one. */
export const scene: Scene = lifted(90, {
  seed: 786,
  exposure: 1.2,
  sky: {
    top: light("#0c1a22"),
    low: light("#46646b"),
    stars: 0,
    nebulae: [{ x: 800, y: 260, radius: 640, color: light("#a3a58c", 0.3) }],
  },
  ambient: light("#7599a0", 0.34),
  lamps: [
    { x: 668, y: 320, z: 150, radius: 300, color: light("lantern", 2.1), haze: 0.9 },
    { x: 932, y: 320, z: 150, radius: 300, color: light("lantern", 2.1), haze: 0.9 },
    { x: 800, y: 560, z: 330, radius: 420, color: light("#ffc978", 1.1), haze: 0.1 },
  ],
  layers: [
    {
      z: -200,
      relief: 3,
      paint: (p) => {
        water(p, 420, 1010, "#587a7e", "#0d2b36", 760);
        heron(p, 1330, 470, 0.34, -1);
        for (const [x, y, h] of triples("180,480,56 380,452,36 1480,500,70")) post(p, x, y, h, h * 0.24);
        reflection(p, 800, 430, 260, 300, "#ffbe5c", 0.3);
        for (const x of [668, 932]) glow(p, x, 320, 330, salt.gold, 0.12);
      },
      mist: { color: light("#a3b4a4", 0.5), amount: 0.7, band: [430, 110] },
    },
    {
      z: 10,
      relief: 5,
      round: 8,
      rim: 2.2,
      paint: (p) => {
        boatInside(p, 800, 420, "#3f5a5c");
        for (const x of [668, 932]) {
          line(p.c, `M${x} 470V250`, "#1c272c", 7);
          lantern(p, x, 250, 1.25);
          glow(p, x, 324, 250, salt.gold, 0.26);
        }
      },
    },
    {
      z: 70,
      relief: 5,
      round: 9,
      rim: 2.4,
      paint: (p) => {
        oar(p, 600, 590, 640, Math.PI - 0.2, 17);
        oar(p, 1000, 590, 640, 0.2, 17);
        figure(p, 690, 780, 1.5, RUDA, { back: true, left: [-58, -126], right: [30, -120], lean: -0.05 });
        figure(p, 912, 780, 1.48, TOWN[2] ?? RUDA, {
          back: true,
          left: [-30, -120],
          right: [58, -126],
          lean: 0.05,
        });
        bench(p, 800, 660, 330, 190);
      },
    },
    {
      z: 210,
      relief: 6,
      round: 10,
      rim: 2,
      paint: (p) => {
        oar(p, 180, 752, 1900, -0.09, 46);
        grip(p, 590, 715, 1.2, -0.09, { skin: 2, sleeve: "#6d6450", elbow: -0.5 });
        grip(p, 930, 684, 1.2, -0.09, { skin: 1, sleeve: "#33505c", old: true, elbow: 0.5 });
      },
    },
  ],
});
