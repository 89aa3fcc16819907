import { light } from "../../kit/palette.ts";
import { disc, fill, line, pairs, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow } from "../../painters/air.ts";
import { rowingBoatBack, rowingBoatFront } from "../../painters/boats.ts";
import { heron, lantern, post, reflection, salt, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { INES } from "../../painters/townsfolk.ts";

/** Ines where nobody looked: in a boat at a post, with tea in one hand and the knots of her rope in the other. */
export const scene: Scene = lifted(110, {
  seed: 737,
  exposure: 1.2,
  sky: {
    top: light("#0d1c24"),
    low: light("#46646b"),
    stars: 0,
    nebulae: [{ x: 700, y: 300, radius: 720, color: light("#84a09f", 0.34) }],
  },
  ambient: light("#7599a0", 0.36),
  lamps: [
    { x: 1040, y: 560, z: 190, radius: 330, color: light("lantern", 2.3), haze: 0.9 },
    { x: 980, y: 780, z: 150, radius: 280, flat: 2.6, color: light("#ffb85a", 1.1), haze: 0.2 },
  ],
  layers: [
    {
      z: -180,
      relief: 3,
      paint: (p) => {
        water(p, 520, 1030, "#54757a", "#0d2b36", 760);
        heron(p, 268, 560, 0.34, 1);
        for (const [x, y, h] of triples("120,566,50 410,574,54 1460,570,52")) post(p, x, y, h, 14);
      },
      mist: { color: light("nearFog", 0.55), amount: 0.8, band: [530, 110] },
    },
    {
      z: 40,
      relief: 5,
      round: 10,
      rim: 2,
      paint: (p) => {
        post(p, 1290, 800, 460, 84);
        line(p.c, "M1250 500C1180 620 1160 640 1108 640", "#a08a63", 9);
        rowingBoatBack(p, 760, 780, 1.95);
        figure(p, 690, 798, 1.5, INES, {
          left: [-52, -112],
          right: [26, -152],
          gaze: 0.3,
          tilt: 0.06,
          lean: -0.05,
          eyes: "shut",
          mouth: "smile",
        });
        fill(p.c, "M712 552H762L754 592H720Z", "#c4cdc8");
        line(p.c, "M762 560q22 8 -4 22", "#c4cdc8", 6);
        line(p.c, "M612 630C560 650 530 690 520 742", "#b5a67c", 8);
        for (const [x, y] of pairs("586,654 550,680 528,714")) disc(p.c, x, y, 10, "#c9bb94");
        lantern(p, 1040, 504, 1.5);
        rowingBoatFront(p, 760, 780, 1.95, "#4f7274");
        line(p.c, "M516 690V860", "#b5a67c", 8);
        glow(p, 1040, 590, 260, salt.gold, 0.28);
      },
      mist: { color: light("#8aa7aa", 0.34), amount: 0.22, band: [780, 100] },
    },
    {
      z: 120,
      relief: 3,
      paint: (p) => {
        reflection(p, 1020, 806, 100, 100, "#ffbe5c", 0.55);
        for (let i = 0; i < 24; i++) {
          const w = 70 + (i % 5) * 44;
          line(
            p.c,
            `M${380 + ((i * 191) % 800) - w / 2} ${808 + (i % 8) * 13}q${w / 2} -6 ${w} 0`,
            "rgba(196,216,212,.26)",
            2.6,
          );
        }
      },
    },
  ],
});
