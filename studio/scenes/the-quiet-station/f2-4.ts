import { ink, light } from "../../kit/palette.ts";
import { disc, hoop } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow } from "../../painters/air.ts";
import { scene as windows } from "./o1-10.ts";

/** Six windows in shadow, and a calendar of forty lamps; the first is lit. */
export const scene: Scene = {
  ...windows,
  lamps: [
    windows.lamps[0]!,
    { x: 404, y: 640, z: 60, radius: 90, color: light("window", 1.6), haze: 0.6 },
    { ...windows.lamps[1]!, color: light("window", 0.7) },
  ],
  layers: [
    ...windows.layers,
    {
      z: 20,
      relief: 3,
      paint: (p) => {
        for (let i = 0; i < 40; i++) {
          const x = 404 + (i % 10) * 88;
          const y = 640 + Math.floor(i / 10) * 58;
          disc(p.c, x, y, 17, "#6f7b98");
          disc(p.c, x, y, 12, "#1a213e");
          hoop(p.c, x, y, 17, "rgba(230,238,250,.4)", 1.6);
        }
        disc(p.e, 404, 640, 12, "rgba(255,226,160,.95)");
        glow(p, 404, 640, 70, ink.amber, 0.34);
      },
    },
  ],
};
