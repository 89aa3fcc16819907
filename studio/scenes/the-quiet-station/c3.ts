import { light } from "../../kit/palette.ts";
import { poly } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { roundDoor } from "../../painters/door.ts";
import { lampArm, onaLamp } from "../../painters/lamp.ts";
import { pipes, tunnel } from "../../painters/room.ts";

/** The outer door from inside: shut, with cold light under its edge, and Ona's lamp that looks at it. */
export const scene: Scene = {
  seed: 73,
  exposure: 1.15,
  sky: { top: light("dark"), low: light("dark"), stars: 0 },
  ambient: light("#46597f", 0.36),
  lamps: [
    { x: 900, y: 700, z: 60, radius: 330, flat: 1.5, color: light("family", 2.4), haze: 1 },
    { x: 1330, y: 330, z: 130, radius: 240, color: light("#ffab4a", 2), haze: 0.8 },
  ],
  layers: [
    {
      z: 0,
      relief: 6,
      paint: (p) => {
        tunnel(p, {
          x: 900,
          y: 420,
          w: 1320,
          h: 700,
          ribs: 4,
          depth: 2.2,
          wall: "#74809e",
          floor: "#6d7690",
        });
        roundDoor(p, 900, 420, 240, { open: 0, light: "#bfe6fa", strength: 1, sill: 1 });
        pipes(p, -20, 60, 330, 200, 3, 18);
      },
      mist: { color: light("#5b7ea6", 0.4), amount: 0.45, band: [720, 150] },
    },
    {
      z: 40,
      paint: (p) => {
        glow(p, 900, 690, 420, "#bfe6fa", 0.34, 0.24);
        for (let i = 0; i < 7; i++) {
          const u = -0.75 + i * 0.25;
          p.e.save();
          p.e.filter = "blur(7px)";
          poly(
            p.e,
            [
              [900 + u * 150, 668],
              [900 + u * 150 + 26, 668],
              [900 + u * 620 + 70, 900],
              [900 + u * 620 - 40, 900],
            ],
            "rgba(191,230,250,.10)",
          );
          p.e.restore();
        }
      },
    },
    {
      z: 90,
      relief: 6,
      round: 14,
      paint: (p) => {
        lampArm(p, "1620,60 1500,190 1400,140 1352,236", 15);
        onaLamp(p, 1338, 300, 1.25, { tilt: 0.42, lit: 0.9 });
      },
    },
  ],
};
