import { scene } from "../../../scenes/the-light-at-saltmere/b1c.ts";
import { shine } from "../../living.ts";
import { glide, type Shot, sway } from "../../shot.ts";
import { fog, glints } from "./water-and-fog.ts";

/** A small brown moon over black water. */
export const shot: Shot = {
  states: [scene],
  view: glide({ x: 20, y: -8, zoom: 0.1 }, { x: -20, y: 6, zoom: 0.02 }),
  air: (pen, t) => {
    shine(pen, 1060, 250, 210, "#c9803c", 0.26 + 0.08 * sway(t, 4));
    glints(pen, t, {
      seed: 124,
      x: 1060,
      y: 580,
      until: 860,
      half: [60, 180],
      count: 70,
      color: "#d89a58",
      strength: 0.5,
    });
    fog(pen, t, { seed: 125, y: 480, half: 190, speed: 18, strength: 0.2 });
  },
  airZ: 0,
};
