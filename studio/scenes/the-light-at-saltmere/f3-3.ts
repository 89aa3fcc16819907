import { light } from "../../kit/palette.ts";
import { at, disc, line } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow, ripples } from "../../painters/air.ts";
import { fishingBoat } from "../../painters/boats.ts";
import { heron, lantern, reflection, salt, wall, water } from "../../painters/harbor.ts";
import { lampPole } from "../../painters/quay.ts";
import { sandbank } from "../../painters/sandbank.ts";
import { RUDA, TOWN } from "../../painters/townsfolk.ts";

/** "Old Hat! Are you all right?" "Yes. We are early for breakfast." */
export const scene: Scene = {
  seed: 823,
  exposure: 1.2,
  sky: {
    top: light("#0b1922"),
    low: light("#46656c"),
    stars: 0,
    nebulae: [{ x: 1100, y: 240, radius: 720, color: light("#8fa8a4", 0.36) }],
  },
  ambient: light("#7899a4", 0.36),
  lamps: [
    { x: 140, y: 330, z: 260, radius: 460, color: light("lantern", 2.2), haze: 0.5 },
    { x: 1120, y: 540, z: 80, radius: 260, color: light("lantern", 1.7), haze: 0.9 },
    { x: 1400, y: 500, z: 80, radius: 220, color: light("lantern", 1.4), haze: 0.9 },
  ],
  layers: [
    {
      z: -200,
      relief: 3,
      paint: (p) => {
        water(p, 480, 920, "#5f8286", "#0d2b36", 640);
        heron(p, 730, 530, 0.32, 1);
      },
      mist: { color: light("nearFog", 0.5), amount: 0.6, band: [490, 100] },
    },
    {
      z: -40,
      relief: 5,
      round: 11,
      rim: 2,
      paint: (p) => {
        disc(p.c, 1080, 690, 420, "#8d886c", 26);
        fishingBoat(p, 1260, 640, 0.9, { tone: "#6d5a4c", tilt: -0.16, side: 1 });
        at(p, 930, 676, 1.2, 0.17, () => {
          figure(p, 66, -26, 0.5, TOWN[4] ?? RUDA, { left: [-40, -120], right: [58, -270], mouth: "open" });
          line(p.c, "M96 -166L112 -196", "#2a3338", 6);
          disc(p.c, 120, -210, 21, "#3a464c", 19);
          disc(p.c, 118, -212, 15, "#7d8a8c", 13);
        });
        fishingBoat(p, 930, 676, 1.2, { tone: "#6a6f52", tilt: 0.17 });
        sandbank(p, 1110, 706, 400, 44, "#8d886c");
        glow(p, 1120, 560, 150, salt.gold, 0.32);
        glow(p, 1416, 520, 120, salt.gold, 0.3);
        reflection(p, 1120, 706, 120, 60, "#ffbe5c", 0.4);
      },
      mist: { color: light("#93b0b0", 0.45), amount: 0.34, band: [600, 150] },
    },
    {
      z: 70,
      relief: 7,
      paint: (p) => {
        wall(p, 800, 850, 160, "#66767a");
        line(p.c, "M-20 801L1620 851", "rgba(240,244,230,.4)", 5);
      },
    },
    {
      z: 150,
      relief: 6,
      round: 13,
      rim: 2.2,
      paint: (p) => {
        lampPole(p, 80, 880, 2.4);
        figure(p, 400, 960, 2.5, RUDA, {
          left: [-22, -212],
          right: [30, -214],
          gaze: 0.9,
          mouth: "open",
          brow: 0.5,
          lean: 0.06,
        });
        ripples(p, 540, 420, 60, 60, 4, "#e8e0c0", 0.13);
        lantern(p, 700, 716, 1.4);
        glow(p, 700, 800, 160, salt.gold, 0.24);
      },
    },
  ],
};
