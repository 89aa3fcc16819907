import { dark } from "../kit/palette.ts";
import { along, at, disc, fill, line, type Plate, solid } from "../kit/plate.ts";
import { figureArm, type Holds } from "./arms.ts";
import { type Expression, headAndFace } from "./face.ts";
import { face, type Head, headOf, SKINS } from "./heads.ts";
import { limb, type Point } from "./limb.ts";

export type Age = "child" | "grown" | "old";

/** What somebody wears. */
export interface Look {
  coat: string;
  head: Head;
  /** Index into SKINS. Default: 0. */
  skin?: number;
  hair?: string;
  broad?: number;
  /** Default: a coat to the knee. */
  cut?: "coat" | "gown" | "suit" | "uniform" | "apron";
  /** Color of a tie, scarf, sash or apron. */
  trim?: string;
  /** Default: by the color of the hair. */
  age?: Age;
}

/** What somebody does. Hands are points over the ground between the feet, in units of a body 250 high. */
export interface Gesture {
  left?: Point;
  right?: Point;
  /** Where the eyes and the nose point: -1 is left, 1 is right. */
  gaze?: number;
  tilt?: number;
  /** Rotation of the upper body around the hips. */
  lean?: number;
  /** Inner ends of the eyebrows: positive is worried, negative is stern. */
  brow?: number;
  mouth?: "smile" | "flat" | "open" | "small" | "oh" | "laugh";
  eyes?: "open" | "down" | "shut" | "wide" | "happy";
  /** A whole face in one word; brow, mouth and eyes change single features of it. */
  expression?: Expression;
  /** What the fingers do. Default: by where the hand is. */
  fingers?: Partial<Record<"left" | "right", Holds>>;
  back?: boolean;
  /** Feet apart, as if stopped while walking. */
  stride?: number;
}

/** Length of an upper arm and of a forearm; an arm that is bent more is seen from its end and looks shorter. */
const REACH = 50;

/** Somebody from the front or from behind, 250 high at scale 1, the feet at (x, y). */
export function figure(p: Plate, x: number, y: number, scale: number, look: Look, g: Gesture = {}): void {
  drawn(p, x, y, scale, look, g, {
    head: () => headAndFace(p, look, g),
    arm: (side, hand, b) => figureArm(p, side, hand, b, look, g),
  });
}

interface Painted {
  head(): void;
  arm(side: 1 | -1, hand: Point, b: number, back: boolean): void;
}

/** As `figure`, for pictures that are still to be drawn again. */
export function actor(p: Plate, x: number, y: number, scale: number, look: Look, g: Gesture = {}): void {
  drawn(p, x, y, scale, look, g, {
    head() {
      headOf(p, look, g.back ?? false);
      if (!g.back) face(p, look, g);
    },
    arm: (side, hand, b, back) => arm(p, side, hand, b, look, back),
  });
}

function drawn(p: Plate, x: number, y: number, scale: number, look: Look, g: Gesture, paint: Painted): void {
  const { c } = p;
  const b = look.broad ?? 1;
  const cut = look.cut ?? "coat";
  at(p, x, y, scale, 0, () => {
    disc(c, 0, 0, 48 * b, "rgba(8,6,14,.35)", 8);
    if (cut !== "gown")
      legs(p, g.stride ?? 0, cut === "suit" || cut === "uniform" ? dark(look.coat, 0.7) : "#222a3c");
    at(p, 0, -100, 1, g.lean ?? 0, () =>
      at(p, 0, 100, 1, 0, () => {
        const hands: readonly (readonly [1 | -1, Point])[] = [
          [-1, g.left ?? [-40 * b, -98]],
          [1, g.right ?? [40 * b, -98]],
        ];
        const front = ([, hand]: (typeof hands)[number]) => !g.back || Math.abs(hand[0]) > 30 * b;
        for (const h of hands) if (!front(h)) paint.arm(h[0], h[1], b, true);
        body(p, look, b, cut, g.back ?? false);
        at(p, 0, -206, 1, g.tilt ?? 0, () => at(p, 0, 206, 1, 0, () => paint.head()));
        for (const h of hands) if (front(h)) paint.arm(h[0], h[1], b, g.back ?? false);
      }),
    );
  });
}

function legs(p: Plate, stride: number, color: string): void {
  for (const side of [-1, 1] as const) {
    const foot = side * (13 + stride);
    limb(
      p,
      [
        [side * 11, -104],
        [side * (12 + stride * 0.6), -54],
        [foot, -8],
      ],
      21,
      color,
    );
    limb(
      p,
      [
        [foot, -5],
        [foot + side * 9, -4],
      ],
      12,
      "#120d14",
    );
  }
}

