import { light } from "../../kit/palette.ts";
import { disc, line, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow } from "../../painters/air.ts";
import { fishingBoat, rowingBoatBack, rowingBoatFront } from "../../painters/boats.ts";
import { heron, lantern, post, reflection, salt, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { BO, INES, RUDA } from "../../painters/townsfolk.ts";

/** The seven boats on their curve, from the last to the first: place, size, color and side. */
const CURVE = [
  [560, 268, 0.26, "#59617a", 1],
  [800, 248, 0.28, "#7a6a58", 1],
  [1060, 268, 0.33, "#6f7a5c", 1],
  [1290, 336, 0.42, "#5a7a74", 1],
  [1370, 458, 0.54, "#6a6f52", -1],
  [1180, 582, 0.66, "#4f6f78", -1],
  [860, 662, 0.8, "#3f6a6c", -1],
] as const;

/** From high above: a rowing boat, and seven boats behind it in a curve round the heron, like ducks with good manners. */
export const scene: Scene = lifted(70, {
  seed: 765,
  exposure: 1.2,
  sky: { top: light("#14262e"), low: light("#4a686e"), stars: 0 },
  ambient: light("#7599a0", 0.38),
  lamps: [
    ...CURVE.map(([x, y, s, , side]) => ({
      x: x + side * 116 * s,
      y: y - 50 * s,
      z: 80,
      radius: 210 * s,
      color: light("lantern", 1.4),
      haze: 0.6,
    })),
    { x: 330, y: 640, z: 160, radius: 240, color: light("lantern", 2), haze: 0.7 },
  ],
  layers: [
    {
      z: -160,
      relief: 3,
      paint: (p) => {
        water(p, 130, 990, "#5a7b80", "#0d2b36", 1300);
        line(p.c, "M520 282C900 240 1420 280 1440 440C1440 600 900 690 420 780", "rgba(206,224,216,.1)", 34);
        for (const [x, y, s, , side] of CURVE)
          reflection(p, x + side * 120 * s, y + 8, 90 * s, 46 * s, "#ffbe5c", 0.5);
      },
      mist: { color: light("nearFog", 0.5), amount: 0.8, band: [150, 160] },
    },
    {
      z: 0,
      relief: 4,
      round: 8,
      rim: 2,
      paint: (p) => {
        for (const [x, y, h] of triples("240,300,50 380,420,70 1530,340,56")) post(p, x, y, h, h * 0.22);
        for (const [x, y, s, tone, side] of CURVE) {
          fishingBoat(p, x, y, s, { tone, side, tilt: side * 0.02 });
          glow(p, x + side * 112 * s, y - 60 * s, 110 * s, salt.gold, 0.3);
        }
        disc(p.c, 820, 452, 120, "rgba(200,214,196,.1)", 26);
        heron(p, 820, 450, 0.7, 1);
      },
      mist: { color: light("#93b0b0", 0.4), amount: 0.2, band: [330, 130] },
    },
    {
      z: 120,
      relief: 5,
      round: 8,
      rim: 2,
      paint: (p) => {
        rowingBoatBack(p, 440, 800, 1.3);
        lantern(p, 262, 640, 1);
        figure(p, 330, 806, 0.92, INES, { gaze: -0.6, eyes: "shut", left: [-60, -190], right: [20, -110] });
        figure(p, 460, 808, 0.96, BO, { gaze: -0.4, left: [-50, -130], right: [10, -130], lean: 0.1 });
        figure(p, 570, 804, 0.96, RUDA, { gaze: -0.4, left: [-50, -130], right: [10, -130], lean: 0.1 });
        rowingBoatFront(p, 440, 800, 1.3, "#4f7274");
        for (const x of [420, 530]) {
          line(p.c, `M${x} 708L${x + 90} 868`, "#8d8060", 9);
          disc(p.c, x + 96, 876, 9, "#8d8060", 24, -0.5);
        }
        glow(p, 262, 700, 170, salt.gold, 0.3);
        reflection(p, 262, 820, 80, 50, "#ffbe5c", 0.5);
      },
    },
  ],
});
