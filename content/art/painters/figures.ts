import { at, line, type Plate, solid } from "../kit/plate.ts";

/** Clothes and skin are near black: what one sees of people is the light on their edges. */
const CLOTH = "#3b4466";
const HAIR = "#2a2136";
const SKIN = "#4a3a40";

const HEADS = {
  short: "M-16 8C-22 -34 22 -34 16 8C10 18 -10 18 -16 8Z",
  bun: "M-16 6C-22 -33 22 -33 16 6C9 15 -9 15 -16 6ZM-9 -34A10 9 0 1 1 9 -34A10 9 0 1 1 -9 -34Z",
  scarf: "M-30 34C-27 14 -25 -34 0 -34C25 -34 27 14 30 34C12 42 -12 42 -30 34Z",
  cap: "M-16 8C-18 2 -19 -6 -19 -10C-19 -35 19 -35 19 -10L31 -6C26 -9 22 -9 18 -8C18 -2 17 4 16 8C10 15 -10 15 -16 8Z",
  curls:
    "M-24 -2C-32 -20 -18 -40 0 -38C18 -40 32 -20 24 -2C26 8 16 12 14 4C8 -8 -8 -8 -14 4C-16 12 -26 8 -24 -2Z",
  long: "M-24 40C-31 6 -23 -34 0 -34C23 -34 31 6 24 40C16 33 8 37 0 34C-8 37 -16 33 -24 40Z",
  turban: "M-16 9C-20 4 -23 -2 -22 -8C-26 -38 26 -38 22 -8C23 -2 20 4 16 9C10 15 -10 15 -16 9Z",
} as const;

export type Head = keyof typeof HEADS;

/** Head and shoulders from behind, 110 wide at scale 1; the neck is at the origin. `broad` widens the shoulders. */
export function bust(p: Plate, x: number, y: number, scale: number, head: Head, broad = 1, lean = 0): void {
  at(p, x, y, scale, lean, () => {
    const w = 62 * broad;
    solid(
      p,
      `M${-w - 3} 170C${-w - 5} 100 ${-w - 4} 58 ${-w * 0.84} 40C${-w * 0.56} 24 -18 20 -15 0H15C18 20 ${w * 0.56} 24 ${w * 0.84} 40C${w + 4} 58 ${w + 5} 100 ${w + 3} 170Z`,
      CLOTH,
    );
    solid(p, "M-15 8C-16 -8 16 -8 15 8C9 17 -9 17 -15 8Z", SKIN);
    at(p, 0, -17, 1.16, lean * 0.6, () => {
      solid(p, "M-16 -4C-17 -28 17 -28 16 -4C15 14 8 22 0 22C-8 22 -15 14 -16 -4Z", SKIN);
      solid(p, HEADS[head], HAIR);
    });
  });
}

export type Pose = "stand" | "reach" | "point" | "mug";

/** Elbow and hand of the right arm for each pose; the shoulder is at (31, -194). */
const ARMS: Record<Pose, readonly [number, number, number, number]> = {
  stand: [40, -150, 36, -108],
  reach: [56, -216, 72, -252],
  point: [60, -178, 88, -190],
  mug: [50, -152, 66, -172],
};

/** A whole person from behind, `height` tall with the feet at (x, y); a negative `side` mirrors. */
export function person(
  p: Plate,
  x: number,
  y: number,
  height: number,
  head: Head,
  pose: Pose = "stand",
  broad = 1,
  side: 1 | -1 = 1,
): void {
  at(p, x, y, height / 250, 0, () => {
    for (const g of [p.c, p.e]) g.scale(side, 1);
    const w = 33 * broad;
    limb(
      p,
      [
        [-w * 0.42, -112],
        [-w * 0.5, -56],
        [-w * 0.52, -6],
      ],
      21 * broad,
      "#2d3554",
    );
    limb(
      p,
      [
        [w * 0.42, -112],
        [w * 0.46, -56],
        [w * 0.56, -6],
      ],
      21 * broad,
      "#2d3554",
    );
    limb(
      p,
      [
        [-w * 0.6, -3],
        [-w * 0.45, -3],
      ],
      14,
      HAIR,
    );
    limb(
      p,
      [
        [w * 0.5, -3],
        [w * 0.66, -3],
      ],
      14,
      HAIR,
    );
    const [ex, ey, hx, hy] = ARMS[pose];
    limb(
      p,
      [
        [-w + 4, -192],
        [-w - 8, -150],
        [-w - 3, -110],
      ],
      15,
      CLOTH,
    );
    solid(
      p,
      `M-8 -208C-14 -202 ${-w + 2} -204 ${-w} -188C${-w} -160 ${-w * 0.72} -140 ${-w * 0.98} -82H${w * 0.98}C${w * 0.72} -140 ${w} -160 ${w} -188C${w - 2} -204 14 -202 8 -208Z`,
      CLOTH,
    );
    limb(
      p,
      [
        [w - 4, -192],
        [ex * broad, ey],
        [hx, hy],
      ],
      15,
      CLOTH,
    );
    limb(
      p,
      [
        [hx, hy],
        [hx, hy],
      ],
      13,
      SKIN,
    );
    limb(
      p,
      [
        [0, -212],
        [0, -202],
      ],
      15,
      SKIN,
    );
    at(p, 0, -227, 0.86, 0, () => {
      solid(p, "M-15 -4C-16 -26 16 -26 15 -4C14 12 7 19 0 19C-7 19 -14 12 -15 -4Z", SKIN);
      solid(p, HEADS[head], HAIR);
    });
    if (pose === "mug")
      solid(p, `M${hx - 4} ${hy - 18}H${hx + 13}L${hx + 11} ${hy + 4}H${hx - 2}Z`, "#d9c3a0");
  });
}

function limb(p: Plate, points: readonly (readonly [number, number])[], width: number, color: string): void {
  const path = `M${points.map((q) => q.join(" ")).join("L")}`;
  line(p.c, path, color, width);
  p.e.save();
  p.e.globalCompositeOperation = "destination-out";
  line(p.e, path, "#000", width);
  p.e.restore();
}
