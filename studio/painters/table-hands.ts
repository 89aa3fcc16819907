import { dark } from "../kit/palette.ts";
import { at, line, type Plate } from "../kit/plate.ts";
import type { Look } from "./actor.ts";
import { SKINS } from "./heads.ts";
import { limb, type Point } from "./limb.ts";
import { restingHand } from "./profile.ts";

/** A forearm that comes over the edge of a table, from the elbow to a hand that lies there toward `angle`. */
export function forearm(p: Plate, elbow: Point, wrist: Point, look: Look, angle: number, size = 1): void {
  const far = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]);
  const cuff = (near: number): Point => [
    wrist[0] - ((wrist[0] - elbow[0]) * near) / far,
    wrist[1] - ((wrist[1] - elbow[1]) * near) / far,
  ];
  limb(p, [elbow, wrist], 40 * size, dark(look.coat, 0.5));
  limb(p, [elbow, cuff(2)], 35 * size, dark(look.coat, 0.86));
  const [[ex, ey], [wx, wy]] = [elbow, cuff(14 * size)];
  line(p.c, `M${ex} ${ey - 9 * size}L${wx} ${wy - 9 * size}`, "rgba(255,240,214,.16)", 6 * size);
  limb(p, [cuff(8 * size), cuff(2 * size)], 42 * size, dark(look.coat, 0.6));
  restingHand(p, ...wrist, 1.35 * size, angle, look.skin ?? 0);
}

/** Fingers that close over something from behind it: their knuckles and tips, four of them from (x, y) along `angle`. */
export function grip(p: Plate, x: number, y: number, size: number, angle: number, skin: number): void {
  const [face, low] = SKINS[skin] ?? SKINS[0];
  at(p, x, y, size, angle, () => {
    for (const [i, length] of [17, 20, 19, 15].entries()) {
      const fx = (i - 1.5) * 11;
      line(p.c, `M${fx} -6Q${fx + 1} ${length * 0.5} ${fx - 1} ${length}`, low, 12.5);
      line(p.c, `M${fx} -6Q${fx + 1} ${length * 0.5} ${fx - 1} ${length}`, face, 10);
      line(p.c, `M${fx - 2.4} ${length - 1}h2.8`, "rgba(255,240,226,.6)", 3.4);
      line(p.c, `M${fx - 3} 4q3 2 6 0`, low, 1.3);
    }
  });
}
