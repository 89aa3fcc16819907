import { light } from "../../kit/palette.ts";
import { along, at, cut, disc, fill, line, solid, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { dinnerPlate } from "../../painters/casement.ts";
import { hand } from "../../painters/hand.ts";
import { heron, lantern, post, reflection, salt, wall, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { steps } from "../../painters/quay.ts";
import { houses } from "../../painters/town.ts";

/** The seven boats, far out. */
const DOTS = [
  [560, 262],
  [640, 276],
  [724, 258],
  [806, 280],
  [890, 262],
  [968, 278],
  [1052, 266],
] as const;

/** In every window a plate: warm hands inside, seven lights outside. */
export const scene: Scene = lifted(50, {
  seed: 712,
  exposure: 1.2,
  sky: {
    top: light("#0a1a2a"),
    low: light("#2f566c"),
    stars: 0.5,
    nebulae: [{ x: 900, y: 120, radius: 480, color: light("#6d94a4", 0.26) }],
  },
  ambient: light("#7094a8", 0.34),
  lamps: [
    { x: 180, y: 430, z: 300, radius: 460, color: light("oil", 2.1), haze: 0.2 },
    { x: 1400, y: 700, z: 380, radius: 520, color: light("oil", 1.5), haze: 0.1 },
  ],
  layers: [
    {
      z: -300,
      relief: 3,
      lamps: 0.1,
      paint: (p) => {
        water(p, 290, 640, "#4f7c90", "#123648", 420);
        heron(p, 700, 352, 0.24, 1);
        for (const [x, y, h] of triples("620,350,34 1000,372,44")) post(p, x, y, h, 11);
        for (const [x, y] of DOTS) {
          glow(p, x, y, 34, "#ffd88a", 0.9);
          reflection(p, x, 296, 70, 14, "#ffbe5c", 0.5);
        }
      },
      mist: { color: light("#8ab0c0", 0.5), amount: 0.4, band: [290, 60] },
    },
    {
      z: -200,
      relief: 5,
      lamps: 0.3,
      paint: (p) => {
        houses(p, 1090, 1420, { ground: 470, low: 90, high: 170, width: 100, lit: 0.9, color: "#52707a" });
        wall(p, 480, 470, 200, "#4a5f6b");
        steps(p, { x: 560, y: 640, width: 360, rise: 30, count: 4, shrink: 0.94, tone: "#5a707a" });
      },
    },
    {
      z: 0,
      relief: 7,
      rim: 1.8,
      paint: (p) => {
        fill(p.c, "M-20 -20H1620V970H-20Z", "#7a6248");
        for (let i = 0; i < 90; i++)
          fill(
            p.c,
            `M${(i * 197) % 1640} ${(i * 83) % 900}h${40 + (i % 5) * 22}v${16 + (i % 3) * 8}h-${40 + (i % 5) * 22}Z`,
            i % 2 ? "rgba(40,24,12,.1)" : "rgba(255,232,190,.06)",
          );
        cut(p, "M330 90H1270V610H330Z");
        line(p.c, "M330 90H1270V610H330Z", "#5c4a34", 34);
        line(p.c, "M320 80H1282", "rgba(255,236,190,.4)", 5);
        line(p.c, "M800 90V330M330 330H1270", "#5c4a34", 18);
        for (const s of [-1, 1]) {
          const x = 800 + s * 520;
          solid(
            p,
            `M${x - s * 10} 40C${x - s * 130} 60 ${x - s * 150} 330 ${x - s * 70} 560L${x + s * 60} 600V40Z`,
            along(p.c, x - s * 150, 0, x + s * 60, 0, ["#d8cdb4", "#8d8068"]),
          );
          for (const k of [0, 34, 68])
            line(
              p.c,
              `M${x - s * (20 - k * 0.7)} 60Q${x - s * (120 - k)} 320 ${x - s * (50 - k)} 566`,
              "rgba(60,44,24,.3)",
              5,
            );
        }
        line(p.c, "M200 40H1400", "#3a2f20", 15);
      },
    },
    {
      z: 90,
      relief: 6,
      round: 6,
      rim: 1.8,
      paint: (p) => {
        fill(p.c, "M-20 640H1620V760H-20Z", along(p.c, 0, 640, 0, 760, ["#b89c6c", "#8a7048"]));
        fill(p.c, "M-20 760H1620V970H-20Z", "#5c4a34");
        line(p.c, "M-20 642H1620M-20 762H1620", "#e8d3a0", 5);
        for (let x = 40; x < 1600; x += 240)
          line(p.c, `M${x} 676h150M${x + 80} 716h120`, "rgba(60,40,16,.3)", 3);
        lantern(p, 180, 430, 2.6);
        glow(p, 180, 590, 260, salt.gold, 0.2);
        dinnerPlate(p, 440, 700, 110, 0.26);
        dinnerPlate(p, 690, 704, 110, 0.26);
        disc(p.c, 1500, 704, 60, "#8fa8a4", 16);
        solid(p, "M1440 700Q1446 640 1470 610H1530Q1554 640 1560 700Q1500 720 1440 700Z", "#8fa8a4");
        disc(p.c, 1500, 612, 32, "#4f6a66", 8);
      },
    },
    {
      z: 190,
      relief: 6,
      round: 9,
      rim: 2,
      paint: (p) => {
        dinnerPlate(p, 1000, 680, 132, 0.3);
        const look = { skin: 0, sleeve: "#8d5a44", pose: "hold" } as const;
        hand(p, 1186, 706, 1.05, 0.42, look);
        at(p, 812, 704, 1, 0, () => {
          for (const g of [p.c, p.e]) g.scale(-1, 1);
          hand(p, 0, 0, 1.05, 0.42, look);
        });
      },
    },
  ],
});
