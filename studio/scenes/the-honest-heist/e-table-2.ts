import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure, type Gesture } from "../../painters/actor.ts";
import { motes } from "../../painters/air.ts";
import { GUESTS, SALT_LADY } from "../../painters/cast.ts";
import { backs } from "../../painters/crowd.ts";
import { brightHall, GALA_LAMPS, NIGHT_SKY } from "../../painters/gala.ts";
import { silhouette } from "../../painters/shadow.ts";

const STAND: readonly (readonly [number, number, Gesture])[] = [
  [150, 1.1, { right: [30, -196], gaze: 0.5, mouth: "open" }],
  [340, 1.2, { left: [-60, -236], gaze: 0.4, mouth: "open" }],
  [540, 1.14, { right: [62, -240], left: [-30, -130], gaze: 0.3, mouth: "open" }],
  [1000, 1.16, { left: [-64, -236], gaze: -0.3, mouth: "open" }],
  [1200, 1.2, { right: [14, -170], left: [-14, -168], gaze: -0.4, mouth: "smile" }],
  [1400, 1.12, { right: [60, -244], gaze: -0.5, mouth: "open" }],
];

/** “It is true,” says one voice. Then the whole room. */
export const scene: Scene = {
  seed: 7512,
  exposure: 1.15,
  vignette: 0.55,
  sky: NIGHT_SKY,
  ambient: light("#b0926a", 0.3),
  lamps: [...GALA_LAMPS, { x: 800, y: 820, z: 330, radius: 560, color: light("#ffd28a", 1.6), haze: 0.2 }],
  layers: [
    brightHall({ wall: "#a8803c", floor: 700, frames: [], pilasters: [40, 1560] }),
    {
      z: -40,
      blur: 5,
      relief: 1,
      rim: 0,
      paint: (p) =>
        silhouette(p, "rgba(70,34,16,.5)", () => {
          figure(p, 800, 960, 3.1, SALT_LADY, { right: [66, -236], left: [-40, -120] });
          for (const [i, [x, s, g]] of STAND.entries())
            figure(p, 800 + (x - 800) * 1.1, 900, s * 2.1, GUESTS[i] as (typeof GUESTS)[number], g);
        }),
    },
    {
      z: 60,
      relief: 6,
      round: 9,
      rim: 2.4,
      paint: (p) => {
        for (const [i, [x, s, g]] of STAND.entries())
          figure(p, x, 850, s * 1.16, GUESTS[i] as (typeof GUESTS)[number], g);
        figure(p, 776, 880, 1.62, SALT_LADY, {
          right: [66, -236],
          left: [-40, -120],
          mouth: "open",
          brow: 0.2,
        });
      },
    },
    {
      z: 140,
      relief: 6,
      round: 8,
      rim: 2.4,
      paint: (p) => {
        backs(p, 40, 640, 800, 52);
        backs(p, 960, 1620, 800, 52);
        backs(p, -30, 1640, 866, 62);
      },
    },
    { z: 210, paint: (p) => motes(p, 800, 420, 700, 110, "#ffe6b4") },
  ],
};
