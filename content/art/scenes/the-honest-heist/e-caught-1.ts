import { light } from "../../kit/palette.ts";
import { disc, line, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { actor } from "../../painters/actor.ts";
import { glow, motes } from "../../painters/air.ts";
import { CREW } from "../../painters/cast.ts";
import { NIGHT_SKY } from "../../painters/gala.ts";
import { passage } from "../../painters/passage.ts";
import { wheel } from "../../painters/trolley.ts";

const crew = (i: number) => CREW[i] as (typeof CREW)[number];

/** Then the trolley squeaks. */
export const scene: Scene = {
  id: "e-caught-1",
  alt: "A trolley wheel, huge and close, with small lines of sound around it; behind it in the dark corridor six people on tiptoe have stopped with their shoulders up.",
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
        actor(p, 1190, 590, 0.6, crew(4), {
          eyes: "wide",
          mouth: "open",
          left: [-40, -190],
          right: [40, -190],
          brow: 0.8,
          stride: 6,
        });
        actor(p, 990, 640, 0.76, crew(3), {
          eyes: "wide",
          mouth: "small",
          left: [-18, -196],
          right: [18, -196],
          brow: 0.9,
          stride: 6,
        });
        actor(p, 1230, 676, 0.86, crew(5), {
          eyes: "wide",
          mouth: "open",
          left: [-56, -150],
          right: [56, -150],
          brow: 0.6,
          stride: 8,
          tilt: -0.1,
        });
        actor(p, 900, 720, 1.04, crew(1), {
          eyes: "shut",
          mouth: "flat",
          left: [-46, -160],
          right: [46, -160],
          brow: 1,
          stride: 8,
        });
        actor(p, 1330, 760, 1.24, crew(2), {
          eyes: "wide",
          mouth: "flat",
          gaze: -1,
          left: [-60, -146],
          right: [40, -156],
          brow: 0.8,
          stride: 10,
        });
        actor(p, 1100, 836, 1.5, crew(0), {
          eyes: "wide",
          mouth: "open",
          gaze: -0.9,
          left: [-58, -132],
          right: [10, -196],
          brow: 0.9,
          stride: 8,
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
        solid(p, "M214 84H446L392 640H268Z", "#6a727c");
        line(p.c, "M226 90L276 620", "rgba(255,255,255,.35)", 8);
        wheel(p, 330, 600, 268);
        disc(p.c, 330, 884, 300, "rgba(6,2,6,.5)", 26);
      },
    },
    {
      z: 180,
      paint: (p) => {
        for (const [x, y, a] of [
          [560, 330, -0.7],
          [620, 400, -0.45],
          [648, 480, -0.2],
        ] as const)
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
