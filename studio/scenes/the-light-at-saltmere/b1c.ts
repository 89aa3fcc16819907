import { light } from "../../kit/palette.ts";
import { along, fill, line, solid, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow } from "../../painters/air.ts";
import { fishingBoat } from "../../painters/boats.ts";
import { heron, post, reflection, tower, water } from "../../painters/harbor.ts";
import { houses } from "../../painters/town.ts";
import { HANA } from "../../painters/townsfolk.ts";

/** The great lamp under Bo's blanket: a brown moon on the tower, and boats that stop to look at it. */
export const scene: Scene = {
  seed: 732,
  exposure: 1.3,
  vignette: 0.55,
  sky: {
    top: light("#08131a"),
    low: light("#2e4a52"),
    stars: 0,
    nebulae: [
      { x: 1060, y: 280, radius: 520, color: light("#8a7a5c", 0.3) },
      { x: 400, y: 240, radius: 560, color: light("#5f7a7c", 0.26) },
    ],
  },
  ambient: light("#66909a", 0.32),
  lamps: [
    { x: 1060, y: 250, z: 60, radius: 300, color: light("#b06c30", 1.9), haze: 1 },
    { x: 1060, y: 660, z: 60, radius: 330, flat: 2.4, color: light("#b9803c", 1.2), haze: 0.2 },
    { x: 560, y: 640, z: 190, radius: 230, color: light("lantern", 1.6), haze: 0.6 },
    { x: 700, y: 590, z: 60, radius: 120, color: light("lantern", 1.3), haze: 0.7 },
  ],
  layers: [
    {
      z: -220,
      relief: 4,
      round: 14,
      paint: (p) => {
        tower(p, 1060, 610, 440);
        houses(p, 860, 1640, { ground: 616, low: 40, high: 100, width: 66, lit: 0.16, color: "#4a666e" });
        glow(p, 1060, 240, 250, "#a86a34", 0.34);
        solid(
          p,
          "M1012 196Q1060 166 1108 196C1122 240 1126 276 1132 306Q1112 292 1096 308Q1078 294 1060 310Q1042 294 1024 308Q1008 292 988 306C994 276 998 240 1012 196Z",
          along(p.c, 990, 0, 1130, 0, ["#4a3424", [0.5, "#a8743c"], "#4a3424"]),
        );
        fill(
          p.e,
          "M1022 206Q1060 182 1098 206C1108 240 1112 268 1114 290Q1060 300 1006 290C1008 268 1012 240 1022 206Z",
          "rgba(176,108,48,.42)",
        );
        line(p.c, "M1002 256Q1060 270 1118 256M996 284Q1060 298 1124 284", "rgba(60,34,18,.5)", 5);
        glow(p, 1060, 250, 80, "#b97434", 0.4);
      },
      mist: { color: light("#7d9698", 0.5), amount: 0.44, band: [600, 150] },
    },
    {
      z: -80,
      relief: 3,
      paint: (p) => {
        water(p, 594, 920, "#3f5f66", "#061820", 700);
        reflection(p, 1060, 604, 290, 130, "#d0924c", 0.6);
        heron(p, 1320, 660, 0.4, -1);
        for (const [x, y, h] of triples("1230,650,50 1440,690,70")) post(p, x, y, h, h * 0.24);
      },
      mist: { color: light("#86a0a2", 0.45), amount: 0.4, band: [604, 70] },
    },
    {
      z: 20,
      relief: 4,
      round: 10,
      rim: 2,
      paint: (p) => {
        fishingBoat(p, 620, 672, 0.66, { tone: "#5a7a74", tilt: 0.02 });
        fishingBoat(p, 860, 648, 0.44, { tone: "#6f7a5c", tilt: -0.03 });
        fishingBoat(p, 90, 664, 0.56, { tone: "#7a6a58", tilt: 0.02 });
        reflection(p, 738, 680, 70, 26, "#ffbe5c", 0.4);
        reflection(p, 938, 654, 50, 18, "#ffbe5c", 0.4);
        reflection(p, 190, 670, 60, 22, "#ffbe5c", 0.4);
      },
      mist: { color: light("#7d989a", 0.42), amount: 0.3, band: [640, 90] },
    },
    {
      z: 120,
      relief: 5,
      round: 14,
      rim: 2.2,
      paint: (p) => {
        figure(p, 350, 770, 0.84, HANA, {
          left: [-34, -91],
          right: [34, -204],
          gaze: 0.9,
          tilt: -0.06,
          mouth: "small",
        });
        fishingBoat(p, 320, 828, 1.45, { tone: "#3f6a6c", tilt: -0.02 });
        reflection(p, 576, 836, 70, 60, "#ffbe5c", 0.5);
      },
      mist: { color: light("#66858a", 0.3), amount: 0.14, band: [820, 80] },
    },
    { z: 240, blur: 4, relief: 8, rim: 1.6, paint: (p) => post(p, 1500, 940, 330, 100) },
  ],
};
