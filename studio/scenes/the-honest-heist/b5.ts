import { light } from "../../kit/palette.ts";
import { disc } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure, type Look } from "../../painters/actor.ts";
import { glow, motes } from "../../painters/air.ts";
import { CREW } from "../../painters/cast.ts";
import { fern, roots, shard } from "../../painters/fern.ts";
import { NIGHT_SKY } from "../../painters/gala.ts";
import { giantSpoon } from "../../painters/giant-spoon.ts";
import { passage } from "../../painters/passage.ts";
import { grip } from "../../painters/table-hands.ts";

const [bearer, helper] = [CREW[4], CREW[2]] as [Look, Look];

/** The long corridor, a moment after. */
export const scene: Scene = {
  seed: 7250,
  exposure: 1.2,
  vignette: 0.6,
  sky: NIGHT_SKY,
  ambient: light("#9a8a7c", 0.28),
  lamps: [
    { x: 800, y: 360, z: 60, radius: 330, color: light("#ffcf86", 1.4), haze: 0.4 },
    { x: 180, y: 300, z: 220, radius: 420, color: light("#ffc070", 1.3), haze: 0.3 },
    { x: 1420, y: 300, z: 220, radius: 420, color: light("#ffc070", 1.3), haze: 0.3 },
    { x: 800, y: 780, z: 260, radius: 480, flat: 1.8, color: light("#ffd9a0", 1.1), haze: 0.1 },
  ],
  layers: [
    {
      z: -40,
      relief: 5,
      paint: (p) =>
        passage(p, { far: [640, 250, 960, 560], wall: "#46686a", runner: "#8f2f38", lamps: [1, 1, 1, 1] }),
    },
    {
      z: 30,
      relief: 6,
      round: 8,
      rim: 2.4,
      paint: (p) => {
        figure(p, 500, 826, 1.86, bearer, {
          left: [-6, -128],
          right: [30, -124],
          expression: "surprised",
          gaze: 0.5,
          tilt: 0.08,
        });
        figure(p, 1092, 836, 1.9, helper, {
          left: [-30, -141],
          right: [12, -142],
          gaze: -0.6,
          expression: "worried",
          tilt: -0.08,
        });
      },
    },
    {
      z: 60,
      relief: 7,
      round: 9,
      rim: 2,
      paint: (p) => {
        giantSpoon(p, 822, 574, 0.98, -0.05);
        // Four hands hold it from below and behind.
        for (const [x, y, skin] of [
          [492, 594, bearer.skin],
          [560, 590, bearer.skin],
          [1034, 562, helper.skin],
          [1108, 554, helper.skin],
        ] as const)
          grip(p, x, y - 14, 1.15, -0.05, skin ?? 0);
      },
    },
    {
      z: 120,
      relief: 6,
      round: 6,
      rim: 2,
      paint: (p) => {
        disc(p.c, 720, 842, 330, "rgba(10,4,6,.35)", 44);
        for (let i = 0; i < 60; i++)
          disc(p.c, 560 + p.next() * 300, 800 + p.next() * 70, 2 + p.next() * 9, "#4a3022", 3);
        roots(p, 690, 800, 1, -1.3);
        fern(p, 700, 800, 1.25, -1.2);
        for (const [i, [x, y, s, t]] of (
          [
            [860, 830, 0.6, 0.3],
            [960, 780, 0.52, -0.6],
            [1060, 842, 0.62, 1.1],
            [1170, 790, 0.54, 2.2],
            [930, 876, 0.56, -1.4],
            [1260, 856, 0.6, 0.8],
          ] as const
        ).entries())
          shard(p, i, x, y, s, t);
      },
    },
    {
      z: 200,
      paint: (p) => {
        motes(p, 760, 620, 460, 90, "#ffe2b0");
        glow(p, 800, 380, 300, "#ffcf86", 0.1);
      },
    },
  ],
};
