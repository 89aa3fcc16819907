import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { actor, type Gesture } from "../../painters/actor.ts";
import { bow } from "../../painters/boats.ts";
import { heron, post, reflection, wall, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { cloudBands, dawn, ROSE, sun } from "../../painters/shore.ts";
import { ridge } from "../../painters/town.ts";
import { BO, INES, PELL, RUDA, TAVI, TOWN } from "../../painters/townsfolk.ts";

/** The seven boats from far to near: place, size and color. */
const BOATS = [
  [742, 470, 0.2, "#59617a"],
  [1010, 474, 0.22, "#6f7a5c"],
  [610, 500, 0.3, "#7a6a58"],
  [1170, 506, 0.33, "#5a7a74"],
  [430, 556, 0.48, "#6a6f52"],
  [1330, 566, 0.52, "#4f6f78"],
  [880, 600, 0.74, "#3f6a6c"],
] as const;

/** How the wall waves. */
const WAVES: readonly Gesture[] = [
  { left: [-54, -276], right: [58, -270] },
  { left: [-40, -110], right: [64, -266], lean: 0.04 },
  { left: [-70, -256], right: [36, -280], tilt: -0.06 },
  { left: [-30, -280], right: [40, -108], lean: -0.04 },
];

/** Morning, and full day: seven bows in the sun, and a wall of hands. */
export const scene: Scene = lifted(110, {
  id: "f4-5",
  alt: "A morning of gold and rose: seven fishing boats come in from the sun over pale water, and the people on the harbor wall throw their hands in the air.",
  seed: 784,
  exposure: 1.12,
  bloom: 0.9,
  vignette: 0.35,
  sky: {
    top: light("#5f8c98"),
    low: light("#c9917f"),
    stars: 0,
    nebulae: [{ x: 1100, y: 260, radius: 620, color: light("#ffcfae", 0.2) }],
  },
  ambient: light("#a7bcbb", 0.66),
  lamps: [
    { x: 960, y: 380, z: -40, radius: 900, color: light("#ffd6a0", 1.9), haze: 0.4 },
    { x: 900, y: -300, z: 500, radius: 1900, color: light("#ffe2c0", 0.7), haze: 0 },
  ],
  layers: [
    {
      z: -320,
      relief: 4,
      paint: (p) => {
        dawn(p, 440, 340, "#e58f78", 0.34);
        dawn(p, 440, 110, ROSE, 0.36);
        cloudBands(p, 120, 350, "#ffdcbc", 16);
        sun(p, 960, 382, 46);
        ridge(p, 446, 46, "#7f9a9c", 240);
      },
      mist: { color: light("#f0cdb4", 0.8), amount: 0.4, band: [440, 60] },
    },
    {
      z: -160,
      relief: 3,
      paint: (p) => {
        water(p, 440, 1030, "#d0ab98", "#35666f", 900);
        reflection(p, 960, 446, 330, 130, "#ffe0a8", 0.5);
        reflection(p, 960, 446, 220, 60, "#fff2d0", 0.5);
        for (const [x, y, h] of [
          [250, 540, 74],
          [1500, 548, 80],
          [300, 500, 40],
        ] as const)
          post(p, x, y, h, h * 0.24);
        heron(p, 250, 462, 0.3, 1);
      },
      mist: { color: light("#f2d4bc", 0.8), amount: 0.24, band: [450, 40] },
    },
    {
      z: 0,
      relief: 4,
      round: 10,
      rim: 2.2,
      paint: (p) => {
        for (const [x, y, s, tone] of BOATS) {
          reflection(p, x, y + 4, 90 * s, 150 * s, "#ffe2b4", 0.22);
          bow(p, x, y, s, { tone, lit: 0.5, tilt: ((x % 5) - 2) * 0.012 });
        }
      },
    },
    {
      z: 60,
      relief: 7,
      rim: 1.8,
      paint: (p) => wall(p, 808, 808, 310, "#98a49c"),
    },
    {
      z: 130,
      relief: 5,
      round: 8,
      rim: 2.6,
      paint: (p) => {
        const crowd = [TOWN[2], RUDA, TOWN[6], BO, TAVI, INES, TOWN[0], TOWN[5], PELL, TOWN[9]];
        for (const [i, look] of crowd.entries()) {
          if (!look) continue;
          const child = look === TAVI;
          actor(p, 70 + i * 163, 880 + (i % 3) * 12, child ? 0.86 : 1.14 + (i % 2) * 0.06, look, {
            ...WAVES[i % WAVES.length],
            back: true,
          });
        }
      },
    },
  ],
});
