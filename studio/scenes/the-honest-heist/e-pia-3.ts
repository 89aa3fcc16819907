import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow, motes } from "../../painters/air.ts";
import { AMARA, PIA } from "../../painters/cast.ts";
import { faces } from "../../painters/crowd.ts";
import { brightHall, NIGHT_SKY } from "../../painters/gala.ts";
import { giantSpoon } from "../../painters/giant-spoon.ts";

/** Thirty Years Late: two women and what lay between them. */
export const scene: Scene = {
  seed: 7537,
  exposure: 1.15,
  vignette: 0.6,
  sky: NIGHT_SKY,
  ambient: light("#a8927a", 0.28),
  lamps: [
    { x: 470, y: 300, z: 300, radius: 400, color: light("#ffdca0", 1.5), haze: 0.2 },
    { x: 1130, y: 300, z: 300, radius: 400, color: light("#ffdca0", 1.5), haze: 0.2 },
    { x: 800, y: 480, z: 20, radius: 360, color: light("#ffc878", 1), haze: 0.3 },
  ],
  layers: [
    { ...brightHall({ floor: 720 }, -100), blur: 2 },
    { z: -60, relief: 5, blur: 1.6, round: 5, paint: (p) => faces(p, 20, 1600, 520, 3, 34, 800) },
    { z: 20, relief: 7, round: 10, rim: 2.2, paint: (p) => giantSpoon(p, 800, 640, 1.3, -0.08) },
    {
      z: 90,
      relief: 6,
      round: 12,
      rim: 2.8,
      paint: (p) => {
        figure(
          p,
          520,
          1090,
          3.1,
          { ...PIA, head: "bun" },
          { left: [-14, -124], right: [34, -128], gaze: 1, brow: 0.9, mouth: "small", tilt: 0.04 },
        );
        figure(p, 1080, 1100, 3.2, AMARA, {
          left: [-16, -134],
          right: [10, -138],
          gaze: -1,
          brow: 0.6,
          mouth: "small",
          tilt: -0.06,
        });
      },
    },
    { z: 130, relief: 7, round: 10, rim: 2.2, paint: hat },
    {
      z: 200,
      paint: (p) => {
        motes(p, 800, 400, 620, 100, "#ffe2b0");
        glow(p, 800, 420, 420, "#ffd890", 0.07);
      },
    },
  ],
};

function hat(p: Parameters<typeof giantSpoon>[0]): void {
  const { c } = p;
  c.save();
  c.translate(566, 716);
  c.rotate(-0.1);
  c.fillStyle = "#6d3b34";
  c.beginPath();
  c.ellipse(0, 0, 128, 30, 0, 0, Math.PI * 2);
  c.fill();
  c.fillStyle = "#8a5044";
  c.fill(new Path2D("M-72 -4C-80 -96 -30 -100 0 -88C30 -100 80 -96 72 -4Q0 16 -72 -4Z"));
  c.strokeStyle = "rgba(30,12,12,.55)";
  c.lineWidth = 18;
  c.stroke(new Path2D("M-72 -14Q0 8 72 -14"));
  c.fillStyle = "#a8775c";
  for (const dx of [-108, 112]) {
    c.beginPath();
    c.ellipse(dx, 4, 26, 22, 0, 0, Math.PI * 2);
    c.fill();
  }
  c.restore();
}
