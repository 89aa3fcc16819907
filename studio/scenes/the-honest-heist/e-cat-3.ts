import { light } from "../../kit/palette.ts";
import { at, line, type Plate, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { motes } from "../../painters/air.ts";
import { button } from "../../painters/button.ts";
import { AMARA, BRAM } from "../../painters/cast.ts";
import { guests } from "../../painters/crowd.ts";
import { brightHall, chandeliers, GALA_LAMPS, NIGHT_SKY } from "../../painters/gala.ts";
import { showcase } from "../../painters/showcase.ts";

/** A cat cannot say where it has been. */
export const scene: Scene = {
  seed: 7553,
  exposure: 1.15,
  vignette: 0.55,
  sky: NIGHT_SKY,
  ambient: light("#a8927a", 0.28),
  lamps: [...GALA_LAMPS, { x: 720, y: 560, z: 320, radius: 320, color: light("#fff0cc", 0.8), haze: 0.1 }],
  layers: [
    brightHall(),
    chandeliers(-20),
    { z: 20, relief: 6, rim: 1.8, paint: (p) => showcase(p, 1010, 730, 0.72, { spoon: true }) },
    {
      z: 60,
      relief: 6,
      round: 8,
      rim: 2.2,
      paint: (p) => {
        guests(p, [
          [90, 760, 1.22, { gaze: 0.7, mouth: "open" }],
          [220, 780, 1.26, { gaze: 0.7 }],
          [1440, 770, 1.24, { gaze: -0.8, left: [-14, -186] }],
          [1560, 786, 1.28, { gaze: -0.8, mouth: "open" }],
        ]);
        figure(p, 1190, 830, 1.62, BRAM, {
          left: [-14, -122],
          right: [16, -122],
          gaze: -0.8,
          brow: 0.5,
          mouth: "flat",
        });
      },
    },
    {
      z: 110,
      relief: 6,
      round: 10,
      rim: 2.5,
      paint: (p) => {
        figure(p, 500, 880, 2.05, AMARA, {
          left: [20, -146],
          right: [78, -132],
          gaze: 1,
          eyes: "down",
          lean: 0.34,
          tilt: 0.16,
          brow: 0.2,
          mouth: "small",
        });
        notebook(p, 676, 646);
        button(p, 880, 880, 1.36, "sit", -1);
      },
    },
    { z: 210, paint: (p) => motes(p, 760, 460, 640, 100, "#ffe6b8") },
  ],
};

function notebook(p: Plate, x: number, y: number): void {
  const { c } = p;
  at(p, x, y, 1, 0.3, () => {
    solid(p, "M-74 -44L0 -34L74 -44V40L0 50L-74 40Z", "#8d2f3a");
    solid(p, "M-68 -40L0 -30V42L-68 34ZM68 -40L0 -30V42L68 34Z", "#fff6e4");
    for (let i = 0; i < 4; i++) line(c, `M-58 ${-22 + i * 14}L-8 ${-16 + i * 14}`, "rgba(60,44,40,.35)", 2.4);
    line(c, "M30 10L88 -58", "#e0a83c", 9);
    line(c, "M24 17L32 8", "#2a1a14", 6);
  });
}
