import { fade, light } from "../../kit/palette.ts";
import { around, disc, fill, line, pairs, solid, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { heron, post, tower, wall, water } from "../../painters/harbor.ts";
import { cone } from "../../painters/lamp.ts";
import { sleepingCat } from "../../painters/supper.ts";
import { houses, ridge } from "../../painters/town.ts";

/** Saltmere as it has been for thirty-one years: the beam goes round, the bakery is warm, the cat sleeps on the ropes. */
export const scene: Scene = {
  seed: 711,
  exposure: 1.2,
  sky: {
    top: light("#0a1822"),
    low: light("#3a5962"),
    stars: 0,
    nebulae: [{ x: 1100, y: 260, radius: 700, color: light("#6d8c90", 0.34) }],
  },
  ambient: light("#7499a0", 0.34),
  lamps: [
    { x: 916, y: 176, z: 60, radius: 330, color: light("#fff0cf", 2.6), haze: 0.9 },
    { x: 300, y: 470, z: 260, radius: 360, color: light("oil", 2), haze: 0.4 },
  ],
  layers: [
    {
      z: -320,
      paint: (p) => ridge(p, 560, 120, "#35525c", 260),
      mist: { color: light("#8aa7aa", 0.55), amount: 0.75, band: [540, 150] },
    },
    {
      z: -180,
      relief: 4,
      round: 14,
      paint: (p) => {
        cone(p, 916, 176, 1050, 150, -1.42, "#fff1d0", 0.55);
        cone(p, 916, 176, 700, 90, 1.72, "#fff1d0", 0.3);
        tower(p, 916, 606, 506, 1);
        houses(p, 640, 1320, { ground: 610, low: 40, high: 92, width: 62, lit: 0.3, color: "#52707a" });
      },
      mist: { color: light("#9ab6b6", 0.5), amount: 0.45, band: [600, 100] },
    },
    {
      z: -60,
      relief: 3,
      paint: (p) => {
        water(p, 600, 920, "#54757c", "#0f2c38");
        heron(p, 1240, 652, 0.3, -1);
        for (const [x, y, h] of triples("1120,650,46 1370,656,50 1510,668,60")) post(p, x, y, h, 14);
      },
      mist: { color: light("#a3bcbc", 0.5), amount: 0.42, band: [630, 70] },
    },
    {
      z: 110,
      relief: 8,
      paint: (p) => {
        solid(p, "M-20 -20H560V920H-20Z", "#6f7d7c");
        for (let y = 20; y < 900; y += 58)
          for (let x = (y / 58) % 2 < 1 ? 0 : -50; x < 560; x += 104)
            line(p.c, `M${x} ${y}H${Math.min(552, x + 100)}M${x} ${y}v56`, "rgba(10,20,26,.3)", 3);
        fill(p.c, "M92 216H510V622H92Z", "#243034");
        fill(p.c, "M112 236H490V602H112Z", "#4a3416");
        fill(
          p.e,
          "M112 236H490V602H112Z",
          around(p.e, 300, 380, 300, [
            fade("#ffdf9c", 0.95),
            [0.6, fade("#f2b84b", 0.75)],
            fade("#b9752a", 0.5),
          ]),
        );
        for (const [x, w] of pairs("146,84 244,70 330,94 436,44"))
          solid(p, `M${x} 520C${x} ${520 - w * 0.7} ${x + w} ${520 - w * 0.7} ${x + w} 520Z`, "#7a5426");
        solid(p, "M112 520H490V534H112Z", "#4a3a26");
        for (const x of [236, 362]) solid(p, `M${x} 236h12V602h-12Z`, "#243034");
        solid(p, "M112 360H490V372H112Z", "#243034");
        solid(p, "M76 616H528V648H76Z", "#8d9a96");
        solid(p, "M60 216C70 160 120 150 300 150S540 160 550 216Z", "#4f6a66");
        for (let x = 96; x < 540; x += 70) line(p.c, `M${x} 160L${x - 12} 214`, "#c4cdc8", 12);
        glow(p, 300, 430, 330, "#f2b84b", 0.16);
      },
    },
    { z: 150, relief: 8, paint: (p) => wall(p, 772, 800, 200, "#4f5e63") },
    {
      z: 210,
      relief: 7,
      round: 5,
      rim: 1.8,
      paint: (p) => {
        for (let i = 0; i < 4; i++) {
          disc(p.c, 720, 822 - i * 22, 150 - i * 6, "#443e30", 34);
          disc(p.c, 720, 816 - i * 22, 146 - i * 6, "#8d8060", 28);
          disc(p.c, 720, 816 - i * 22, 110 - i * 6, "#5a523e", 17);
        }
        line(p.c, "M860 826C980 880 1120 800 1300 862", "#8d8060", 20);
        sleepingCat(p, 716, 752, 1.6, "#8a8f88");
      },
    },
  ],
};
