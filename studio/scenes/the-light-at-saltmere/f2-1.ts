import { light } from "../../kit/palette.ts";
import { line, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow } from "../../painters/air.ts";
import { heron, lantern, post, reflection, salt, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";
import { boatAheadBack, boatAheadFront, oar } from "../../painters/oars.ts";
import { BO, INES, RUDA } from "../../painters/townsfolk.ts";

/** Ines sits in front. She does not look. She listens. */
export const scene: Scene = lifted(100, {
  seed: 769,
  exposure: 1.2,
  sky: {
    top: light("#0d1c24"),
    low: light("#46646b"),
    stars: 0,
    nebulae: [{ x: 800, y: 280, radius: 760, color: light("#84a09f", 0.36) }],
  },
  ambient: light("#7599a0", 0.36),
  lamps: [
    { x: 800, y: 690, z: 260, radius: 420, color: light("lantern", 2.4), haze: 0.8 },
    { x: 800, y: 830, z: 190, radius: 380, flat: 2.4, color: light("#ffb85a", 1.1), haze: 0.2 },
  ],
  layers: [
    {
      z: -200,
      relief: 3,
      paint: (p) => {
        water(p, 500, 1020, "#54757a", "#0d2b36", 720);
        heron(p, 290, 548, 0.36, 1);
        for (const [x, y, h] of triples("140,560,64 420,536,40 1250,544,50 1470,580,90"))
          post(p, x, y, h, h * 0.24);
      },
      mist: { color: light("nearFog", 0.55), amount: 0.8, band: [510, 120] },
    },
    {
      z: 20,
      relief: 5,
      round: 9,
      rim: 2.2,
      paint: (p) => {
        boatAheadBack(p, 800, 830, 2.3);
        oar(p, 560, 580, 640, Math.PI - 0.34, 17);
        oar(p, 1040, 580, 640, 0.34, 17);
        figure(p, 586, 740, 1.5, BO, { back: true, left: [-56, -118], right: [34, -112], lean: -0.08 });
        figure(p, 1014, 740, 1.46, RUDA, { back: true, left: [-34, -112], right: [56, -118], lean: 0.08 });
      },
      mist: { color: light("#8aa7aa", 0.4), amount: 0.24, band: [560, 140] },
    },
    {
      z: 110,
      relief: 6,
      round: 11,
      rim: 2.2,
      paint: (p) => {
        figure(p, 800, 930, 2.3, INES, {
          left: [-22, -128],
          right: [34, -228],
          eyes: "shut",
          mouth: "small",
          tilt: 0.14,
          brow: 0.3,
        });
        boatAheadFront(p, 800, 898, 2.8, "#4f7274");
        lantern(p, 800, 634, 1.4);
        line(p.c, "M780 762H820", "#59655f", 14);
        glow(p, 800, 720, 280, salt.gold, 0.28);
        reflection(p, 800, 880, 50, 130, "#ffbe5c", 0.6);
      },
    },
  ],
});
