import { light } from "../../kit/palette.ts";
import { disc } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow, motes } from "../../painters/air.ts";
import { AMARA, TOMO } from "../../painters/cast.ts";
import { fern, roots, shard } from "../../painters/fern.ts";
import { NIGHT_SKY } from "../../painters/gala.ts";
import { hall } from "../../painters/gala-hall.ts";
import { pair, SHOES } from "../../painters/shoes.ts";
import { curtain, pelmet } from "../../painters/velvet.ts";

/** Two meters away: Tomo is asked, and the curtain knows. */
export const scene: Scene = {
  seed: 7260,
  exposure: 1.2,
  vignette: 0.6,
  sky: NIGHT_SKY,
  ambient: light("#9a8478", 0.26),
  lamps: [
    { x: 1060, y: 180, z: 280, radius: 440, color: light("#ffdca0", 1.9), haze: 0.4 },
    { x: 360, y: 500, z: 260, radius: 400, color: light("#ff9c70", 0.9), haze: 0.1 },
    { x: 1080, y: 820, z: 200, radius: 380, flat: 2, color: light("#ffc880", 0.8), haze: 0.1 },
  ],
  layers: [
    {
      z: -50,
      relief: 5,
      paint: (p) =>
        hall(p, {
          wall: "#46686a",
          floor: 690,
          frames: [
            [830, 280, 160, 200],
            [1130, 250, 190, 230],
            [1440, 280, 170, 210],
          ],
          pilasters: [980, 1290],
        }),
    },
    {
      z: 40,
      relief: 6,
      round: 8,
      rim: 2.4,
      paint: (p) => {
        figure(p, 930, 800, 1.6, TOMO, {
          left: [-26, -120],
          right: [24, -118],
          eyes: "down",
          brow: 0.9,
          mouth: "small",
          tilt: 0.1,
          gaze: 0.2,
        });
        figure(p, 1330, 800, 1.62, AMARA, {
          left: [-78, -126],
          right: [34, -132],
          gaze: -0.7,
          brow: -0.3,
          mouth: "flat",
        });
      },
    },
    {
      z: 100,
      relief: 6,
      round: 6,
      rim: 2,
      paint: (p) => {
        disc(p.c, 1110, 852, 190, "rgba(10,4,6,.35)", 26);
        roots(p, 1060, 834, 0.62, -1.25);
        fern(p, 1066, 834, 0.72, -1.1);
        for (const [i, [x, y, s, t]] of (
          [
            [1180, 850, 0.42, 0.3],
            [1240, 826, 0.36, -0.6],
            [1290, 868, 0.42, 1.1],
            [1150, 880, 0.38, 2.2],
          ] as const
        ).entries())
          shard(p, i, x, y, s, t);
      },
    },
    {
      z: 120,
      relief: 5,
      rim: 2,
      paint: (p) => {
        p.c.fillStyle = "#1a0a0e";
        p.c.fillRect(0, 640, 690, 180);
        for (const [i, shoe] of SHOES.entries())
          pair(p, 80 + i * 108, 838 + (i % 2) * 8, 0.8, shoe, (i % 3) * 0.1 - 0.1);
      },
    },
    {
      z: 150,
      relief: 8,
      round: 9,
      rim: 2.2,
      paint: (p) => {
        curtain(p, -20, 700, -20, 770, 14);
        pelmet(p, -20, 720, -20, 120);
      },
    },
    {
      z: 200,
      paint: (p) => {
        motes(p, 1060, 420, 460, 70, "#ffe2b0");
        glow(p, 1060, 200, 380, "#ffd08a", 0.1);
      },
    },
  ],
};
