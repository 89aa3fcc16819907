import { light } from "../../kit/palette.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { motes } from "../../painters/air.ts";
import { AMARA, CREW, TOMO } from "../../painters/cast.ts";
import { faces, guests } from "../../painters/crowd.ts";
import { brightHall, chandeliers, GALA_LAMPS, NIGHT_SKY, sparkle } from "../../painters/gala.ts";

const crew = (i: number) => CREW[i] as (typeof CREW)[number];

/** Somebody laughs. Then everybody. */
export const scene: Scene = {
  seed: 7564,
  exposure: 1.18,
  vignette: 0.48,
  sky: NIGHT_SKY,
  ambient: light("#b8a080", 0.34),
  lamps: [...GALA_LAMPS, { x: 800, y: 520, z: 320, radius: 520, color: light("#ffe6b8", 0.9), haze: 0.2 }],
  layers: [
    brightHall({ floor: 640, wall: "#7a5a34" }, -100),
    chandeliers(-60, 0.22),
    { z: -30, relief: 6, round: 5, rim: 2, paint: (p) => faces(p, 10, 1600, 440, 3, 38, 800, "smile") },
    {
      z: 50,
      relief: 6,
      round: 9,
      rim: 2.3,
      paint: (p) => {
        const laugh = { eyes: "shut", mouth: "open", brow: 0.3 } as const;
        guests(p, [
          [110, 830, 1.5, { ...laugh, lean: 0.26, left: [-12, -140], right: [14, -140] }],
          [290, 842, 1.56, { ...laugh, lean: -0.14, tilt: -0.2, right: [14, -150] }],
          [1330, 840, 1.54, { ...laugh, lean: 0.18, tilt: 0.16, left: [-14, -150] }],
          [1500, 832, 1.5, { ...laugh, lean: -0.24, left: [-14, -140], right: [12, -140] }],
        ]);
        figure(p, 470, 862, 1.6, crew(1), {
          ...laugh,
          lean: 0.16,
          left: [-14, -134],
          right: [56, -166],
          tilt: 0.12,
        });
        figure(p, 640, 856, 1.56, crew(0), {
          ...laugh,
          lean: -0.1,
          tilt: -0.14,
          left: [-60, -160],
          right: [14, -140],
        });
        figure(p, 820, 880, 1.76, AMARA, { ...laugh, tilt: -0.22, left: [-14, -150], right: [52, -186] });
        figure(p, 1000, 858, 1.58, TOMO, {
          ...laugh,
          lean: 0.2,
          tilt: 0.14,
          left: [-14, -136],
          right: [16, -138],
        });
        figure(p, 1170, 864, 1.6, crew(2), {
          ...laugh,
          lean: -0.12,
          left: [-60, -164],
          right: [40, -130],
          tilt: -0.1,
        });
      },
    },
    {
      z: 210,
      paint: (p) => {
        motes(p, 800, 420, 760, 130, "#ffe6b4");
        sparkle(p, 70);
      },
    },
  ],
};
