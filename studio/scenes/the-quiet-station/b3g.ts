import { light } from "../../kit/palette.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { beanLeaf, vine } from "../../painters/leaves.ts";
import { pip } from "../../painters/pip.ts";
import { hungSpoon } from "../../painters/spoons.ts";

/** The garden: bean leaves up to the roof, and between them one light as small as a bee. */
export const scene: Scene = {
  seed: 58,
  exposure: 1.15,
  sky: {
    top: light("#04121a"),
    low: light("#0d3238"),
    stars: 0.6,
    nebulae: [{ x: 900, y: 380, radius: 520, color: light("#3f8f78", 0.5) }],
  },
  ambient: light("#2f5f66", 0.5),
  lamps: [
    { x: 905, y: 455, z: 90, radius: 250, color: light("pip", 2.6), haze: 1 },
    { x: 500, y: -200, z: 260, radius: 560, color: light("#8fd0c0", 0.7), haze: 0.2 },
  ],
  layers: [
    {
      z: -200,
      blur: 6,
      relief: 8,
      ambient: 0.8,
      paint: (p) => {
        for (let i = 0; i < 26; i++) {
          const x = -60 + i * 68;
          vine(
            p,
            x,
            940,
            x + between(p.next, -90, 90),
            between(p.next, -60, 160),
            between(p.next, -120, 120),
            { leaves: 16, size: 58, color: "#2f7d6b" },
          );
        }
      },
      mist: { color: light("#3f8f86", 0.5), amount: 0.6, band: [420, 420] },
    },
    {
      z: -60,
      blur: 1.6,
      relief: 7,
      paint: (p) => {
        for (let i = 0; i < 15; i++) {
          const x = -40 + i * 122;
          if (Math.abs(x - 900) < 90) continue;
          vine(p, x, 940, x + (900 - x) * 0.12, between(p.next, -80, 60), between(p.next, -90, 90), {
            leaves: 13,
            size: 84,
            rich: true,
          });
        }
      },
      mist: { color: light("#4f9a80", 0.42), amount: 0.42, band: [520, 340] },
    },
    {
      z: 40,
      paint: (p) => {
        glow(p, 905, 455, 330, "#ffe9b4", 0.2);
        pip(p, 905, 455, 34);
        motes(p, 905, 470, 380, 60, "#ffe6ae");
      },
    },
    {
      z: 70,
      relief: 6,
      rim: 1.7,
      paint: (p) => {
        vine(p, 700, 940, 770, 150, -70, { leaves: 11, size: 112, rich: true });
        vine(p, 1130, 940, 1060, 90, 60, { leaves: 12, size: 118, rich: true });
        hungSpoon(p, 1010, 250, 430, 1.05, -0.04);
        beanLeaf(p, 762, 640, 130, -0.62);
        beanLeaf(p, 1085, 690, 120, Math.PI + 0.2);
      },
    },
    {
      z: 240,
      blur: 5,
      relief: 10,
      rim: 3,
      ambient: 1.1,
      paint: (p) => {
        vine(p, 1540, 960, 1420, -60, 130, { leaves: 12, size: 190, color: "#2a6f58" });
        vine(p, 60, 960, 190, 300, -60, { leaves: 7, size: 200, color: "#256352" });
      },
    },
  ],
};
