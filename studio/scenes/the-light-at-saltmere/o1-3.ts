import { fade, light } from "../../kit/palette.ts";
import { along, around, at, disc, fill, line, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { glassRoom, greatLens } from "../../painters/great-lamp.ts";
import { hand } from "../../painters/hand.ts";
import { salt } from "../../painters/harbor.ts";

/** Thirty-one years: two hands that find the wick without looking. */
export const scene: Scene = {
  seed: 713,
  exposure: 1.15,
  sky: {
    top: light("#0a141c"),
    low: light("#2c4852"),
    stars: 0.4,
    nebulae: [{ x: 300, y: 240, radius: 520, color: light("#5d7a80", 0.26) }],
  },
  ambient: light("#6d8a90", 0.26),
  lamps: [
    { x: 800, y: 520, z: 240, radius: 420, color: light("window", 2.5), haze: 0.5 },
    { x: 800, y: 200, z: 60, radius: 420, color: light("lantern", 1.3), haze: 0.4 },
  ],
  layers: [
    { z: -200, relief: 6, paint: (p) => glassRoom(p, 660, 270) },
    {
      z: -40,
      relief: 7,
      round: 14,
      rim: 2,
      paint: (p) => {
        greatLens(p, 800, 270, 1.4, 0.34);
        glow(p, 800, 270, 420, salt.gold, 0.16);
      },
      mist: { color: light("#b09a72", 0.4), amount: 0.14 },
    },
    {
      z: 110,
      relief: 6,
      round: 12,
      rim: 2,
      paint: (p) => {
        const brass = along(p.c, 640, 0, 960, 0, ["#4a3f22", [0.3, "#d0b878"], [0.55, "#8d7642"], "#33301f"]);
        solid(p, "M600 920L660 800H940L1000 920Z", brass);
        solid(p, "M690 800Q640 760 650 700H950Q960 760 910 800Z", brass);
        solid(p, "M730 700L744 630H856L870 700Z", brass);
        line(p.c, "M652 702H948M664 802H936", "#eadfb2", 5);
        disc(p.c, 800, 630, 58, "#eadfb2", 13);
        disc(p.c, 800, 632, 46, "#2a2418", 9);
        solid(p, "M784 632V596H816V632Z", "#d8cdb4");
        p.e.fillStyle = around(p.e, 800, 560, 90, [
          fade("#fffbe9", 1),
          [0.4, fade("#ffcf70", 0.9)],
          fade("#d9772e", 0.25),
        ]);
        p.e.fill(new Path2D("M800 470C838 530 846 566 826 596Q800 612 774 596C754 566 762 530 800 470Z"));
        glow(p, 800, 540, 230, "#ffb04a", 0.3);
        for (const s of [-1, 1]) {
          line(p.c, `M${800 + s * 74} 690V640`, "#5c4e2a", 12);
          fill(p.c, `M${800 + s * 64} 640h${s * 26}v-20h${s * -26}Z`, "#b09a5c");
        }
      },
    },
    {
      z: 200,
      relief: 6,
      round: 10,
      rim: 2.2,
      paint: (p) => {
        const look = { skin: 1, sleeve: "#33505c" } as const;
        hand(p, 1052, 640, 1.4, 0.3, look);
        at(p, 548, 640, 1, 0, () => {
          for (const g of [p.c, p.e]) g.scale(-1, 1);
          hand(p, 0, 0, 1.4, 0.3, look);
        });
      },
    },
    { z: 220, paint: (p) => motes(p, 800, 460, 520, 90, "#ffdca0") },
  ],
};
