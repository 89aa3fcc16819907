import { scene } from "../../../scenes/the-light-at-saltmere/camp1.ts";
import { glide, type Shot } from "../../shot.ts";
import { flame, steam } from "./water-and-fog.ts";

/** Bo’s pot, and more bowls than people. */
export const shot: Shot = {
  states: [scene],
  view: glide({ x: -20, y: 6, zoom: 0.02 }, { x: 20, y: -10, zoom: 0.12 }),
  air: (pen, t) => {
    flame(pen, t, 560, 760, 130, 0, 0.34);
    flame(pen, t, 1010, 290, 190, 2, 0.26);
    steam(pen, t, 560, 470, 118, 0.26);
  },
  airZ: 100,
};
