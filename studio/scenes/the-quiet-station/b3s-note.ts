import { light } from "../../kit/palette.ts";
import { restBed } from "../../painters/rest-bed.ts";
import { sleepBay } from "./b3s.ts";

/** The sleep bay: Sumi under soft glass, and her note on it. */
export const scene = sleepBay({
  wall: 640,
  floor: 622,
  windows: "560,186,78 790,186,78",
  lamp: { x: 740, y: 470, z: 130, radius: 360, color: light("#b9e0f5", 1.9), haze: 0.9 },
  mist: 520,
  bed: (p) => restBed(p, 780, 640, 1.12),
});
