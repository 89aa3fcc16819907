import { light } from "../../kit/palette.ts";
import { along, cut, fill, line, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { motes } from "../../painters/air.ts";
import { fishingBoat } from "../../painters/boats.ts";
import { heron, post, reflection, tower, wall, water } from "../../painters/harbor.ts";
import { inkPot, ledger, quill } from "../../painters/ledger.ts";
import { shell } from "../../painters/quay.ts";
import { cloudBands, dawn, ROSE, sun } from "../../painters/shore.ts";
import { houses } from "../../painters/town.ts";

/** The harbor book in the morning, with room for one more night. */
export const scene: Scene = {
  seed: 792,
  exposure: 1.12,
  vignette: 0.45,
  sky: {
    top: light("#548491"),
    low: light("#c9a08a"),
    stars: 0,
    nebulae: [{ x: 900, y: 160, radius: 560, color: light("#ffd8b8", 0.16) }],
  },
  ambient: light("#8fa6a8", 0.42),
  lamps: [
    { x: 980, y: 250, z: 200, radius: 800, color: light("#ffd6a4", 2.1), haze: 0.3 },
    { x: 700, y: 500, z: 420, radius: 500, color: light("#ffe2bc", 0.8), haze: 0 },
  ],
  layers: [
    {
      z: -320,
      relief: 3,
      paint: (p) => {
        dawn(p, 430, 330, "#e58f78", 0.3);
        dawn(p, 430, 110, ROSE, 0.34);
        cloudBands(p, 90, 330, "#ffe2c8", 12);
        sun(p, 1010, 300, 38);
      },
    },
    {
      z: -260,
      relief: 4,
      paint: (p) => {
        tower(p, 520, 450, 330);
        houses(p, 300, 820, { ground: 452, low: 30, high: 76, width: 60, lit: 0, color: "#8fa4a2" });
        water(p, 440, 700, "#d0ab98", "#4d7c82", 300);
        reflection(p, 1010, 446, 180, 90, "#ffe0a8", 0.5);
        post(p, 1180, 540, 110, 24);
        heron(p, 1180, 428, 0.5, -1);
        fishingBoat(p, 840, 540, 0.62, { tone: "#3f6a6c", lit: 0.3 });
      },
      mist: { color: light("#f0d4bc", 0.7), amount: 0.3, band: [440, 70] },
    },
    {
      z: -40,
      relief: 8,
      rim: 1.8,
      paint: (p) => {
        wall(p, -20, -20, 960, "#8d9a94");
        cut(p, "M300 60H1300V610H300Z");
        line(p.c, "M300 60H1300V610H300Z", "#5c503c", 34);
        line(p.c, "M292 52H1308", "rgba(250,240,214,.5)", 5);
        line(p.c, "M800 60V610M300 300H1300", "#5c503c", 20);
        line(p.c, "M795 60V610M300 295H1300", "rgba(250,240,214,.35)", 4);
        solid(p, "M260 606H1340V640H260Z", "#c4cdc8");
        for (let i = 0; i < 5; i++) {
          solid(
            p,
            `M${40 + i * 38} 500h30v160h-30Z`,
            ["#7d5f4c", "#3f6a6c", "#a39a7a", "#5a5f58", "#7d2f30"][i] ?? "#555",
          );
          line(p.c, `M${46 + i * 38} 530h18M${46 + i * 38} 624h18`, "rgba(240,226,186,.6)", 4);
        }
        fill(p.c, "M20 660H250V684H20Z", "#6d6048");
        for (const y of [130, 240, 350]) {
          solid(p, `M1390 ${y}H1560V${y + 92}H1390Z`, "#7a6a50");
          line(p.c, `M1396 ${y + 6}H1554`, "rgba(250,236,200,.4)", 4);
          line(p.c, `M1450 ${y + 50}h50`, "#d8c07c", 9);
        }
      },
    },
    {
      z: 60,
      relief: 6,
      rim: 1.6,
      paint: (p) => {
        fill(p.c, "M-20 700H1620V920H-20Z", along(p.c, 0, 700, 0, 920, ["#a08a63", "#4b3f2c"]));
        line(p.c, "M-20 702H1620", "#e8d8ae", 5);
        for (let x = 20; x < 1600; x += 190)
          line(p.c, `M${x} 740h140M${x + 60} 800h110M${x + 20} 860h150`, "rgba(40,30,16,.3)", 3);
      },
    },
    {
      z: 130,
      relief: 6,
      round: 8,
      rim: 1.8,
      paint: (p) => {
        ledger(p, 780, 860, 1.2, 0.55);
        inkPot(p, 1370, 800, 1.5);
        quill(p, 1130, 838, 1.15, -0.5);
        shell(p, 210, 846, 1.4, 0.2);
      },
    },
    { z: 200, paint: (p) => motes(p, 900, 420, 620, 90, "#ffe6c4") },
  ],
};
