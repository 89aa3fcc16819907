import { light } from "../../kit/palette.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes, ripples } from "../../painters/air.ts";
import { beanLeaf, vine } from "../../painters/leaves.ts";
import { pip } from "../../painters/pip.ts";

/** Pip close by, on a bean leaf, with faint rings around it like sound. */
export const scene: Scene = {
  seed: 66,
  exposure: 1.1,
  sky: {
    top: light("#04121a"),
    low: light("#0b2c30"),
    stars: 0.4,
    nebulae: [{ x: 980, y: 400, radius: 480, color: light("#3f8f78", 0.45) }],
  },
  ambient: light("#3c6264", 0.4),
  lamps: [{ x: 980, y: 450, z: 100, radius: 300, color: light("pip", 2.6), haze: 1 }],
  layers: [
    {
      z: -160,
      blur: 7,
      relief: 8,
      paint: (p) => {
        for (let i = 0; i < 20; i++)
          vine(
            p,
            -60 + i * 90,
            940,
            -60 + i * 90 + between(p.next, -90, 90),
            between(p.next, -60, 200),
            between(p.next, -90, 90),
            { leaves: 12, size: 92 },
          );
      },
      mist: { color: light("#3f8f86", 0.5), amount: 0.6, band: [430, 400] },
    },
    {
      z: 20,
      relief: 7,
      rim: 1.6,
      paint: (p) => {
        vine(p, 1330, 960, 1240, -40, 70, { leaves: 9, size: 190, rich: true });
        vine(p, 620, 960, 560, 500, -60, { leaves: 6, size: 170, rich: true });
        beanLeaf(p, 1290, 590, 560, Math.PI - 0.06);
      },
    },
    {
      z: 60,
      paint: (p) => {
        ripples(p, 980, 440, 110, 58, 6, "#fff4d6", 0.34);
        glow(p, 980, 450, 380, "#ffe9b4", 0.16);
        pip(p, 980, 455, 64, 0.16);
        motes(p, 980, 460, 460, 70, "#ffe6ae");
      },
    },
    {
      z: 250,
      blur: 8,
      relief: 12,
      rim: 3,
      ambient: 1,
      paint: (p) => vine(p, 40, 960, 200, 380, -60, { leaves: 6, size: 260, color: "#256352" }),
    },
  ],
};
