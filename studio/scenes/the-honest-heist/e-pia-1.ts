import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow, motes } from "../../painters/air.ts";
import { CREW, PIA } from "../../painters/cast.ts";
import { bush, galaWindow, lawn, stoneWall } from "../../painters/museum-wall.ts";

const crew = (i: number) => CREW[i] as (typeof CREW)[number];

/** “I only came to listen.” */
export const scene: Scene = {
  seed: 7531,
  exposure: 1.2,
  vignette: 0.65,
  sky: { top: light("#061723"), low: light("#2a5a66") },
  ambient: light("#4a6a8c", 0.3),
  lamps: [
    { x: 800, y: 330, z: 60, radius: 330, color: light("#ffc468", 0.9), haze: 0.4 },
    { x: 800, y: 560, z: 280, radius: 330, color: light("#ffcf88", 1), haze: 0.2 },
    { x: 60, y: -200, z: 400, radius: 1500, color: light("#bcd8ec", 0.7), haze: 0 },
  ],
  layers: [
    {
      z: -20,
      relief: 5,
      rim: 1.3,
      paint: (p) => {
        stoneWall(p, 690);
        galaWindow(p, 800, 60, 470, 330);
        galaWindow(p, 170, 60, 470, 250);
        galaWindow(p, 1430, 60, 470, 250);
      },
    },
    { z: 10, relief: 5, paint: (p) => lawn(p, 680) },
    {
      z: 40,
      relief: 6,
      round: 6,
      rim: 2,
      paint: (p) => {
        bush(p, 500, 720, 90);
        bush(p, 1110, 716, 100);
        bush(p, 40, 730, 130);
        bush(p, 1560, 730, 130);
      },
    },
    {
      z: 90,
      relief: 6,
      round: 9,
      rim: 2.8,
      paint: (p) => {
        figure(
          p,
          800,
          836,
          1.56,
          { ...PIA, head: "bun" },
          { left: [-14, -122], right: [16, -122], gaze: -0.2, brow: 0.8, mouth: "small", eyes: "down" },
        );
        p.c.fillStyle = "#4a2a2a";
        p.c.beginPath();
        p.c.ellipse(802, 650, 60, 13, 0, 0, 7);
        p.c.fill();
        p.c.fill(new Path2D("M766 648C762 600 790 600 802 606C814 600 842 600 838 648Z"));
        figure(p, 250, 850, 1.46, crew(4), { right: [34, -150], gaze: 0.9, lean: 0.08, brow: 0.4 });
        figure(p, 420, 868, 1.54, crew(0), { right: [52, -150], gaze: 0.9, lean: 0.08, mouth: "open" });
        figure(p, 600, 876, 1.56, crew(3), {
          right: [60, -166],
          left: [-20, -150],
          gaze: 0.8,
          lean: 0.1,
          mouth: "smile",
        });
        figure(p, 1000, 876, 1.56, crew(1), {
          left: [-60, -164],
          right: [16, -180],
          gaze: -0.8,
          lean: -0.1,
          mouth: "smile",
        });
        figure(p, 1180, 868, 1.56, crew(2), { left: [-50, -150], gaze: -0.9, lean: -0.08 });
        figure(p, 1350, 850, 1.46, crew(5), { left: [-30, -152], gaze: -0.9, lean: -0.08, mouth: "open" });
      },
    },
    {
      z: 190,
      blur: 3,
      relief: 8,
      rim: 2,
      paint: (p) => {
        bush(p, 60, 930, 200, "#23382c");
        bush(p, 1560, 940, 210, "#23382c");
      },
    },
    {
      z: 210,
      paint: (p) => {
        motes(p, 800, 480, 520, 90, "#ffe6b4");
        p.e.fillStyle = "rgba(255,206,120,.05)";
        p.e.fill(new Path2D("M640 470H960L1240 880H360Z"));
        glow(p, 800, 300, 460, "#ffc46a", 0.06);
      },
    },
  ],
};
