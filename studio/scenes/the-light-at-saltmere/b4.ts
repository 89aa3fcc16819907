import { light } from "../../kit/palette.ts";
import { disc, fill, hoop, line } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { lantern, salt } from "../../painters/harbor.ts";
import { handwriting, planks } from "../../painters/quay.ts";

/** Pell's drawer for important things: it has been opened for the first time, and one letter is in it. */
export const scene: Scene = {
  seed: 734,
  exposure: 1.15,
  vignette: 0.65,
  sky: { top: light("#0a1419"), low: light("#0a1419"), stars: 0 },
  ambient: light("#6d9096", 0.28),
  lamps: [{ x: 1240, y: 420, z: 260, radius: 480, color: light("lantern", 2.5), haze: 0.5 }],
  layers: [
    {
      z: -20,
      relief: 6,
      paint: (p) => {
        planks(p, -20, 1620, -20, 920, 330, "#44504a");
        for (let row = 0; row < 5; row++)
          for (let column = 0; column < 7; column++) {
            const [x, y] = [40 + column * 222, 30 + row * 172];
            fill(p.c, `M${x} ${y}h190v140h-190Z`, "#171f20");
            fill(p.c, `M${x + 6} ${y + 6}h178v128h-178Z`, (row + column) % 3 ? "#5f665a" : "#565e56");
            line(p.c, `M${x + 8} ${y + 8}h174`, "rgba(224,226,200,.3)", 3);
            fill(p.c, `M${x + 46} ${y + 26}h98v34h-98Z`, "#b9b7a2");
            line(p.c, `M${x + 58} ${y + 44}q8 -10 16 0t16 0t16 0t16 0`, "rgba(32,44,54,.7)", 2.4);
            hoop(p.c, x + 95, y + 92, 15, "#8d7d4c", 6);
            disc(p.c, x + 95, y + 76, 6, "#b7a668");
          }
      },
    },
    {
      z: 90,
      relief: 6,
      round: 6,
      rim: 1.6,
      paint: (p) => {
        fill(p.c, "M500 520H980L1030 640H450Z", "#0c1213");
        handwriting(p, 742, 250, 300, 430, 0.05, 5);
        fill(p.c, "M500 520L450 640V800L500 660ZM980 520L1030 640V800L980 660Z", "#3c443e");
        fill(p.c, "M440 636H1040V836H440Z", "#6c7264");
        line(p.c, "M440 638H1040", "#b9bda2", 6);
        line(p.c, "M456 656H1024V820H456Z", "rgba(12,18,18,.5)", 4);
        fill(p.c, "M640 670H840V724H640Z", "#c9c6b0");
        line(p.c, "M664 700q10 -14 20 0t20 0t20 0t20 0t20 0t20 0", "rgba(32,44,54,.75)", 3.4);
        hoop(p.c, 740, 784, 26, "#a8925a", 9);
        disc(p.c, 740, 758, 10, "#d8c890");
      },
    },
    {
      z: 150,
      relief: 6,
      rim: 1.6,
      paint: (p) => {
        line(p.c, "M1240 -20V196", "#141c1f", 9);
        lantern(p, 1240, 190, 3.3);
        glow(p, 1240, 390, 380, salt.gold, 0.2);
      },
    },
  ],
};
