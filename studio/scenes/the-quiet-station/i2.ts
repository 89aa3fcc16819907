import { fade, light } from "../../kit/palette.ts";
import { disc, line, pairs } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { iceDust, iceField } from "../../painters/ice.ts";
import { relay } from "../../painters/relay.ts";
import { station } from "../../painters/station.ts";

/** One relay for each crew: place, size and turn. The beams meet at Lumo. */
const CREWS = [
  [176, 560, 0.34, -0.16],
  [330, 300, 0.24, -0.04],
  [420, 690, 0.46, -0.2],
  [800, 742, 0.4, 0],
  [1180, 690, 0.46, 0.2],
  [1270, 300, 0.24, 0.04],
  [1424, 560, 0.34, 0.16],
] as const;
const LUMO = { x: 800, y: 350 };

/** Every crew's relay, each with its lamp and its thread of light, around Lumo with so many of its windows lit. */
export function crews(windows: readonly number[]): Scene {
  return {
    seed: 87,
    exposure: 1.12,
    sky: {
      top: light("#060a18"),
      low: light("#1a2c56"),
      sun: [-0.6, 0.5, 0.35],
      planet: { x: 800, y: 1180, radius: 620, axis: [0.06, 0.97, 0.22], ring: [1.25, 2], light: 0.8 },
      nebulae: [
        { x: 380, y: 200, radius: 480, color: light("#4b4a8a", 0.4) },
        { x: 1240, y: 220, radius: 420, color: light("#3b5a7a", 0.34) },
      ],
    },
    ambient: light("#5a688c", 0.4),
    lamps: [
      { x: 400, y: -300, z: 240, radius: 900, color: light("#cfe0ff", 0.75), haze: 0.1 },
      { x: LUMO.x, y: LUMO.y + 30, z: 110, radius: 240, color: light("lamp", 1.5), haze: 0.4 },
      ...CREWS.map(([x, y, s]) => ({
        x,
        y: y + 14,
        z: 90,
        radius: 260 * s,
        color: light("lamp", 1.2),
        haze: 0.3,
      })),
    ],
    layers: [
      {
        z: -120,
        paint: (p) => iceDust(p, 0, 60, 1600, 700, 260, 0.6),
        mist: { color: light("haze", 0.3), amount: 0.24, band: [520, 240] },
      },
      {
        z: -30,
        paint: ({ e }) => {
          for (const [x, y, s] of CREWS) {
            const [dx, dy] = [LUMO.x - x, LUMO.y + 20 - y];
            for (const [width, alpha] of pairs("22,0.035 8,0.08 2,0.32"))
              line(
                e,
                `M${x + dx * 0.14 * s * 2} ${y + dy * 0.06}L${x + dx * 0.86} ${y + dy * 0.9}`,
                fade("#dff0ff", alpha),
                width * (0.5 + s),
              );
          }
        },
      },
      {
        z: 0,
        relief: 6,
        round: 46,
        rim: 1.8,
        paint: (p) => {
          station(p, LUMO.x, LUMO.y, 0.62, 0, { windows, garden: 0.55 });
        },
      },
      {
        z: 40,
        relief: 5,
        round: 16,
        rim: 2.2,
        paint: (p) => {
          for (const [x, y, s, turn] of CREWS) {
            relay(p, x, y, s * 1.3, turn, 1);
            glow(p, x, y + 6, 260 * s, "#ffb25a", 0.2);
            disc(p.e, x, y - 60 * s, 3, fade("#ffffff", 0.5));
          }
          glow(p, LUMO.x, LUMO.y + 10, 300, "#dff0ff", 0.12);
        },
      },
      { z: 200, blur: 2, relief: 8, rim: 1.8, paint: (p) => iceField(p, 830, 900, 60, 60) },
    ],
  };
}

/** Memory kept the best days. */
export const scene = crews([1, 0.1, 1, 1, 0.1, 1]);
