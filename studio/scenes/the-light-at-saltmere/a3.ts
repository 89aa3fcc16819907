import { light } from "../../kit/palette.ts";
import { fill, line } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { brassBox, glassRoom } from "../../painters/great-lamp.ts";
import { lantern, salt } from "../../painters/harbor.ts";
import { planks } from "../../painters/quay.ts";

/** The keeper's box on her bench, with a lantern on each side. */
export const scene: Scene = {
  seed: 773,
  exposure: 1.15,
  vignette: 0.6,
  sky: {
    top: light("#0a161d"),
    low: light("#3a5860"),
    stars: 0,
    nebulae: [{ x: 800, y: 260, radius: 620, color: light("bank", 0.3) }],
  },
  ambient: light("#6d9096", 0.3),
  lamps: [
    { x: 320, y: 560, z: 230, radius: 330, color: light("lantern", 2.1), haze: 0.5 },
    { x: 1280, y: 560, z: 230, radius: 330, color: light("lantern", 2.1), haze: 0.5 },
  ],
  layers: [
    {
      z: -80,
      relief: 5,
      blur: 2.5,
      paint: (p) => glassRoom(p, 640, 330),
      mist: { color: light("#6d8c92", 0.3), amount: 0.3, band: [300, 300] },
    },
    {
      z: 20,
      relief: 6,
      paint: (p) => {
        fill(p.c, "M-20 712H1620V852H-20Z", "#77776a");
        for (const dy of [26, 60, 100]) line(p.c, `M-20 ${712 + dy}H1620`, "rgba(14,18,16,.4)", 3);
        planks(p, -20, 1620, 852, 920, 136, "#4c4e44");
        line(p.c, "M-20 852H1620", "#a3a38c", 7);
      },
    },
    {
      z: 90,
      relief: 6,
      round: 10,
      rim: 1.8,
      paint: (p) => {
        brassBox(p, 800, 776, 1.36);
        for (const x of [320, 1280]) {
          lantern(p, x, 470, 3.3);
          glow(p, x, 660, 320, salt.gold, 0.2);
        }
      },
    },
  ],
};
