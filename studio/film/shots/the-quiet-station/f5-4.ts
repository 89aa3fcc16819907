import { station } from "../../../painters/station.ts";
import { porthole } from "../../../painters/window.ts";
import { scene } from "../../../scenes/the-quiet-station/f5-4.ts";
import { dust, flock, livingDrop, withLayers, without } from "../../living.ts";
import { glide, type Shot } from "../../shot.ts";

const bare = withLayers(without(scene, 2), {
  1: (p) => {
    station(p, 760, 590, 2.1, -0.03, { windows: [0.6, 0, 0.7, 0.6, 0.75, 0.6], garden: 0.8 });
    porthole(p, 541, 609, 42, { lit: 0.12 });
  },
});

/** Pip waves from a window, among lights that wait before the hull. */
export const shot: Shot = {
  states: [bare],
  view: glide({ x: 12, y: 8, zoom: 0 }, { x: -30, y: -4, zoom: 0.14 }),
  air: (pen, t) => {
    livingDrop(pen, 541 + 9 * Math.sin(t * 3), 613, 15, 0.45 * Math.sin(t * 3), 1);
    flock(pen, t, {
      seed: 105,
      count: 14,
      size: 22,
      place: (share) => [
        120 + share * 1300 + 10 * Math.sin(t * 0.7 + share * 9),
        200 + ((share * 5.3) % 1) * 600,
        0.55 + ((share * 2.3) % 1) * 0.4,
      ],
    });
    dust(pen, t, 106, "#dfeaff", { count: 50 });
  },
  airZ: 40,
};