function body(p: Plate, look: Look, b: number, cut: NonNullable<Look["cut"]>, back: boolean): void {
  const { c } = p;
  const [waist, hem, foot] =
    cut === "gown" ? [21, 60, -3] : cut === "suit" || cut === "uniform" ? [28, 31, -92] : [28, 42, -62];
  const path = `M-8 -209C-24 -206 ${-31 * b} -200 ${-34 * b} -184C${-33 * b} -160 ${-waist * b} -148 ${-waist * b} -132C${-waist * b - 3} -110 ${-hem * b} -84 ${-hem * b} ${foot}Q0 ${foot + 10} ${hem * b} ${foot}C${hem * b} -84 ${waist * b + 3} -110 ${waist * b} -132C${waist * b} -148 ${33 * b} -160 ${34 * b} -184C${31 * b} -200 24 -206 8 -209Z`;
  const shade = along(c, -40 * b, 0, 40 * b, 0, [
    dark(look.coat, 0.62),
    [0.35, look.coat],
    [0.65, look.coat],
    dark(look.coat, 0.7),
  ]);
  solid(p, path, shade);
  c.save();
  c.clip(new Path2D(path));
  for (const dx of cut === "gown" ? [-34, -16, 4, 22, 40] : [-24, 24])
    line(c, `M${dx * 0.4} -130Q${dx * 0.6} -80 ${dx} ${foot + 6}`, "rgba(10,8,22,.3)", 4);
  c.restore();
  if (back) {
    line(c, `M0 -196V${cut === "gown" ? -134 : foot + 4}`, "rgba(10,8,22,.35)", 3);
    if (cut === "coat") line(c, `M${-22 * b} -132H${22 * b}`, "rgba(10,8,22,.4)", 5);
    if (cut === "apron")
      fill(c, "M-6 -140Q-30 -126 -26 -100L-4 -132Q6 -104 24 -96Q28 -128 4 -140Z", "#f4ead8");
    return;
  }
  if (cut === "suit") {
    fill(c, "M-11 -208L0 -150L11 -208Z", "#f6ead6");
    fill(c, "M-12 -206L-19 -186L0 -146L-3 -160ZM12 -206L19 -186L0 -146L3 -160Z", dark(look.coat, 0.55));
    fill(c, "M0 -198L-12 -205V-191ZM0 -198L12 -205V-191Z", look.trim ?? "#8d2f3a");
    line(c, "M0 -146V-94", "rgba(10,8,22,.5)", 2.4);
  } else if (cut === "uniform") {
    line(c, `M0 -206V-94`, "rgba(10,8,22,.5)", 2.4);
    line(c, `M${-28 * b} -124H${28 * b}`, "#161820", 9);
    for (let i = 0; i < 4; i++) disc(c, 8, -192 + i * 20, 3.4, "#f2c46a");
    for (const s of [-1, 1]) line(c, `M${s * 18} -200L${s * 34 * b} -190`, "#f2c46a", 5);
    disc(c, -16, -176, 5, "#f6d88a");
  } else if (cut === "gown") {
    fill(c, "M-14 -209Q0 -184 14 -209Q0 -202 -14 -209Z", SKINS[look.skin ?? 0]?.[0] ?? "#d9a884");
    if (look.trim) line(c, `M${-waist * b} -134Q0 -126 ${waist * b} -134`, look.trim, 7);
  } else {
    line(c, `M0 -200Q3 -130 1 ${foot + 6}`, "rgba(10,8,22,.45)", 3);
    fill(c, "M-12 -209L0 -184L12 -209L20 -200L0 -170L-20 -200Z", dark(look.coat, 0.7));
    for (let i = 0; i < 4; i++) disc(c, 8, -164 + i * 26, 3.2, "rgba(255,236,196,.85)");
    if (cut === "apron") {
      solid(
        p,
        `M-18 -186H18L22 -134Q34 -100 30 -70Q0 -60 -30 -70Q-34 -100 -22 -134Z`,
        look.trim ?? "#f4ead8",
      );
      line(c, "M-22 -134Q0 -128 22 -134", "rgba(90,70,60,.5)", 3);
      line(c, "M-18 -186L-10 -206M18 -186L10 -206", look.trim ?? "#f4ead8", 4);
    }
  }
}

/** Shoulder, elbow and hand: the elbow goes outward and down. */
function arm(p: Plate, side: 1 | -1, hand: Point, b: number, look: Look, back: boolean): void {
  const sx = side * 27 * b;
  const sy = -187;
  const dx = hand[0] - sx;
  const dy = hand[1] - sy;
  const far = Math.hypot(dx, dy) || 1;
  const d = Math.min(far, REACH * 1.97);
  const hx = sx + (dx / far) * d;
  const hy = sy + (dy / far) * d;
  const bone = Math.max(d / 2, Math.min(REACH, 14 + d * 0.42));
  const h = Math.sqrt(bone * bone - (d * d) / 4);
  const [nx, ny] = [-(hy - sy) / d, (hx - sx) / d];
  const mid: Point = [(sx + hx) / 2, (sy + hy) / 2];
  const a: Point = [mid[0] + nx * h, mid[1] + ny * h];
  const z: Point = [mid[0] - nx * h, mid[1] - ny * h];
  const score = ([x, y]: Point) => side * x + y * 0.7;
  const elbow = score(a) > score(z) ? a : z;
  const skin = SKINS[look.skin ?? 0]?.[0] ?? "#d9a884";
  const cloth = look.cut === "gown" ? skin : dark(look.coat, back ? 0.78 : 0.86);
  limb(p, [[sx, sy], elbow, [hx, hy]], 17.5, dark(look.coat, 0.55));
  limb(p, [[sx, sy], elbow, [hx, hy]], 15.5, cloth);
  const [wx, wy] = [(hx - elbow[0]) / bone, (hy - elbow[1]) / bone];
  const wrist = (near: number): Point => [hx - wx * near, hy - wy * near];
  if (look.cut !== "gown")
    limb(p, [wrist(11), wrist(10)], 19, look.cut === "suit" ? "#f6ead6" : dark(look.coat, 0.5));
  limb(p, [wrist(3), [hx + wx * 5, hy + wy * 5]], 18, SKINS[look.skin ?? 0]?.[1] ?? "#b07c5c");
  limb(p, [wrist(3), [hx + wx * 5, hy + wy * 5]], 15.5, skin);
  limb(
    p,
    [
      [hx, hy],
      [hx + wy * side * 8 + wx * 4, hy - wx * side * 8 + wy * 4],
    ],
    6.5,
    skin,
  );
}
