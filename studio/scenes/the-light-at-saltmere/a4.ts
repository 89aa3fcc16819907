import { light } from "../../kit/palette.ts";
import { fill, line } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { brassBox, glassRoom, leadWeight } from "../../painters/great-lamp.ts";
import { lantern, salt } from "../../painters/harbor.ts";
import { handwriting, planks } from "../../painters/quay.ts";

/** The box is open: the note of Ines leans against it, beside a lead weight on a wet rope. */
export const scene: Scene = {
  seed: 774,
  exposure: 1.15,
  vignette: 0.65,
  sky: {
    top: light("#08131a"),
    low: light("#2f4a53"),
    stars: 0,
    nebulae: [{ x: 1000, y: 260, radius: 620, color: light("#6d8a8e", 0.28) }],
  },
  ambient: light("#6d9096", 0.26),
  lamps: [{ x: 350, y: 500, z: 250, radius: 600, color: light("lantern", 2.6), haze: 0.5 }],
  layers: [
    {
      z: -80,
      relief: 5,
      blur: 3,
      paint: (p) => glassRoom(p, 600, 400),
      mist: { color: light("#6d8c92", 0.3), amount: 0.3, band: [300, 300] },
    },
    {
      z: 20,
      relief: 6,
      paint: (p) => {
        fill(p.c, "M-20 690H1620V830H-20Z", "#77776a");
        for (const dy of [26, 60, 100]) line(p.c, `M-20 ${690 + dy}H1620`, "rgba(14,18,16,.4)", 3);
        planks(p, -20, 1620, 830, 920, 150, "#4c4e44");
        line(p.c, "M-20 830H1620", "#a3a38c", 7);
      },
    },
    { z: 60, relief: 6, round: 8, rim: 1.6, paint: (p) => brassBox(p, 980, 740, 1.1, true) },
    {
      z: 120,
      relief: 5,
      rim: 1.6,
      paint: (p) => {
        handwriting(p, 720, 330, 350, 452, -0.06, 5);
        leadWeight(p, 1250, 836, 1.2);
        lantern(p, 330, 340, 4.4);
        glow(p, 330, 600, 400, salt.gold, 0.2);
      },
    },
  ],
};
