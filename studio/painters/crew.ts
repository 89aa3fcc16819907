import { dark } from "../kit/palette.ts";
import { along, at, disc, fill, line, type Plate, pairs, solid } from "../kit/plate.ts";
import { limb, type Point } from "./limb.ts";

/** Coats of the crew, in the colors of the story, as dark as night makes them. */
export const COATS = ["#2f7480", "#c46a60", "#d8c79c", "#4a6f45", "#5b5486", "#b98a3a"] as const;

export type Hat = "none" | "cap" | "bun" | "brim" | "curls" | "scarf";

interface Walker {
  coat: string;
  hat: Hat;
  /** Height of the hands over the ground for a body of 250. */
  hands: number;
  /** Length of the step; 0 stands. */
  step: number;
  broad?: number;
  /** A negative side looks to the left. */
  side?: 1 | -1;
  /** Both hands hang if there is nothing to carry. */
  free?: boolean;
}

const HAIR = "#2b1c22";
const SKIN = "#a8775c";

/** Somebody from the side who walks and carries, 250 tall at scale 1, the feet at (x, y). */
export function walker(p: Plate, x: number, y: number, scale: number, angle: number, w: Walker): void {
  const { c } = p;
  at(p, x, y, scale, angle, () => {
    for (const g of [p.c, p.e]) g.scale(w.side ?? 1, 1);
    const b = w.broad ?? 1;
    const s = w.step;
    leg(p, [-4, -96], [-10 - s * 0.3, -50], [-16 - s, -4], "#1d2536");
    leg(p, [6, -96], [14 + s * 0.7, -54], [12 + s, -4], "#263047");
    if (!w.free) arm(p, [-2, -186], [20, (-186 - w.hands) / 2 + 20], [34, -w.hands], dark(w.coat, 0.55));
    // a coat with a swing at the back
    solid(
      p,
      `M-8 -208C${-30 * b} -204 ${-34 * b} -170 ${-32 * b} -140C${-34 * b} -112 ${-44 * b - s * 0.25} -84 ${-46 * b - s * 0.3} -66C-20 -56 18 -58 ${30 * b + s * 0.2} -68C${34 * b} -104 ${28 * b} -130 ${28 * b} -156C${28 * b} -186 22 -204 8 -208Z`,
      along(c, -46, 0, 40, 0, [dark(w.coat, 0.55), [0.6, w.coat], w.coat]),
    );
    line(c, `M10 -200C16 -160 ${14 * b} -110 ${18 * b} -66`, "rgba(12,14,30,.45)", 3);
    for (let i = 0; i < 3; i++) disc(c, 17, -166 + i * 30, 3, "rgba(255,236,196,.75)");
    head(p, w.hat);
    if (w.free) arm(p, [0, -188], [-8, -148], [6, -106], w.coat);
    else arm(p, [6, -188], [34, (-188 - w.hands) / 2 + 26], [22, -w.hands], w.coat);
  });
}

function head(p: Plate, hat: Hat): void {
  const { c } = p;
  solid(p, "M-8 -212H8V-198H-8Z", SKIN);
  solid(
    p,
    "M-18 -232C-20 -258 18 -260 19 -234L25 -224L18 -221C17 -208 6 -204 -2 -206C-12 -208 -18 -216 -18 -232Z",
    SKIN,
  );
  disc(c, 11, -232, 2.4, "#1a1016");
  line(c, "M6 -241Q12 -245 17 -241", HAIR, 3.4);
  line(c, "M12 -215Q16 -214 19 -217", "rgba(60,20,20,.7)", 2);
  const hair = "M-20 -226C-26 -262 18 -266 20 -240C8 -248 -4 -244 -8 -232C-10 -222 -14 -216 -18 -218Z";
  switch (hat) {
    case "none":
      solid(p, hair, HAIR);
      return;
    case "bun":
      solid(p, hair, "#5a3a26");
      disc(c, -20, -252, 10, "#5a3a26");
      return;
    case "curls":
      for (const [dx, dy] of pairs("-18,-228 -20,-240 -14,-252 -2,-258 10,-254 17,-246"))
        disc(c, dx, dy, 10, HAIR);
      return;
    case "cap":
      solid(p, hair, HAIR);
      solid(p, "M-21 -238C-22 -266 18 -266 20 -242L36 -238L20 -235Z", "#26333f");
      return;
    case "brim":
      solid(p, hair, "#cfc6bc");
      solid(p, "M-32 -240C-14 -246 16 -248 34 -243L32 -237C14 -240 -14 -238 -30 -233Z", "#6d3b34");
      solid(p, "M-19 -240C-20 -268 14 -270 18 -244Z", "#7d463c");
      return;
    case "scarf":
      solid(p, hair, "#7a4a2a");
      solid(p, "M-16 -210C-8 -202 12 -200 18 -206L16 -194C4 -190 -12 -192 -18 -200Z", "#d9665a");
      fill(c, "M-16 -206C-34 -206 -44 -192 -58 -196C-48 -184 -30 -186 -16 -196Z", "#d9665a");
  }
}

function leg(p: Plate, hip: Point, knee: Point, foot: Point, color: string): void {
  limb(p, [hip, knee, foot], 19, color);
  limb(p, [foot, [foot[0] + 14, foot[1]]], 11, "#120d14");
}

function arm(p: Plate, shoulder: Point, elbow: Point, hand: Point, color: string): void {
  limb(p, [shoulder, elbow, hand], 16, color);
  limb(p, [hand, hand], 14, SKIN);
}
