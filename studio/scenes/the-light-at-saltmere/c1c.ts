import { light } from "../../kit/palette.ts";
import { fill, line, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow } from "../../painters/air.ts";
import { heron, lantern, post, salt, tower, wall, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { houses } from "../../painters/town.ts";
import { BO, INES, lampCarrier, RUDA, TAVI } from "../../painters/townsfolk.ts";

/** Quiet work: a few friends on a long wall; Ines finds her way by its stones. */
export const scene: Scene = lifted(120, {
  seed: 752,
  exposure: 1.2,
  sky: {
    top: light("#08131a"),
    low: light("#34535c"),
    stars: 0.2,
    nebulae: [{ x: 900, y: 240, radius: 680, color: light("#6d8a8e", 0.32) }],
  },
  ambient: light("#668b94", 0.34),
  lamps: [
    { x: 400, y: 640, z: 230, radius: 360, color: light("lantern", 2), haze: 0.7 },
    { x: 1140, y: 640, z: 230, radius: 360, color: light("lantern", 2), haze: 0.7 },
    { x: 1480, y: 470, z: 40, radius: 160, color: light("lantern", 1.3), haze: 0.8 },
  ],
  layers: [
    {
      z: -260,
      relief: 4,
      round: 12,
      paint: (p) => {
        houses(p, -80, 620, { ground: 520, low: 120, high: 240, width: 150, lit: 0, color: "#456069" });
        tower(p, 760, 530, 370);
      },
      mist: { color: light("#7d989a", 0.5), amount: 0.56, band: [500, 200] },
    },
    {
      z: -140,
      relief: 3,
      paint: (p) => {
        water(p, 500, 700, "#4d6d74", "#1d3f4a", 260);
        heron(p, 1010, 546, 0.34, 1);
        for (const [x, y, h] of triples("930,540,44 1250,560,60 1380,536,42")) post(p, x, y, h, h * 0.24);
      },
      mist: { color: light("#93adae", 0.5), amount: 0.6, band: [510, 80] },
    },
    {
      z: 0,
      relief: 8,
      rim: 1.8,
      paint: (p) => {
        wall(p, 600, 590, 370, "#5d6c70");
        fill(p.c, "M-20 582L1620 572V604L-20 614Z", "#8d9a96");
        line(p.c, "M-20 584L1620 574", "rgba(236,244,238,.4)", 5);
        lantern(p, 1480, 492, 0.9);
        glow(p, 1480, 548, 120, salt.gold, 0.3);
        for (const x of [120, 690]) lantern(p, x, 506, 0.86, 0);
      },
      mist: { color: light("#7d999c", 0.3), amount: 0.12, band: [560, 70] },
    },
    {
      z: 60,
      relief: 7,
      paint: (p) => {
        wall(p, 800, 800, 280, "#6a797a");
        for (let x = -60; x < 1640; x += 150) line(p.c, `M${x} 800L${x - 60} 1040`, "rgba(6,16,22,.4)", 4);
      },
    },
    {
      z: 130,
      relief: 6,
      round: 10,
      rim: 2.2,
      paint: (p) => {
        lampCarrier(p, 300, 880, 1.5, BO, {
          gaze: 0.7,
          right: [66, -160],
          stride: 14,
          lean: 0.05,
          mouth: "flat",
        });
        figure(p, 560, 872, 1.34, RUDA, {
          left: [-34, -91],
          right: [30, -196],
          gaze: 0.6,
          stride: 12,
          mouth: "small",
          lean: 0.04,
        });
        figure(p, 850, 876, 1.5, INES, {
          left: [-84, -164],
          right: [36, -92],
          gaze: 0.3,
          eyes: "shut",
          stride: 12,
          mouth: "smile",
          tilt: 0.06,
        });
        lampCarrier(p, 1080, 884, 1.16, TAVI, {
          gaze: -0.8,
          right: [56, -190],
          left: [-34, -92],
          stride: 12,
        });
        for (const x of [400, 1145]) glow(p, x, 690, 190, salt.gold, 0.24);
      },
    },
  ],
});
