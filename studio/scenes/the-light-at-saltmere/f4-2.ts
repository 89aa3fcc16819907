import { light } from "../../kit/palette.ts";
import { at, fill, line, pairs } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow } from "../../painters/air.ts";
import { bundled } from "../../painters/blankets.ts";
import { heron, lantern, reflection, salt, wall, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { handwriting } from "../../painters/quay.ts";
import { bowl, soupStove, steam } from "../../painters/supper.ts";
import { BO, PELL, RUDA, TAVI, TOWN } from "../../painters/townsfolk.ts";

/** Bo reads his soup recipes to the sea; number four is a favorite. */
export const scene: Scene = lifted(110, {
  seed: 842,
  exposure: 1.2,
  sky: {
    top: light("#081520"),
    low: light("#34525e"),
    stars: 0.6,
    nebulae: [{ x: 400, y: 160, radius: 560, color: light("#6d8c90", 0.24) }],
  },
  ambient: light("#7094a4", 0.34),
  lamps: [
    { x: 560, y: 560, z: 250, radius: 380, color: light("#ff9c44", 1.9), haze: 0.4 },
    { x: 1130, y: 560, z: 250, radius: 400, color: light("lantern", 2), haze: 0.5 },
    { x: 180, y: 640, z: 260, radius: 320, color: light("lantern", 1.5), haze: 0.4 },
    { x: 800, y: 330, z: 380, radius: 420, color: light("#ffd08a", 0.8), haze: 0 },
  ],
  layers: [
    {
      z: -240,
      relief: 3,
      paint: (p) => {
        water(p, 430, 1030, "#4f7480", "#0d2b36", 520);
        heron(p, 1230, 476, 0.3, -1);
        for (const [x, y] of pairs("90,414 250,424 420,410 1000,420 1120,410 1330,424 1490,412")) {
          glow(p, x, y, 34, "#ffd88a", 0.9);
          reflection(p, x, 440, 100, 18, "#ffbe5c", 0.5);
        }
      },
      mist: { color: light("#8aaab4", 0.45), amount: 0.4, band: [430, 70] },
    },
    {
      z: 0,
      relief: 7,
      paint: (p) => {
        wall(p, 700, 700, 350, "#66767a");
        fill(p.c, "M-20 684H1620V714H-20Z", "#8d9a96");
        line(p.c, "M-20 686H1620", "rgba(240,244,230,.4)", 5);
      },
    },
    {
      z: 70,
      relief: 6,
      round: 10,
      rim: 2.2,
      paint: (p) => {
        bundled(p, 130, 740, 1.24, TOWN[6] ?? PELL, "#3f5a66", false, {
          gaze: 0.8,
          mouth: "open",
          eyes: "shut",
        });
        bundled(p, 320, 746, 1.3, RUDA, "#7a6a58", false, {
          gaze: 0.7,
          mouth: "open",
          eyes: "shut",
          tilt: -0.1,
        });
        bundled(p, 1280, 744, 1.3, PELL, "#46525e", false, { gaze: -0.7, mouth: "smile", brow: -0.3 });
        bundled(p, 1480, 740, 1.26, TOWN[5] ?? PELL, "#5a7068", false, {
          gaze: -0.8,
          mouth: "open",
          eyes: "shut",
          tilt: 0.1,
        });
        soupStove(p, 560, 860, 1.1);
        glow(p, 560, 800, 160, "#ff9c44", 0.22);
        steam(p, 560, 550, 330, 0.2);
      },
    },
    {
      z: 140,
      relief: 6,
      round: 11,
      rim: 2.2,
      paint: (p) => {
        figure(p, 850, 900, 1.95, BO, {
          left: [-34, -172],
          right: [56, -160],
          gaze: 0.2,
          eyes: "down",
          mouth: "open",
          brow: 0.6,
        });
        handwriting(p, 868, 556, 150, 190, 0.03, 6);
        at(p, 872, 740, 1, -0.05, () => {
          fill(
            p.c,
            "M-72 0H70C84 70 40 110 66 160L160 172Q180 200 150 206L20 196C-30 190 -60 90 -72 0Z",
            "#cfc7b2",
          );
          for (let i = 0; i < 5; i++)
            line(p.c, `M-44 ${24 + i * 26}q22 -9 44 0t44 0`, "rgba(32,44,54,.6)", 3);
          line(p.c, "M66 160Q30 176 20 196", "rgba(40,40,36,.4)", 5);
        });
        bundled(p, 1110, 850, 1.12, TAVI, "#8a8470", false, {
          gaze: -0.6,
          mouth: "open",
          eyes: "shut",
          tilt: -0.1,
        });
        lantern(p, 1000, 770, 1.2);
        glow(p, 1000, 840, 150, salt.gold, 0.26);
        lantern(p, 220, 760, 1.3);
        glow(p, 220, 840, 150, salt.gold, 0.26);
        bowl(p, 400, 846, 40, "#8fa8a4");
        bowl(p, 1330, 846, 40, "#c4cdc8");
      },
    },
  ],
});
