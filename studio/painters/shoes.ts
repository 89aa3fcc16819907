import { at, disc, fill, line, type Plate, solid } from "../kit/plate.ts";

type Shoe = "boot" | "lace" | "clog" | "pump" | "rubber" | "slipper";
export const SHOES: readonly (readonly [Shoe, string, string])[] = [
  ["boot", "#4a2f20", "#2f7480"],
  ["pump", "#8d2f3a", "#d9a884"],
  ["rubber", "#b98a3a", "#d8c79c"],
  ["lace", "#2a2a34", "#4a6f45"],
  ["clog", "#a8693a", "#5b5486"],
  ["slipper", "#c46a60", "#e8c0a0"],
];

/** A pair of shoes from the front with the ankles over them, 130 wide at scale 1, the soles at (x, y). */
export function pair(
  p: Plate,
  x: number,
  y: number,
  scale: number,
  [kind, color, sock]: (typeof SHOES)[number],
  turn = 0,
): void {
  at(p, x, y, scale, 0, () => {
    for (const side of [-1, 1] as const)
      at(p, side * 34, 0, 1, side * 0.06 + turn, () => one(p, kind, color, sock, side));
  });
}

function one(p: Plate, kind: Shoe, color: string, sock: string, side: 1 | -1): void {
  const { c } = p;
  disc(c, 0, 2, 36, "rgba(10,4,6,.45)", 7);
  const high = kind === "boot" || kind === "rubber";
  solid(p, "M-14 -30V-110H14V-30Z", high ? color : sock);
  if (high) solid(p, "M-19 -24V-76H19V-24Z", color);
  solid(p, "M-27 0C-32 -30 -20 -46 0 -46C20 -46 32 -30 27 0Q0 5 -27 0Z", color);
  line(c, "M-16 -36Q0 -43 14 -37", "rgba(255,240,210,.45)", 4);
  solid(p, "M-29 -8Q0 -2 29 -8V3Q0 9 -29 3Z", kind === "clog" ? "#6a3c1c" : "#17121a");
  if (kind === "lace" || kind === "boot")
    for (const dy of [-40, -30, -20]) line(c, `M-9 ${dy}L9 ${dy - 4}`, "#f0e2c4", 3);
  if (kind === "pump") fill(c, "M-12 -38Q0 -20 12 -38Q0 -46 -12 -38Z", sock);
  if (kind === "slipper") {
    disc(c, 0, -36, 12, "#fff0dc");
    disc(c, side * 4, -40, 5, "#ffffff");
  }
  if (kind === "rubber") line(c, "M-19 -66H19", "#fff0c4", 5);
}
