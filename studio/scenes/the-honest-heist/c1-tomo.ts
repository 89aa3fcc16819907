import { light } from "../../kit/palette.ts";
import { around, disc } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { motes } from "../../painters/air.ts";
import { CREW, TOMO } from "../../painters/cast.ts";
import { NIGHT_SKY } from "../../painters/gala.ts";
import { giantSpoon } from "../../painters/giant-spoon.ts";
import { passage } from "../../painters/passage.ts";

/** A flashlight finds something round. */
export const scene: Scene = {
  seed: 7411,
  exposure: 1.2,
  vignette: 0.78,
  sky: NIGHT_SKY,
  ambient: light("#4c6678", 0.26),
  lamps: [
    { x: 470, y: 520, z: 180, radius: 300, color: light("#fff2cc", 2.4), haze: 0.5 },
    { x: 1130, y: 450, z: 240, radius: 200, color: light("#ffe2ac", 0.9), haze: 0.2 },
    { x: 800, y: 360, z: -10, radius: 220, color: light("#8fb4d0", 0.6), haze: 0.3 },
  ],
  layers: [
    {
      z: -40,
      relief: 5,
      paint: (p) =>
        passage(p, { far: [640, 260, 960, 560], wall: "#34505c", runner: "#6a2630", lamps: [0, 0, 0, 0] }),
    },
    {
      z: 40,
      relief: 6,
      round: 9,
      rim: 2.6,
      paint: (p) => {
        figure(p, 1130, 840, 1.66, TOMO, {
          left: [-66, -164],
          right: [30, -118],
          gaze: -0.8,
          eyes: "wide",
          brow: 0.8,
          mouth: "open",
          lean: -0.05,
        });
        figure(p, 60, 860, 1.5, CREW[4] as (typeof CREW)[number], {
          right: [64, -150],
          left: [20, -140],
          gaze: 0.9,
          eyes: "wide",
          mouth: "flat",
          brow: 0.6,
        });
      },
    },
    { z: 90, relief: 7, round: 11, rim: 2.2, paint: (p) => giantSpoon(p, 30, 610, 1.12, -0.12) },
    {
      z: 120,
      paint: (p) => {
        const { c, e } = p;
        c.fillStyle = "#20242c";
        c.save();
        c.translate(1008, 570);
        c.rotate(0.06);
        c.fillRect(-34, -15, 62, 30);
        c.fillStyle = "#d9a84c";
        c.fillRect(-42, -21, 14, 42);
        c.restore();
        disc(e, 964, 568, 8, "rgba(255,252,232,.95)", 19);
        e.fillStyle = around(e, 964, 568, 800, [
          "rgba(255,244,206,.4)",
          [0.45, "rgba(255,236,186,.13)"],
          "rgba(255,236,186,.07)",
        ]);
        e.fill(new Path2D("M964 552L584 330A262 262 0 1 0 584 780L964 584Z"));
        motes(p, 640, 560, 380, 110, "#fff2d0");
      },
    },
  ],
};
