import { light } from "../kit/palette.ts";
import { along, fill, line } from "../kit/plate.ts";
import type { Scene } from "../kit/scene.ts";
import { stationMap } from "../painters/map.ts";
import { livingLight } from "../painters/pip.ts";
import { pipes, plates } from "../painters/room.ts";

/** The map of Lumo on a pane of glass; one old light waits at the dock. */
export const scene: Scene = {
  id: "c4o",
  alt: "A map of the station drawn in pale light on dark glass: ten round rooms with pictures, joined by doors; a small ice-blue light waits at the dock.",
  seed: 88,
  sky: { top: light("#05070f"), low: light("#05070f"), stars: 0 },
  ambient: light("#4f5f80", 0.3),
  lamps: [{ x: 800, y: 430, z: 200, radius: 600, colour: light("#8fc0e0", 0.7), haze: 0.6 }],
  layers: [
    {
      z: 0,
      relief: 5,
      paint: (p) => {
        plates(p, -10, -10, 1620, 930, 8, 5, "#55627e");
        pipes(p, -10, 14, 1610, 14, 3, 16);
        const pane =
          "M120 70H1480Q1520 70 1520 110V760Q1520 800 1480 800H120Q80 800 80 760V110Q80 70 120 70Z";
        line(p.c, pane, "#8b98b4", 22);
        fill(
          p.c,
          pane,
          along(p.c, 0, 70, 0, 800, [
            [0, "#111a36"],
            [1, "#0a1026"],
          ]),
        );
        line(p.c, "M120 740L420 90M150 770L480 90", "rgba(214,232,255,.06)", 26);
      },
      mist: { colour: light("#5f7fa6", 0.3), amount: 0.16 },
    },
    {
      z: 30,
      paint: (p) => {
        stationMap(p, 170, 140, 1260, 590);
        livingLight(p, 150, 500, 22, 0.2, "#a9dcf5", 0.8);
      },
    },
  ],
};
