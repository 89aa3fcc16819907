import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { fishingBoat } from "../../painters/boats.ts";
import { heron, lantern, reflection, salt, wall, water } from "../../painters/harbor.ts";
import { lifted } from "../../painters/lifted.ts";

/** Lanterns of the Long Line on the wall, every 58 units. */
const LINE = Array.from({ length: 28 }, (_, i) => [20 + i * 58, 432 + Math.sin(i * 1.7) * 7] as const);

/** The Long Line: the whole wall is gold, and the boats pass one by one round the heron. */
export const scene: Scene = lifted(100, {
  seed: 762,
  exposure: 1.2,
  sky: {
    top: light("#0a1720"),
    low: light("#3d5a5e"),
    stars: 0.2,
    nebulae: [{ x: 800, y: 260, radius: 800, color: light("#9a9a78", 0.28) }],
  },
  ambient: light("#7596a0", 0.34),
  lamps: [100, 450, 800, 1150, 1500].map((x) => ({
    x,
    y: 440,
    z: 90,
    radius: 330,
    color: light("lantern", 1.3),
    haze: 0.7,
  })),
  layers: [
    {
      z: -160,
      relief: 6,
      rim: 1.6,
      paint: (p) => {
        wall(p, 476, 476, 110, "#66767a");
        for (const [x, y] of LINE) {
          lantern(p, x, y - 30, 0.62);
          glow(p, x, y + 8, 70, salt.gold, 0.3);
        }
      },
      mist: { color: light("#a3a58c", 0.4), amount: 0.3, band: [470, 100] },
    },
    {
      z: -60,
      relief: 3,
      paint: (p) => {
        water(p, 574, 1020, "#55787c", "#0d2b36", 800);
        for (const [x] of LINE) reflection(p, x, 580, 170, 26, "#ffbe5c", 0.42);
      },
      mist: { color: light("#9ab4b0", 0.4), amount: 0.4, band: [580, 60] },
    },
    {
      z: 10,
      relief: 4,
      round: 10,
      rim: 2,
      paint: (p) => {
        fishingBoat(p, 1330, 636, 0.62, { tone: "#59617a", tilt: 0.02 });
        fishingBoat(p, 1010, 630, 0.58, { tone: "#7a6a58", tilt: -0.02 });
        fishingBoat(p, 420, 664, 0.74, { tone: "#6f7a5c", side: 1, tilt: 0.02 });
        heron(p, 760, 706, 0.86, 1);
        reflection(p, 530, 672, 70, 26, "#ffbe5c", 0.4);
      },
    },
    {
      z: 130,
      relief: 5,
      round: 14,
      rim: 2.2,
      paint: (p) => {
        fishingBoat(p, 320, 826, 1.3, { tone: "#3f6a6c", side: 1, tilt: -0.03 });
        fishingBoat(p, 1130, 836, 1.36, { tone: "#7d5f4c", side: 1, tilt: 0.02 });
        reflection(p, 550, 836, 70, 50, "#ffbe5c", 0.5);
        reflection(p, 1368, 844, 60, 50, "#ffbe5c", 0.5);
      },
    },
  ],
});
