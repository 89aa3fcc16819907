import { ink, light } from "../kit/palette.ts";
import { along, fill, hoop, inside, line, wear } from "../kit/plate.ts";
import type { Scene } from "../kit/scene.ts";
import { glow } from "../painters/air.ts";
import { iceDust } from "../painters/ice.ts";
import { onaLamp } from "../painters/lamp.ts";
import { porthole } from "../painters/window.ts";

/** One lamp and one window for each crew. */
const CREWS = Array.from({ length: 7 }, (_, i) => {
  const x = 170 + i * 210;
  return [x, 640 - Math.cos((x - 800) / 560) * 90] as const;
});
const HULL = "M-20 640C260 500 560 452 800 450C1040 452 1340 500 1620 640V920H-20Z";

/** One lamp for each crew, each before its own window, under the ringed planet. */
export const scene: Scene = {
  id: "i2",
  alt: "Along the curved hull of the station hang seven amber lamps, one for each crew, each over a lit round window; above them stands the ringed planet.",
  seed: 87,
  exposure: 1.1,
  sky: {
    top: light("#060a18"),
    low: light("#1a2c56"),
    sun: [-0.6, 0.5, 0.35],
    planet: { x: 820, y: 220, radius: 150, axis: [0.3, 0.86, 0.26], ring: [1.35, 2.5], light: 0.9 },
    nebulae: [
      { x: 380, y: 200, radius: 480, color: light("#4b4a8a", 0.36) },
      { x: 1340, y: 320, radius: 420, color: light("#3b5a7a", 0.3) },
    ],
  },
  ambient: light("#5a688c", 0.34),
  lamps: [
    { x: 500, y: -300, z: 240, radius: 900, color: light("#cfe0ff", 0.6), haze: 0.1 },
    ...CREWS.map(([x, y]) => ({
      x,
      y: y - 20,
      z: 110,
      radius: 150,
      color: light("#ffb25a", 1.7),
      haze: 0.5,
    })),
  ],
  layers: [
    {
      z: -120,
      paint: (p) => iceDust(p, 0, 120, 1600, 400, 200, 0.6),
      mist: { color: light("#53669a", 0.3), amount: 0.24, band: [480, 200] },
    },
    {
      z: 0,
      relief: 6,
      round: 30,
      rim: 1.8,
      paint: (p) => {
        const { c } = p;
        fill(
          c,
          HULL,
          along(c, 0, 450, 0, 920, [
            [0, "#c3cee2"],
            [0.14, "#8f9cba"],
            [0.6, "#66739a"],
            [1, "#46527a"],
          ]),
        );
        inside(c, HULL, () => {
          for (let i = 0; i < 9; i++) {
            const x = 65 + i * 210;
            line(
              c,
              `M${x} 430Q${x + (x - 800) * 0.05} 700 ${x + (x - 800) * 0.12} 920`,
              "rgba(12,18,42,.5)",
              4,
            );
            line(
              c,
              `M${x + 5} 430Q${x + 5 + (x - 800) * 0.05} 700 ${x + 5 + (x - 800) * 0.12} 920`,
              "rgba(236,243,255,.2)",
              2,
            );
          }
          line(c, "M-20 860C300 776 1300 776 1620 860", ink.coral, 12);
          line(c, "M-20 884C300 800 1300 800 1620 884", "rgba(12,18,42,.5)", 5);
        });
        wear(p, 0, 440, 1600, 460, 220, 0.09);
        line(c, "M-20 618C260 478 560 430 800 428C1040 430 1340 478 1620 618", "#39425e", 9);
        for (const [x, y] of CREWS) {
          porthole(p, x, y + 84, 60, { lit: 0.62, cross: true });
          hoop(c, x, y + 84, 86, "rgba(12,18,42,.35)", 4);
        }
      },
    },
    {
      z: 70,
      relief: 6,
      round: 14,
      rim: 2,
      paint: (p) => {
        for (const [x, y] of CREWS) {
          line(p.c, `M${x} ${y - 132}V${y - 76}`, "#39425e", 7);
          onaLamp(p, x, y - 30, 0.94, { tilt: 0, lit: 1 });
          glow(p, x, y - 20, 130, "#ffb25a", 0.3);
        }
      },
    },
  ],
};
