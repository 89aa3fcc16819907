import { at, fill, line, type Plate } from "../kit/plate.ts";

/** The eight signs of the story, each about 2 wide around the origin. */
export const SIGNS = {
  circle: "M1 0A1 1 0 1 1 -1 0A1 1 0 1 1 1 0Z",
  triangle: "M0 -1.05L1 .8H-1Z",
  square: "M-.88 -.88H.88V.88H-.88Z",
  star: "M0 -1.1L.29 -.36L1.05 -.34L.45 .14L.65 .89L0 .45L-.65 .89L-.45 .14L-1.05 -.34L-.29 -.36Z",
  moon: "M.35 -.95A1 1 0 1 0 .95 .45A.85 .85 0 0 1 .35 -.95Z",
  waves: "",
  diamond: "M0 -1.05L.85 0L0 1.05L-.85 0Z",
  cross: "M-.34 -1H.34V-.34H1V.34H.34V1H-.34V.34H-1V-.34H-.34Z",
} as const;

export type Sign = keyof typeof SIGNS;

/** Paints a sign, on the lit part of the plate or, with `glow`, as light of its own. */
export function sign(
  p: Plate,
  name: Sign,
  x: number,
  y: number,
  r: number,
  color: string,
  glow = false,
): void {
  const g = glow ? p.e : p.c;
  at(p, x, y, r, 0, () => {
    if (name === "waves") line(g, "M-1 -.35Q-.5 -.95 0 -.35T1 -.35M-1 .4Q-.5 -.2 0 .4T1 .4", color, 0.3);
    else fill(g, SIGNS[name], color);
  });
}
