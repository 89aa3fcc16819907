import { light } from "../../kit/palette.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { roundDoor } from "../../painters/door.ts";
import { beanLeaf, vine } from "../../painters/leaves.ts";
import { oldLights, pip } from "../../painters/pip.ts";
import { plates } from "../../painters/room.ts";

/** Whose choice: Pip in the middle, a door of light on one side, the leaves on the other. */
export const scene: Scene = {
  seed: 91,
  exposure: 1.1,
  sky: { top: light("#060d1e"), low: light("#0d2a34"), stars: 0 },
  ambient: light("#42596f", 0.42),
  lamps: [
    { x: 800, y: 440, z: 110, radius: 230, color: light("#ffe0a0", 2.2), haze: 1 },
    { x: 360, y: 430, z: 60, radius: 420, color: light("family", 2), haze: 1 },
  ],
  layers: [
    {
      z: -30,
      relief: 6,
      paint: (p) => {
        plates(p, -10, -10, 1100, 940, 6, 5, "#5a6a84");
        roundDoor(p, 330, 430, 250, { open: 0.46, light: "#8fcdf0", strength: 0.42 });
      },
      mist: { color: light("#6f9dbd", 0.4), amount: 0.4, band: [560, 400] },
    },
    {
      z: 0,
      paint: (p) => oldLights(p, 9, (t) => [400 + t * 170, 290 + ((t * 7.3) % 1) * 300, 0.5 + t * 0.5], 13),
    },
    {
      z: 0,
      blur: 2,
      relief: 7,
      paint: (p) => {
        for (let i = 0; i < 13; i++) {
          const x = 1010 + i * 52;
          vine(p, x, 940, x + between(p.next, -60, 40), between(p.next, -80, 120), between(p.next, -70, 40), {
            leaves: 13,
            size: 78,
            color: "#2f8060",
          });
        }
      },
      mist: { color: light("#4f9a80", 0.35), amount: 0.4, band: [480, 400] },
    },
    {
      z: 60,
      relief: 6,
      rim: 1.6,
      paint: (p) => {
        vine(p, 1180, 940, 1110, 60, -80, { leaves: 13, size: 118, rich: true });
        vine(p, 1420, 940, 1330, -20, -60, { leaves: 12, size: 130, rich: true });
        beanLeaf(p, 1060, 560, 150, Math.PI + 0.35);
        beanLeaf(p, 1080, 330, 120, Math.PI - 0.3);
      },
    },
    {
      z: 80,
      paint: (p) => {
        glow(p, 800, 440, 330, "#ffe6b0", 0.22);
        pip(p, 800, 440, 60, 0.1);
        motes(p, 800, 450, 420, 70, "#ffe6ae");
      },
    },
  ],
};
