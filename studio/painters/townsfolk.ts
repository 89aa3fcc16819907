import type { Plate } from "../kit/plate.ts";
import { figure, type Gesture, type Look } from "./actor.ts";
import { lantern } from "./harbor.ts";

/** The people of Saltmere, always dressed the same. */
export const INES: Look = { coat: "#33505c", head: "bun", hair: "#d8d8d0", skin: 1 };
export const HANA: Look = { coat: "#4a6a5e", head: "cap", trim: "#2c4048", skin: 1 };
export const BO: Look = {
  coat: "#6d6450",
  head: "bald",
  hair: "#c9c4b6",
  skin: 3,
  broad: 1.3,
  cut: "apron",
  trim: "#c9c6b4",
};
export const RUDA: Look = {
  coat: "#7a7a4e",
  head: "scarf",
  hair: "#5a4634",
  trim: "#8fa89e",
  skin: 2,
  broad: 1.18,
};
export const PELL: Look = {
  coat: "#3a424a",
  head: "felt",
  trim: "#2a3238",
  hair: "#8c8c86",
  skin: 3,
  broad: 0.9,
  cut: "suit",
};
export const TAVI: Look = { coat: "#7d9a94", head: "curls", skin: 4, broad: 0.86, age: "child" };

/** The town: coats and nightcaps in the colors of stone, sea and chalk. */
export const TOWN: readonly Look[] = [
  { coat: "#4f6a70", head: "felt", trim: "#3a4c52", skin: 0 },
  { coat: "#8b8f80", head: "bun", hair: "#8a8478", skin: 2, cut: "gown" },
  { coat: "#3f5648", head: "cap", trim: "#2b3a3a", skin: 1, broad: 1.15 },
  { coat: "#7a8a8c", head: "long", hair: "#4a3a2e", skin: 3, cut: "gown" },
  { coat: "#5d5a50", head: "bald", hair: "#b8b4a8", skin: 0, broad: 1.1 },
  { coat: "#6f8a7e", head: "scarf", hair: "#5a4a3a", trim: "#a9b8b0", skin: 4 },
  { coat: "#a3a594", head: "bob", hair: "#d4d2c8", skin: 1, cut: "gown" },
  { coat: "#46525e", head: "brim", trim: "#394650", skin: 2 },
  { coat: "#5a7068", head: "none", hair: "#7a6a54", skin: 3 },
  { coat: "#8a8470", head: "curls", skin: 4, broad: 0.95 },
];

/** Somebody who holds up a lantern with the right hand. */
export function lampCarrier(
  p: Plate,
  x: number,
  y: number,
  scale: number,
  look: Look,
  g: Gesture = {},
  lit = 1,
  draw = figure,
): void {
  const hand = g.right ?? [62, -150];
  draw(p, x, y, scale, look, { ...g, right: hand, fingers: { right: "hold", ...g.fingers } });
  lantern(p, x + hand[0] * scale, y + (hand[1] + 4) * scale, 0.62 * scale, lit);
}
