import { light } from "../../kit/palette.ts";
import { line, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow } from "../../painters/air.ts";
import { heron, lantern, post, reflection, salt, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { bench, boatInside, grip, oar } from "../../painters/oars.ts";
import { TOWN } from "../../painters/townsfolk.ts";

/** No keeper in front: one lantern in the bow, and your own hands on the oars. */
export const scene: Scene = lifted(130, {
  seed: 851,
  exposure: 1.2,
  sky: {
    top: light("#0c1a22"),
    low: light("#46646b"),
    stars: 0,
    nebulae: [{ x: 800, y: 280, radius: 720, color: light("#8fa8a4", 0.36) }],
  },
  ambient: light("#7599a0", 0.34),
  lamps: [
    { x: 800, y: 350, z: 160, radius: 330, color: light("lantern", 2.6), haze: 0.9 },
    { x: 800, y: 620, z: 330, radius: 420, color: light("#ffc978", 1), haze: 0.1 },
  ],
  layers: [
    {
      z: -200,
      relief: 3,
      paint: (p) => {
        water(p, 420, 1050, "#587a7e", "#0d2b36", 760);
        heron(p, 330, 466, 0.32, 1);
        for (const [x, y, h] of triples("190,470,50 1260,456,40 1450,490,70")) post(p, x, y, h, h * 0.24);
        reflection(p, 800, 430, 180, 240, "#ffbe5c", 0.3);
      },
      mist: { color: light("nearFog", 0.55), amount: 0.8, band: [430, 120] },
    },
    {
      z: 10,
      relief: 5,
      round: 8,
      rim: 2.2,
      paint: (p) => {
        boatInside(p, 800, 430, "#4f6f70");
        lantern(p, 800, 232, 2);
        line(
          p.e,
          "M786 336C800 322 828 330 826 356C822 384 784 388 776 364C774 350 778 342 788 334",
          "rgba(150,60,14,.85)",
          6,
        );
        glow(p, 800, 350, 280, salt.gold, 0.28);
      },
    },
    {
      z: 80,
      relief: 5,
      round: 9,
      rim: 2.4,
      paint: (p) => {
        oar(p, 712, 606, 640, Math.PI - 0.1, 17);
        oar(p, 888, 606, 640, 0.1, 17);
        figure(p, 800, 800, 1.5, TOWN[5] ?? { coat: "#6f8a7e", head: "scarf" }, {
          back: true,
          left: [-66, -132],
          right: [66, -132],
        });
        bench(p, 800, 690, 350, 190);
      },
    },
    {
      z: 210,
      relief: 6,
      round: 10,
      rim: 2,
      paint: (p) => {
        oar(p, 690, 820, 1100, Math.PI + 0.1, 44);
        oar(p, 910, 820, 1100, -0.1, 44);
        grip(p, 600, 800, 1.05, 0.1, { skin: 3, sleeve: "#4f6a70", elbow: -0.4 });
        grip(p, 420, 782, 1.05, 0.1, { skin: 3, sleeve: "#4f6a70", elbow: -0.1 });
        grip(p, 1000, 800, 1.05, -0.1, { skin: 4, sleeve: "#8a8470", elbow: 0.4 });
        grip(p, 1180, 782, 1.05, -0.1, { skin: 4, sleeve: "#8a8470", elbow: 0.1 });
      },
    },
  ],
});
