import { light } from "../../kit/palette.ts";
import { along, at, fill, line, pairs, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { fishingBoat } from "../../painters/boats.ts";
import { hand } from "../../painters/hand.ts";
import { heron, lantern, post, reflection, salt, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { cloudBands, dawn, ROSE } from "../../painters/shore.ts";
import { bowl, steam } from "../../painters/supper.ts";

/** A long bench in the morning: soup, small lanterns, and a bowl that goes from hand to hand. */
export const scene: Scene = lifted(50, {
  seed: 791,
  exposure: 1.12,
  vignette: 0.4,
  sky: {
    top: light("#3f6673"),
    low: light("#a88478"),
    stars: 0,
    nebulae: [{ x: 900, y: 200, radius: 600, color: light("#ffcfae", 0.16) }],
  },
  ambient: light("#93a9aa", 0.5),
  lamps: [
    { x: 800, y: 330, z: 60, radius: 700, color: light("#ffc9a0", 1.3), haze: 0.3 },
    { x: 520, y: 660, z: 230, radius: 300, color: light("lantern", 1.5), haze: 0.4 },
    { x: 1080, y: 660, z: 230, radius: 300, color: light("lantern", 1.5), haze: 0.4 },
    { x: 800, y: 500, z: 420, radius: 500, color: light("#ffd8b0", 1), haze: 0 },
  ],
  layers: [
    {
      z: -300,
      relief: 3,
      paint: (p) => {
        dawn(p, 440, 300, "#e58f78", 0.34);
        dawn(p, 440, 100, ROSE, 0.36);
        cloudBands(p, 80, 330, "#ffd8bc", 14);
        water(p, 440, 970, "#b98f84", "#1d4854", 760);
        reflection(p, 800, 446, 200, 320, "#ffd2ac", 0.3);
        heron(p, 1150, 480, 0.34, -1);
        for (const [x, y, h] of triples("1000,480,50 1240,470,40")) post(p, x, y, h, h * 0.24);
      },
      mist: { color: light("#f0cbb6", 0.7), amount: 0.3, band: [445, 50] },
    },
    {
      z: -60,
      relief: 5,
      round: 10,
      rim: 2,
      paint: (p) => {
        fishingBoat(p, 260, 520, 0.72, { tone: "#3f6a6c", lit: 0.4 });
        fishingBoat(p, 560, 500, 0.52, { tone: "#7a6a58", lit: 0.4 });
        fishingBoat(p, 1440, 520, 0.7, { tone: "#6f7a5c", side: -1, lit: 0.4 });
      },
    },
    {
      z: 60,
      relief: 6,
      rim: 1.8,
      paint: (p) => {
        fill(p.c, "M-20 730H1620V800H-20Z", along(p.c, 0, 730, 0, 800, ["#b09a72", "#8a7856"]));
        fill(p.c, "M-20 800H1620V846H-20Z", "#5c503c");
        line(p.c, "M-20 801H1620", "#e0cfa4", 5);
        for (let x = 20; x < 1600; x += 230)
          line(p.c, `M${x} 752h150M${x + 70} 776h130`, "rgba(50,40,24,.3)", 3);
        fill(p.c, "M-20 846H1620V970H-20Z", "#2a3030");
        for (const x of [180, 1380]) fill(p.c, `M${x} 846h60l-8 90h-44Z`, "#5c503c");
      },
    },
    {
      z: 110,
      relief: 6,
      round: 8,
      rim: 2,
      paint: (p) => {
        for (const [x, s] of pairs("520,1.5 1080,1.5")) {
          lantern(p, x, 766 - 90 * s, s);
          glow(p, x, 766 - 30 * s, 150, salt.gold, 0.24);
        }
        for (const [x, tone] of [
          [110, "#8fa8a4"],
          [320, "#c4cdc8"],
          [1290, "#7d8a78"],
          [1490, "#c4cdc8"],
        ] as const) {
          bowl(p, x, 714, 76, tone);
          steam(p, x, 700, 170, 0.12, "#fff0dc");
        }
        bowl(p, 800, 500, 126, "#8fa8a4");
        steam(p, 800, 480, 330, 0.2, "#fff0dc");
      },
    },
    {
      z: 200,
      relief: 6,
      round: 10,
      rim: 2,
      paint: (p) => {
        hand(p, 1000, 556, 1.15, -0.1, { skin: 4, sleeve: "#7d9a94", pose: "hold" });
        at(p, 600, 556, 1, 0, () => {
          for (const g of [p.c, p.e]) g.scale(-1, 1);
          hand(p, 0, 0, 1.15, -0.1, { skin: 3, sleeve: "#6d6450", pose: "hold" });
        });
      },
    },
  ],
});
