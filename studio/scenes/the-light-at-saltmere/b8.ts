import { light } from "../../kit/palette.ts";
import { along, at, disc, fill, line, pairs, solid, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { hand } from "../../painters/hand.ts";
import { heron, lantern, post, reflection, salt, water } from "../../painters/harbor.ts";
import { steam } from "../../painters/supper.ts";

/** The hands of Ines round a cup: they know when it is full. */
export const scene: Scene = {
  seed: 738,
  exposure: 1.2,
  sky: {
    top: light("#0d1c24"),
    low: light("#46646b"),
    stars: 0,
    nebulae: [{ x: 800, y: 240, radius: 720, color: light("#84a09f", 0.34) }],
  },
  ambient: light("#7599a0", 0.34),
  lamps: [
    { x: 220, y: 480, z: 250, radius: 420, color: light("lantern", 2.4), haze: 0.7 },
    { x: 820, y: 420, z: 380, radius: 480, color: light("#ffc978", 1.1), haze: 0.1 },
  ],
  layers: [
    {
      z: -200,
      relief: 3,
      paint: (p) => {
        water(p, 440, 920, "#54757a", "#0d2b36", 560);
        heron(p, 1290, 500, 0.5, -1);
        for (const [x, y, h] of triples("1090,490,60 1470,510,84 140,484,52")) post(p, x, y, h, h * 0.24);
        reflection(p, 330, 560, 120, 130, "#ffbe5c", 0.4);
      },
      mist: { color: light("nearFog", 0.55), amount: 0.7, band: [450, 110] },
    },
    {
      z: 20,
      relief: 6,
      rim: 1.8,
      paint: (p) => {
        fill(p.c, "M-20 760C420 700 1180 700 1620 760V920H-20Z", "#26302f");
        line(p.c, "M-20 640C420 590 1180 590 1620 640", "#3a4a48", 40);
        line(p.c, "M-20 628C420 578 1180 578 1620 628", "#c4cdc8", 13);
        fill(p.c, "M120 780H1480L1560 920H40Z", along(p.c, 0, 780, 0, 920, ["#948a6c", "#4b4638"]));
        line(p.c, "M120 782H1480", "#cdbf95", 5);
        for (let x = 180; x < 1450; x += 220)
          line(p.c, `M${x} 812h150M${x + 50} 850h130`, "rgba(30,24,14,.35)", 3);
        lantern(p, 210, 400, 3.4);
        glow(p, 210, 610, 320, salt.gold, 0.24);
        line(p.c, "M1040 896C1100 740 1180 910 1260 850S1400 890 1460 900", "#3f3a2c", 26);
        line(p.c, "M1040 892C1100 736 1180 906 1260 846S1400 886 1460 896", "#b5a67c", 17);
        for (const [x, y] of pairs("1088,812 1204,862 1330,862")) {
          disc(p.c, x, y, 24, "#4e4636");
          disc(p.c, x - 3, y - 4, 19, "#c9bb94");
        }
      },
      mist: { color: light("#8aa7aa", 0.3), amount: 0.12, band: [620, 120] },
    },
    {
      z: 110,
      relief: 6,
      round: 16,
      rim: 2,
      paint: (p) => {
        solid(
          p,
          "M660 430H960C962 560 930 720 880 748Q810 764 740 748C690 720 658 560 660 430Z",
          along(p.c, 660, 0, 960, 0, ["#7f8d8a", [0.3, "#eef0e6"], [0.65, "#c4cdc8"], "#6d7b7a"]),
        );
        disc(p.c, 810, 432, 150, "#dfe4da", 32);
        disc(p.c, 810, 436, 134, "#4a3018", 25);
        disc(p.c, 780, 436, 70, "#8a5f2c", 10);
        line(p.c, "M674 640Q810 676 948 640", "#3f6a6c", 11);
        steam(p, 800, 424, 400, 0.24);
      },
    },
    {
      z: 200,
      relief: 6,
      round: 10,
      rim: 2,
      paint: (p) => {
        const look = { skin: 1, sleeve: "#33505c", pose: "hold" } as const;
        hand(p, 1004, 610, 1.45, 0.34, look);
        at(p, 616, 610, 1, 0, () => {
          for (const g of [p.c, p.e]) g.scale(-1, 1);
          hand(p, 0, 0, 1.45, 0.34, look);
        });
      },
    },
  ],
};
