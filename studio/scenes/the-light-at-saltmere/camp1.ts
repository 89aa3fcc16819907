import { light } from "../../kit/palette.ts";
import { fill, line } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { lantern, salt, wall } from "../../painters/harbor.ts";
import { bowl, sleepingCat, soupStove, steam } from "../../painters/supper.ts";

/** Bo's corner at the foot of the tower: a pot that is too large for its stove, and one bowl more than people. */
export const scene: Scene = {
  seed: 760,
  exposure: 1.15,
  sky: { top: light("#081218"), low: light("#081218"), stars: 0 },
  ambient: light("#6d9096", 0.28),
  lamps: [
    { x: 560, y: 700, z: 190, radius: 260, color: light("#ff9c44", 1.9), haze: 0.4 },
    { x: 1010, y: 290, z: 210, radius: 380, color: light("lantern", 2.2), haze: 0.6 },
  ],
  layers: [
    { z: -40, relief: 9, paint: (p) => wall(p, -30, -30, 980, "#6a7a7a") },
    {
      z: 10,
      relief: 6,
      paint: (p) => {
        line(p.c, "M1010 -10V176", "#1c272c", 7);
        lantern(p, 1010, 172, 1.9);
        glow(p, 1010, 290, 230, salt.gold, 0.26);
        line(p.c, "M110 250V-10M110 250q0 26 20 22", "#1c272c", 8);
        fill(p.c, "M70 256H160L196 640Q120 668 40 640Z", "#41524f");
        line(p.c, "M96 270Q84 460 96 640M136 270Q150 460 150 640", "rgba(4,10,14,.4)", 6);
        line(p.c, "M70 256Q116 286 160 256", "#c4cdc8", 7);
      },
    },
    { z: 40, relief: 8, paint: (p) => wall(p, 770, 770, 190, "#4f5e63") },
    {
      z: 90,
      relief: 6,
      round: 10,
      rim: 1.8,
      paint: (p) => {
        soupStove(p, 560, 838, 1.24);
        glow(p, 560, 770, 170, "#ff9c44", 0.22);
        steam(p, 560, 500, 380, 0.2);
      },
    },
    {
      z: 140,
      relief: 6,
      round: 5,
      rim: 1.6,
      paint: (p) => {
        for (const x of [880, 1400]) fill(p.c, `M${x} 744h44l8 130h-60Z`, "#3a3a34");
        fill(p.c, "M800 700H1530V746H800Z", "#6d6654");
        line(p.c, "M800 701H1530", "#b5ab8c", 5);
        line(p.c, "M820 722H1500", "rgba(20,20,16,.35)", 3);
        for (const [x, tone] of [
          [866, "#8fa8a4"],
          [984, "#c4cdc8"],
          [1102, "#7d8a78"],
        ] as const)
          bowl(p, x, 666, 50, tone);
        sleepingCat(p, 1330, 702, 1.5, "#8a8f88");
      },
    },
  ],
};
