import { light } from "../../kit/palette.ts";
import { along, disc, fill, inside, line, wear } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, ripples } from "../../painters/air.ts";
import { iceBlock, iceDust } from "../../painters/ice.ts";
import { pip } from "../../painters/pip.ts";

const HULL = "M820 -20C760 260 760 620 840 920H1640V-20Z";

/** Three taps; this time they mean thank you. */
export const scene: Scene = {
  seed: 233,
  sky: {
    top: light("space"),
    low: light("#0d1932"),
    sun: [-0.6, 0.4, 0.3],
    planet: { x: 120, y: 720, radius: 260, axis: [0.24, 0.9, 0.28], ring: [1.3, 2.7], light: 0.8 },
    nebulae: [{ x: 420, y: 240, radius: 480, color: light("#4b5a7a", 0.3) }],
  },
  ambient: light("indoors", 0.26),
  lamps: [
    { x: 650, y: 430, z: 110, radius: 270, color: light("pip", 2.2), haze: 0.8 },
    { x: -600, y: -300, z: 160, radius: 2600, color: light("#dfe8ff", 0.7), haze: 0.1 },
  ],
  layers: [
    { z: -150, paint: (p) => iceDust(p, 0, 100, 800, 800, 200, 0.6) },
    {
      z: 0,
      relief: 6,
      round: 50,
      paint: (p) => {
        const { c, next } = p;
        fill(c, HULL, along(c, 780, 0, 1600, 0, ["#c3cee2", [0.12, "#8f9cba"], "#4f5b78"]));
        inside(c, HULL, () => {
          for (const y of [130, 360, 590, 800])
            line(c, `M700 ${y}C1000 ${y - 24} 1300 ${y - 24} 1640 ${y}`, "rgba(12,18,42,.5)", 4);
          for (const x of [1010, 1290])
            line(c, `M${x} -20C${x - 40} 260 ${x - 40} 620 ${x + 10} 920`, "rgba(12,18,42,.45)", 4);
          for (let i = 0; i < 420; i++)
            disc(
              c,
              776 + next() ** 2 * 420,
              next() * 900,
              1 + next() * 4,
              `rgba(232,244,252,${next() * 0.4})`,
            );
        });
        wear(p, 800, 0, 800, 900, 220, 0.09);
      },
    },
    {
      z: 60,
      paint: (p) => {
        for (let i = 0; i < 3; i++) {
          glow(p, 830 + i * 66, 430, 46, "#fff4d6", 0.6);
          disc(p.e, 830 + i * 66, 430, 6, "#ffffff");
          ripples(p, 830 + i * 66, 430, 22, 20, 4, "#fff4d6", 0.26);
        }
        glow(p, 650, 430, 300, "#ffe6b0", 0.16);
        pip(p, 650, 435, 66, 0.42);
      },
    },
    { z: 260, blur: 6, relief: 16, rim: 2, paint: (p) => iceBlock(p, 160, 850, 150) },
  ],
};
