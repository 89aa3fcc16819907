import { along, at, disc, fill, line, type Plate } from "../kit/plate.ts";

/** A listening dish on its joint, open toward `angle` (0 is up). 100 wide at scale 1. */
export function dish(p: Plate, x: number, y: number, scale: number, angle: number): void {
  const { c } = p;
  at(p, x, y, scale, angle, () => {
    line(c, "M0 8L-16 -6M0 8L16 -6", "#55617e", 5);
    fill(
      c,
      "M-52 -30C-44 -6 -22 4 0 4C22 4 44 -6 52 -30Z",
      along(c, -50, -20, 50, 0, ["#d3dcea", [0.5, "#8794b0"], "#3a4566"]),
    );
    disc(c, 0, -30, 52, along(c, -50, 0, 50, 0, ["#4f5b7a", [0.6, "#93a0ba"], "#d9e2f0"]), 11);
    disc(c, 0, -29, 44, "rgba(20,26,52,.35)", 7.5);
    line(c, "M-30 -28L0 -66L30 -28M0 -22V-66", "#a8b4ca", 2);
    disc(c, 0, -68, 5, "#e2e9f4");
    disc(c, 0, 10, 8, "#6f7b98");
  });
}
