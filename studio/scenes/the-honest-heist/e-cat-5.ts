import { light } from "../../kit/palette.ts";
import { along, line, type Plate, pairs, triples } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow, motes } from "../../painters/air.ts";
import { CREW, PIA } from "../../painters/cast.ts";
import { pan, stove, table, tomato, tomatoWindow } from "../../painters/kitchen.ts";
import { newspaper } from "../../painters/newspaper.ts";
import { shelves } from "../../painters/store-room.ts";

/** “Lovely. But not true.” She puts on her hat. */
export const scene: Scene = {
  seed: 7555,
  exposure: 1.2,
  vignette: 0.52,
  sky: { top: light("#10100f"), low: light("#10100f"), stars: 0 },
  ambient: light("#b8b0a4", 0.36),
  lamps: [
    { x: 380, y: 330, z: 200, radius: 520, color: light("#ffe2b4", 1.9), haze: 0.4 },
    { x: 1420, y: 640, z: 190, radius: 300, color: light("#ff8a3c", 0.9), haze: 0.2 },
    { x: 900, y: 200, z: 340, radius: 460, color: light("#ffe6c0", 1), haze: 0.1 },
  ],
  layers: [
    {
      z: 0,
      relief: 4,
      paint: (p) => {
        wall(p);
        tomatoWindow(p, 360, 360);
        shelves(p, 900, 1230, [452]);
        glow(p, 360, 350, 260, "#ffe8b8", 0.35);
      },
    },
    {
      z: 40,
      relief: 6,
      rim: 1.6,
      paint: (p) => {
        line(p.c, "M640 130H1240", "#c99a5a", 5);
        for (const [x, r] of pairs("690,44 800,56 920,40 1030,62 1150,46")) pan(p, x, 134, r);
        stove(p, 1430, 800, 1);
      },
    },
    {
      z: 80,
      relief: 6,
      round: 10,
      rim: 2.3,
      paint: (p) => {
        figure(p, 300, 876, 1.8, CREW[3] as (typeof CREW)[number], {
          left: [-20, -140],
          right: [20, -186],
          gaze: 0.8,
          mouth: "open",
        });
        figure(p, 1150, 880, 1.8, CREW[0] as (typeof CREW)[number], {
          left: [-44, -150],
          right: [30, -130],
          gaze: -0.8,
          mouth: "smile",
        });
        figure(p, 740, 900, 2.1, PIA, {
          left: [-44, -262],
          right: [46, -128],
          gaze: 0.1,
          brow: -0.3,
          mouth: "smile",
          tilt: -0.06,
        });
      },
    },
    { z: 130, relief: 6, rim: 1.6, paint: (p) => table(p, 100, 1560, 770) },
    {
      z: 170,
      relief: 5,
      round: 6,
      rim: 2,
      paint: (p) => {
        p.c.save();
        p.c.translate(930, 738);
        p.c.transform(1, 0, -0.5, 0.34, 0, 0);
        p.c.translate(-930, -738);
        newspaper(p, 930, 738, 0.34, 0.04);
        p.c.restore();
        for (const [x, y, r] of triples("420,744,26 474,756,22 380,758,20 1290,746,26 1344,756,20"))
          tomato(p, x, y, r);
      },
    },
    { z: 200, paint: (p) => motes(p, 520, 400, 620, 100, "#fff2d8") },
  ],
};

function wall(p: Plate): void {
  const { c, next } = p;
  c.fillStyle = along(c, 0, 0, 0, 900, ["#7f9282", [0.7, "#aab89c"], "#5a5a4e"]);
  c.fillRect(0, 0, 1600, 900);
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 30; i++) {
      c.fillStyle = `rgba(${next() < 0.3 ? "120,170,164" : "228,214,190"},${between(next, 0.35, 0.6)})`;
      c.fillRect(i * 56 - (row % 2) * 28 + 2, 562 + row * 42, 52, 38);
    }
  c.fillStyle = "#4c3428";
  c.fillRect(0, 806, 1600, 94);
}
