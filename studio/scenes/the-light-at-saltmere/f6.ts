import { light } from "../../kit/palette.ts";
import { disc, fill, line, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { fishingBoat } from "../../painters/boats.ts";
import { casement, dinnerPlate, facade } from "../../painters/casement.ts";
import { heron, post, reflection, tower, wall, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { cloudBands, dawn, ROSE, sun } from "../../painters/shore.ts";
import { sleepingCat } from "../../painters/supper.ts";
import { BO, RUDA, TOWN } from "../../painters/townsfolk.ts";

/** The fog has gone home: every window is open, and the stone is still wet. */
export const scene: Scene = lifted(60, {
  seed: 861,
  exposure: 1.1,
  vignette: 0.35,
  sky: {
    top: light("#5b95a6"),
    low: light("#d9b59c"),
    stars: 0,
    nebulae: [{ x: 900, y: 120, radius: 560, color: light("#ffe6cc", 0.18) }],
  },
  ambient: light("#a7bcbb", 0.6),
  lamps: [
    { x: 900, y: 260, z: 160, radius: 1000, color: light("#ffd9a8", 1.5), haze: 0.3 },
    { x: 900, y: -300, z: 600, radius: 1900, color: light("#fff0dc", 0.6), haze: 0 },
  ],
  layers: [
    {
      z: -300,
      relief: 3,
      paint: (p) => {
        dawn(p, 440, 240, ROSE, 0.3);
        cloudBands(p, 90, 300, "#fff0dc", 12);
        sun(p, 1000, 250, 44);
      },
    },
    {
      z: -240,
      relief: 4,
      round: 8,
      paint: (p) => {
        tower(p, 800, 460, 350);
        water(p, 450, 760, "#d6b8a0", "#4d8088", 620);
        reflection(p, 1000, 456, 240, 110, "#fff0cc", 0.5);
        post(p, 690, 548, 70, 18);
        heron(p, 690, 480, 0.42, 1);
        for (const [x, y, s, tone, side] of [
          [880, 540, 0.5, "#7a6a58", 1],
          [1030, 560, 0.56, "#59617a", 1],
          [760, 620, 0.74, "#3f6a6c", 1],
          [1010, 650, 0.8, "#6f7a5c", -1],
        ] as const)
          fishingBoat(p, x, y, s, { tone, side, lit: 0 });
      },
      mist: { color: light("#f4dcc6", 0.8), amount: 0.26, band: [450, 50] },
    },
    {
      z: -20,
      relief: 6,
      rim: 2,
      paint: (p) => {
        facade(p, -20, 600, -20, 760, "#a3b0a8");
        facade(p, 1180, 1620, -20, 760, "#b8b49e");
        for (const [x, y, who] of triples("110,90,1 390,90,-1 110,400,-1 390,400,8 1300,110,3 1300,420,-1")) {
          casement(p, x, y, 150, 210, {
            lit: 0.12,
            shutters: 0.7,
            tone: x < 800 ? "#4f7a78" : "#7d6a52",
            within: () => {
              const look = TOWN[who];
              if (who >= 0 && look)
                figure(p, x + 75, y + 310, 1.06, look, {
                  left: [-34, -130],
                  right: who === 8 ? [52, -226] : [34, -130],
                  gaze: x < 800 ? 0.6 : -0.6,
                  eyes: who === 1 ? "shut" : "open",
                });
            },
          });
          if (who < 0) dinnerPlate(p, x + 75, y + 208, 50, 0.24);
        }
        line(p.c, "M600 150Q890 220 1180 140", "#6d6654", 4);
        for (const [x, y, w, tone] of [
          [690, 172, 60, "#dfe4da"],
          [790, 186, 74, "#8fa8a4"],
          [900, 190, 56, "#e7d5b8"],
          [1000, 182, 80, "#c4cdc8"],
        ] as const) {
          fill(p.c, `M${x} ${y}h${w}q6 50 -4 96q-${w / 2} 10 -${w - 6} 0q-8 -50 -2 -96Z`, tone);
          line(p.c, `M${x + w * 0.4} ${y + 8}q6 40 0 80`, "rgba(60,70,70,.25)", 4);
        }
      },
    },
    {
      z: 80,
      relief: 7,
      rim: 2,
      paint: (p) => {
        wall(p, 730, 730, 280, "#98a49c");
        fill(p.c, "M-20 712H1620V746H-20Z", "#c9cfc4");
        line(p.c, "M-20 714H1620", "rgba(255,252,238,.8)", 5);
        for (const [x, y, w, h] of [
          [260, 800, 170, 16],
          [800, 846, 260, 22],
          [1260, 808, 190, 17],
          [520, 870, 130, 14],
        ] as const) {
          disc(p.c, x, y, w, "#c8b8a4", h);
          disc(p.c, x + 8, y + 2, w * 0.9, "#e9d3b8", h * 0.76);
          line(p.c, `M${x - w * 0.5} ${y - h * 0.2}h${w * 0.8}`, "rgba(255,255,246,.8)", 3);
        }
      },
    },
    {
      z: 150,
      relief: 6,
      round: 9,
      rim: 2.2,
      paint: (p) => {
        fill(p.c, "M300 760H620V784H300Z", "#a08a63");
        line(p.c, "M300 762H620", "#efe0b4", 4);
        for (const x of [330, 570]) fill(p.c, `M${x} 784h20v64h-20Z`, "#6d5a3c");
        figure(p, 380, 862, 1.06, BO, { left: [-34, -91], right: [30, -150], gaze: 0.5, eyes: "shut" });
        figure(p, 530, 862, 1.04, RUDA, { left: [-30, -140], right: [60, -190], gaze: -0.6, mouth: "open" });
        sleepingCat(p, 1330, 852, 1.5, "#8a8f88");
      },
    },
  ],
});
