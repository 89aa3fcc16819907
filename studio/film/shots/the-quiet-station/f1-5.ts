import { line } from "../../../kit/plate.ts";
import { glow } from "../../../painters/air.ts";
import { scene } from "../../../scenes/the-quiet-station/f1-5.ts";
import { dust, flock, livingDrop, shine, withLayers } from "../../living.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";

const arc = (t: number): [number, number] => {
  const u = 1 - t;
  return [
    u ** 3 * 930 + 3 * u * u * t * 1020 + 3 * u * t * t * 1500 + t ** 3 * 1290,
    u ** 3 * 270 + 3 * u * u * t * 20 + 3 * u * t * t * 160 + t ** 3 * 500,
  ];
};

/** The arc of light stays open: lights go out on it and come in. */
export const shot: Shot = {
  states: [
    withLayers(scene, {
      2: (p) => {
        line(p.e, "M930 270C1020 20 1500 160 1290 500", "rgba(255,240,200,.08)", 14);
        line(p.e, "M930 270C1020 20 1500 160 1290 500", "rgba(255,240,200,.14)", 3);
        glow(p, 930, 260, 160, "#fff4d6", 0.16);
      },
    }),
  ],
  view: glide({ x: 18, y: 10, zoom: 0.12 }, { x: -14, y: -6, zoom: 0 }),
  air: (pen, t) => {
    flock(pen, t, {
      seed: 68,
      count: 34,
      size: 15,
      place: (share) => {
        const way = share < 0.5 ? (share * 2 + t * 0.05) % 1 : 1 - ((share * 2 + t * 0.05) % 1);
        const [x, y] = arc(way);
        return [x, y + (share < 0.5 ? 12 : -12), 0.5 + ((share * 6.1) % 1) * 0.4];
      },
    });
    const [x, y] = arc(0.25 + 0.3 * ease(t, 0.5, 6));
    livingDrop(pen, x, y, 24, 0.5, 0.95);
    shine(pen, 930, 260, 150, "#fff4d6", 0.06 + 0.03 * sway(t, 4));
    dust(pen, t, 69, "#dfeaff", { y: 700, count: 60 });
  },
  airZ: 40,
};
