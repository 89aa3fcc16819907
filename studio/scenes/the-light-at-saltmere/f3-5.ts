import { light } from "../../kit/palette.ts";
import { fill, line } from "../../kit/plate.ts";
import type { Layer, Scene } from "../../kit/scene.ts";
import { figure, type Gesture } from "../../painters/actor.ts";
import { fishingBoat } from "../../painters/boats.ts";
import { dinnerPlate } from "../../painters/casement.ts";
import { onWay, wayInSand } from "../../painters/finger-way.ts";
import { hand } from "../../painters/hand.ts";
import { heron } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { sandbank } from "../../painters/sandbank.ts";
import { cloudBands, dawn, ROSE, sun, wetSand } from "../../painters/shore.ts";
import { bowl, steam } from "../../painters/supper.ts";
import { BO, HANA, INES, PELL, RUDA, TOWN } from "../../painters/townsfolk.ts";

/** How much lower the camera looks. */
export const LIFT = 130;

/** How people eat who have been up all night. */
const EAT: readonly Gesture[] = [
  { left: [-18, -112], right: [6, -202], gaze: 0.4, mouth: "open", tilt: 0.05 },
  { left: [-12, -118], right: [14, -116], gaze: -0.5, eyes: "down", tilt: -0.05 },
  { left: [-26, -92], right: [104, -176], gaze: 0.8 },
  { left: [-8, -200], right: [22, -112], gaze: -0.4, mouth: "open" },
  { left: [-20, -110], right: [16, -206], gaze: 0.6, eyes: "shut" },
  { left: [-108, -180], right: [24, -94], gaze: -0.8, tilt: -0.06 },
  { left: [-16, -116], right: [2, -204], gaze: 0.2, tilt: 0.08 },
  { left: [-10, -120], right: [18, -112], gaze: -0.6, eyes: "down" },
  { left: [-22, -98], right: [-2, -202], gaze: -0.5, mouth: "open" },
];

/** The child's hand whose finger is at this share of the way, and the groove behind it. */
export const drawing = (share: number): readonly [Layer, Layer] => [
  { z: -290, relief: 3, paint: (p) => wayInSand(p, share) },
  {
    z: 200,
    relief: 6,
    round: 9,
    rim: 2,
    paint: (p) => {
      const [x, y] = onWay(share);
      const angle = 0.1 + 0.06 * Math.sin(share * 9);
      const [fx, fy] = [-160 * 1.06, -26 * 1.06];
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      hand(p, x - fx * cos + fy * sin, y - 6 - fx * sin - fy * cos, 1.06, angle, {
        skin: 4,
        sleeve: "#7d9a94",
        pose: "point",
      });
    },
  },
];
const [groove, finger] = drawing(1);

/** Breakfast on the sand: everybody at one table, the heron among them, and a map under a child's finger. */
export const scene: Scene = lifted(LIFT, {
  seed: 782,
  exposure: 1.15,
  vignette: 0.4,
  sky: {
    top: light("#4c7480"),
    low: light("#b98577"),
    stars: 0,
    nebulae: [{ x: 500, y: 260, radius: 620, color: light("#ffcfae", 0.2) }],
  },
  ambient: light("#a0b2b0", 0.58),
  lamps: [
    { x: 690, y: 330, z: 30, radius: 800, color: light("#ffcfa0", 1.7), haze: 0.4 },
    { x: 800, y: -200, z: 600, radius: 1900, color: light("#ffdcc0", 0.7), haze: 0 },
  ],
  layers: [
    {
      z: -300,
      relief: 3,
      paint: (p) => {
        dawn(p, 430, 320, "#e58f78", 0.34);
        dawn(p, 430, 100, ROSE, 0.36);
        cloudBands(p, 90, 340, "#ffd6ba", 15);
        sun(p, 690, 404, 40);
        wetSand(p, 430, 1050, "#a8967a", "#dfa894", 26);
      },
      mist: { color: light("#f0cbb6", 0.8), amount: 0.3, band: [430, 50] },
    },
    groove,
    {
      z: -60,
      relief: 5,
      round: 12,
      rim: 2,
      paint: (p) => {
        fishingBoat(p, 1330, 520, 1.16, { tone: "#6d5a4c", tilt: 0.18, lit: 0.4 });
        fishingBoat(p, 210, 520, 0.98, { tone: "#6a6f52", tilt: -0.17, side: -1, lit: 0.4 });
        sandbank(p, 1350, 566, 330, 66, "#ac9a7c");
        sandbank(p, 200, 560, 280, 56, "#ac9a7c");
      },
    },
    {
      z: 20,
      relief: 5,
      round: 7,
      rim: 2.2,
      paint: (p) => {
        const crowd = [PELL, TOWN[6], RUDA, TOWN[0], BO, INES, HANA, TOWN[5], TOWN[9]];
        for (const [i, look] of crowd.entries())
          if (look) figure(p, 290 + i * 128 + (i > 3 ? 158 : 0), 650, 0.92, look, EAT[i]);
        heron(p, 776, 640, 1.16, 1);
      },
    },
    {
      z: 70,
      relief: 5,
      rim: 1.8,
      paint: (p) => {
        for (const x of [250, 640, 1050, 1440]) fill(p.c, `M${x} 610h22l-4 92h-14Z`, "#5a4e3c");
        fill(p.c, "M214 556H1480L1530 592H164Z", "#b09a72");
        fill(p.c, "M164 592H1530V616H164Z", "#7a6a50");
        fill(p.c, "M176 596H1518L1508 688Q850 706 190 688Z", "#c4cdc8");
        for (let x = 220; x < 1500; x += 76) line(p.c, `M${x} 600q8 44 -4 88`, "rgba(40,60,66,.28)", 6);
        line(p.c, "M164 593H1530", "#e8d8ae", 4);
        for (let i = 0; i < 10; i++) {
          if (i % 3 === 1) dinnerPlate(p, 270 + i * 126, 572, 40, 0.2);
          else bowl(p, 270 + i * 126, 554, 32, i % 2 ? "#c4cdc8" : "#8fa8a4");
          if (i % 3 === 0) steam(p, 270 + i * 126, 546, 90, 0.1, "#fff0dc");
        }
      },
    },
    finger,
  ],
});
