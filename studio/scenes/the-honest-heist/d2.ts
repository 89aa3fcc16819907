import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure, type Look } from "../../painters/actor.ts";
import { motes } from "../../painters/air.ts";
import { CREW, LENA } from "../../painters/cast.ts";
import type { Point } from "../../painters/limb.ts";
import {
  biscuits,
  bowl,
  candle,
  cobbles,
  lanterns,
  loaf,
  posy,
  tableAcross,
} from "../../painters/street-table.ts";
import { forearm, grip } from "../../painters/table-hands.ts";
import { houses } from "../../painters/town.ts";

const FOOT = 1010;
const [hatted, curly, capped, longHaired] = CREW as readonly [Look, Look, Look, Look];

/** Arms on the table: elbow, wrist, whose they are, and where the fingers point. */
const HANDS: readonly (readonly [Point, Point, Look, number])[] = [
  [[52, 684], [112, 738], hatted, 0.5],
  [[318, 684], [268, 738], hatted, 2.7],
  [[372, 684], [424, 740], longHaired, 0.5],
  [[978, 686], [930, 728], curly, 2.5],
  [[1022, 686], [1096, 742], capped, 0.5],
  [[1286, 686], [1272, 744], capped, 2.5],
  [[1306, 700], [1400, 762], LENA, 0.2],
  [[1572, 690], [1566, 742], LENA, 2.3],
];

/** Biscuits go around the long table. */
export const scene: Scene = {
  seed: 7902,
  exposure: 1.2,
  vignette: 0.55,
  sky: {
    top: light("#0c2834"),
    low: light("#3d7480"),
    nebulae: [{ x: 900, y: 300, radius: 700, color: light("#e0945a", 0.3) }],
  },
  ambient: light("#7f8c94", 0.4),
  lamps: [
    { x: 800, y: 120, z: 300, radius: 560, color: light("#ffcb80", 1.8), haze: 0.3 },
    { x: 260, y: 640, z: 240, radius: 300, color: light("#ffb45c", 1), haze: 0.2 },
    { x: 1340, y: 640, z: 240, radius: 300, color: light("#ffb45c", 1), haze: 0.2 },
  ],
  layers: [
    {
      z: -240,
      blur: 1.6,
      relief: 3,
      paint: (p) => {
        houses(p, -40, 1640, { ground: 640, low: 230, high: 380, width: 190, lit: 0.55, color: "#4c6c78" });
        cobbles(p, 636, "#6a6258", "#8a7460");
      },
      mist: { color: light("#d8a878", 0.35), amount: 0.35, band: [560, 180] },
    },
    {
      z: -60,
      paint: (p) => {
        lanterns(p, -40, 60, 800, 26, 70, 7, 22);
        lanterns(p, 800, 26, 1640, 70, 70, 7, 22);
      },
    },
    {
      z: 60,
      relief: 6,
      round: 10,
      rim: 2.4,
      paint: (p) => {
        figure(p, 190, FOOT, 2.5, hatted, { left: [-36, -108], right: [36, -108], gaze: 0.9, tilt: 0.06 });
        figure(p, 500, FOOT, 2.46, longHaired, {
          left: [-36, -108],
          right: [38, -130],
          gaze: 0.8,
          tilt: 0.06,
        });
        figure(p, 850, FOOT, 2.5, curly, {
          left: [-38, -130],
          right: [36, -108],
          gaze: -0.8,
          tilt: -0.06,
        });
        figure(p, 1150, FOOT, 2.54, capped, { left: [-36, -108], right: [36, -108], gaze: -0.9 });
        figure(p, 1440, FOOT, 2.46, LENA, { left: [-36, -108], right: [36, -108], gaze: -0.9, tilt: -0.08 });
      },
    },
    {
      z: 110,
      relief: 6,
      round: 6,
      rim: 2,
      paint: (p) => {
        tableAcross(p, -60, 1660, 690, 826);
        bowl(p, 180, 762, 62, "#2f7480");
        loaf(p, 1500, 760, 1.1);
        bowl(p, 1190, 766, 62, "#c25a54");
        candle(p, 356, 742, 1.4);
        candle(p, 1350, 748, 1.4);
        posy(p, 1004, 748, 1.2);
        bowl(p, 500, 776, 60, "#5e8c4a");
        biscuits(p, 676, 668, 1.2);
        // One lets go of the plate, the other has it; the rest have their hands at bowls and bread.
        for (const [elbow, wrist, look, angle] of HANDS) forearm(p, elbow, wrist, look, angle, 1.05);
        grip(p, 586, 684, 1.1, -0.2, longHaired.skin ?? 0);
        grip(p, 766, 684, 1.1, 0.2, curly.skin ?? 0);
      },
    },
    { z: 200, paint: (p) => motes(p, 760, 420, 680, 90, "#ffdca0") },
  ],
};
