import { roundDoor } from "../../../painters/door.ts";
import { plates } from "../../../painters/room.ts";
import { scene } from "../../../scenes/the-quiet-station/f3-1.ts";
import { dust, withLayers } from "../../living.ts";
import { ease, glide, type Shot } from "../../shot.ts";

const opened = (open: number) =>
  withLayers(scene, {
    0: (p) => {
      plates(p, -10, -10, 1620, 930, 8, 5, "#5f6a80");
      roundDoor(p, 800, 440, 310, { open, light: "#dff0fa", strength: 0.75 });
    },
  });
const STEPS = [0.02, 0.06, 0.11, 0.17, 0.24];

/** The garden door opens, as slowly as a flower. */
export const shot: Shot = {
  states: STEPS.map(opened),
  state: (t) => (STEPS.length - 1) * ease(t, 0.6, 6.6),
  view: glide({ x: -20, y: 6, zoom: 0.02 }, { x: 22, y: -6, zoom: 0.1 }),
  air: (pen, t) => dust(pen, t, 81, "#f0f8ff", { x: 1050, count: 90, speed: [9, -2] }),
  airZ: 60,
};
