import { light } from "../../kit/palette.ts";
import { circle, disc, inside, line, solid, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow, motes } from "../../painters/air.ts";
import { CREW } from "../../painters/cast.ts";
import { NIGHT_SKY } from "../../painters/gala.ts";
import { passage } from "../../painters/passage.ts";
import { wheel } from "../../painters/trolley.ts";

const crew = (i: number) => CREW[i] as (typeof CREW)[number];

/** Then the trolley squeaks. */
export const scene: Scene = {
  seed: 7561,
  exposure: 1.25,
  vignette: 0.7,
  sky: NIGHT_SKY,
  ambient: light("#56708a", 0.34),
  lamps: [
    { x: 330, y: 560, z: 280, radius: 360, color: light("#ffe2b4", 1.7), haze: 0.15 },
    { x: 1180, y: 300, z: 120, radius: 380, color: light("#9cc4e4", 1.4), haze: 0.3 },
    { x: 1120, y: 420, z: -20, radius: 200, color: light("#8fd0a0", 1), haze: 0.4 },
  ],
  layers: [
    {
      z: -50,
      relief: 5,
      paint: (p) =>
        passage(p, { far: [960, 220, 1240, 500], wall: "#3a5468", runner: "#6a2630", lamps: [0, 0, 0, 0] }),
    },
    {
      z: -20,
      paint: (p) => {
        p.e.fillStyle = "rgba(120,226,150,.6)";
        p.e.fillRect(1056, 246, 88, 34);
        p.c.fillStyle = "#1c3a28";
        p.c.fillRect(1056, 246, 88, 34);
        p.e.save();
        p.e.globalCompositeOperation = "destination-out";
        p.e.font = "700 26px Georgia, serif";
        p.e.textAlign = "center";
        p.e.fillText("EXIT", 1100, 272);
        p.e.restore();
        glow(p, 1100, 262, 120, "#8fe0a8", 0.2);
        p.c.fillStyle = "#2c2420";
        p.c.fillRect(1050, 300, 100, 200);
        line(p.c, "M1050 500V300H1150V500", "#6a5a48", 8);
        disc(p.c, 1136, 400, 5, "#e0b660");
      },
    },
    {
      z: 50,
      relief: 6,
      round: 9,
      rim: 3,
      paint: (p) => {
        // From far to near: hands before the mouth, an arm out for balance, ears held shut, a finger on the lips.
        figure(p, 1176, 590, 0.66, crew(4), {
          eyes: "wide",
          mouth: "open",
          left: [-5, -205],
          right: [6, -203],
          brow: 0.8,
          stride: 4,
        });
        figure(p, 1000, 640, 0.8, crew(3), {
          eyes: "wide",
          mouth: "small",
          left: [-31, -90],
          right: [4, -207],
          brow: 0.9,
          stride: 5,
          tilt: 0.08,
        });
        figure(p, 1262, 690, 0.96, crew(5), {
          eyes: "wide",
          mouth: "open",
          left: [-112, -196],
          right: [110, -148],
          brow: 0.6,
          stride: 9,
          tilt: -0.12,
          lean: 0.07,
        });
        figure(p, 880, 728, 1.12, crew(1), {
          eyes: "shut",
          mouth: "flat",
          left: [-22, -226],
          right: [22, -226],
          brow: 1,
          stride: 4,
        });
        figure(p, 1392, 796, 1.4, crew(2), {
          eyes: "wide",
          mouth: "flat",
          gaze: -1,
          left: [-122, -172],
          right: [31, -90],
          brow: 0.8,
          stride: 8,
          lean: 0.04,
        });
        figure(p, 1110, 872, 1.72, crew(0), {
          eyes: "wide",
          mouth: "small",
          gaze: -0.9,
          left: [-104, -126],
          right: [3, -205],
          brow: 0.9,
          stride: 6,
          lean: -0.05,
        });
      },
    },
    {
      z: 150,
      relief: 8,
      round: 14,
      rim: 2.4,
      paint: (p) => {
        line(p.c, "M-40 70H640", "#8a929c", 54);
        line(p.c, "M-40 54H640", "rgba(255,255,255,.5)", 9);
        disc(p.c, 330, 872, 300, "rgba(6,2,6,.5)", 22);
        solid(p, "M214 84H446L392 640H268Z", "#6a727c");
        line(p.c, "M226 90L276 620", "rgba(255,255,255,.35)", 8);
        for (const x of [236, 424]) disc(p.c, x, 108, 9, "rgba(20,22,28,.6)");
      },
    },
    {
      z: 151,
      relief: 8,
      round: 14,
      rim: 2.4,
      paint: (p) => {
        // Without the fork that a wheel comes with: this one turns alone.
        inside(p.c, circle(330, 600, 269), () => wheel(p, 330, 600, 268));
        disc(p.c, 330, 600, 30, "#8a6a34");
        disc(p.c, 324, 594, 20, "#f2cf7c");
      },
    },
    {
      z: 180,
      paint: (p) => {
        for (const [x, y, a] of triples("560,330,-0.7 620,400,-0.45 648,480,-0.2"))
          for (const k of [0, 1, 2]) {
            const r = 34 + k * 30;
            line(
              p.e,
              `M${x + Math.cos(a - 0.4) * r} ${y + Math.sin(a - 0.4) * r}Q${x + Math.cos(a) * r * 1.3} ${y + Math.sin(a) * r * 1.3} ${x + Math.cos(a + 0.4) * r} ${y + Math.sin(a + 0.4) * r}`,
              `rgba(255,226,160,${0.55 - k * 0.14})`,
              6 - k,
            );
          }
        motes(p, 400, 520, 480, 70, "#ffe6bc");
      },
    },
  ],
};
