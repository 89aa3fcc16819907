import { dark, fade, mix } from "../kit/palette.ts";
import { along, at, line, type Plate, solid } from "../kit/plate.ts";
import type { Gesture, Look } from "./actor.ts";
import { SKINS } from "./heads.ts";
import { limb, type Point } from "./limb.ts";

/** What the fingers of a hand do: spread, at rest, closed around something, or pointing. */
export type Holds = "open" | "rest" | "hold" | "point";

/** Length of an upper arm and of a forearm; an arm that is bent more is seen from its end and looks shorter. */
const REACH = 50;

/** A sleeve from the shoulder to the wrist, and a hand with fingers. The elbow goes outward and down. */
export function figureArm(p: Plate, side: 1 | -1, hand: Point, b: number, look: Look, g: Gesture): void {
  const { c } = p;
  const [sx, sy] = [side * 27 * b, -187];
  const { elbow, end } = bent(side, [sx, sy], hand);
  const gown = look.cut === "gown";
  const [skin, low] = SKINS[look.skin ?? 0] ?? SKINS[0];
  const bare = mix(skin, "#b08d74", 0.22);
  const sleeve = dark(look.coat, g.back ? 0.78 : 0.86);
  const part = (from: Point, to: Point, share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const cloth = along(c, sx, sy, elbow[0], elbow[1], [dark(look.coat, 0.93), [0.55, sleeve], sleeve]);
  const wrist = part(elbow, end, 0.84);
  const chain = (points: readonly Point[]) => `M${points.map((q) => q.join(" ")).join("L")}`;
  // The edge begins below the shoulder, so that no joint shows.
  if (gown) {
    limb(p, [part([sx, sy], elbow, 0.4), elbow, part(elbow, end, 0.95)], 13, dark(bare, 0.72));
    limb(p, [part([sx, sy], elbow, 0.4), elbow, part(elbow, end, 0.95)], 11.4, bare);
    limb(p, [[sx, sy], part([sx, sy], elbow, 0.5)], 16.5, look.coat);
    const cuff = part([sx, sy], elbow, 0.62);
    const [ux, uy] = unit([sx, sy], elbow);
    line(
      c,
      `M${cuff[0] - uy * 7.5} ${cuff[1] + ux * 7.5}L${cuff[0] + uy * 7.5} ${cuff[1] - ux * 7.5}`,
      dark(look.coat, 0.7),
      3,
    );
  } else {
    limb(p, [part([sx, sy], elbow, 0.45), elbow, wrist], 17.5, dark(look.coat, 0.52));
    line(c, chain([[sx, sy], elbow]), cloth, 16);
    limb(p, [elbow, wrist], 14.8, sleeve);
    const [ux, uy] = unit(elbow, end);
    line(
      c,
      `M${elbow[0] - uy * 4} ${elbow[1] + ux * 4}q${ux * 3 + uy * 3} ${uy * 3 - ux * 3} ${uy * 8} ${-ux * 8}`,
      fade("#080816", 0.22),
      1.8,
    );
    const cuff = look.cut === "suit" ? "#f6ead6" : dark(look.coat, 0.5);
    line(
      c,
      `M${wrist[0] - uy * 6.8} ${wrist[1] + ux * 6.8}L${wrist[0] + uy * 6.8} ${wrist[1] - ux * 6.8}`,
      cuff,
      4.4,
    );
  }
  const fingers = g.fingers?.[side < 0 ? "left" : "right"] ?? atEase(elbow, end);
  const angle = Math.atan2(end[1] - elbow[1], end[0] - elbow[0]);
  at(p, end[0], end[1], 1, angle, () => palm(p, fingers, side, bare, low));
}

const unit = (from: Point, to: Point): Point => {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / far, (to[1] - from[1]) / far];
};

/** A raised hand is open, one before the body holds, and one that hangs is at rest. */
function atEase(elbow: Point, [x, y]: Point): Holds {
  if (y < elbow[1] - 16 && (y < -196 || Math.abs(x) > 44)) return "open";
  return Math.abs(x) < 38 && y < -112 ? "hold" : "rest";
}

/** Elbow and hand of an arm from this shoulder toward this place, which may be too far. */
function bent(side: 1 | -1, [sx, sy]: Point, hand: Point): { elbow: Point; end: Point } {
  const [dx, dy] = [hand[0] - sx, hand[1] - sy];
  const far = Math.hypot(dx, dy) || 1;
  const d = Math.min(far, REACH * 1.97);
  const end: Point = [sx + (dx / far) * d, sy + (dy / far) * d];
  const bone = Math.max(d / 2, Math.min(REACH, 14 + d * 0.42));
  const h = Math.sqrt(bone * bone - (d * d) / 4);
  const [nx, ny] = [-(end[1] - sy) / d, (end[0] - sx) / d];
  const mid: Point = [(sx + end[0]) / 2, (sy + end[1]) / 2];
  const ways: Point[] = [1, -1].map((way) => [mid[0] + nx * h * way, mid[1] + ny * h * way]);
  const score = ([x, y]: Point) => side * x + y * 0.7;
  const [a, z] = ways as [Point, Point];
  return { elbow: score(a) > score(z) ? a : z, end };
}

/** Places of the finger tips from the wrist at the origin, the hand along x; the thumb is last. */
const FINGERS: Record<Holds, readonly Point[]> = {
  open: [
    [15, -8.5],
    [18.5, -3.4],
    [18.4, 2.2],
    [15.4, 7.4],
    [8.5, -11.5],
  ],
  rest: [
    [14, -4.2],
    [15.8, -1],
    [15.2, 2.2],
    [13, 5],
    [9.5, -6.8],
  ],
  hold: [],
  point: [
    [20, -3],
    [8, -0.5],
    [8, 2.6],
    [7, 5],
    [7.5, -6.5],
  ],
};

/** The thumb is toward the body of whoever hangs their arms, and up when they raise them. */
function palm(p: Plate, fingers: Holds, side: 1 | -1, skin: string, low: string): void {
  const { c } = p;
  at(p, 0, 0, 1.06, 0, () => {
    for (const g of [p.c, p.e]) g.scale(1, side);
    const edge = mix(skin, low, 0.7);
    if (fingers === "hold") {
      solid(p, "M-6 -5.500C-1 -8.5 7 -8.5 10.5 -5.500C13 -2 13 3 10.5 6C6 8.5 -1 8 -6 5.500Z", edge);
      solid(
        p,
        "M-6 -4.600C-1 -7.4 6.6 -7.4 9.6 -4.800C11.8 -2 11.8 2.6 9.6 5.200C5.6 7.4 -1 7 -6 4.600Z",
        skin,
      );
      for (const y of [-2.4, 0.6, 3.4]) line(c, `M6.4 ${y}h3.6`, edge, 1);
      line(c, "M0 -6Q5 -8.5 8.5 -4.5", edge, 4.4);
      line(c, "M0 -6Q5 -8.5 8.5 -4.5", skin, 3.2);
      return;
    }
    const bones = FINGERS[fingers].map(([x, y], i) =>
      i === 4
        ? `M0 -3.500Q${x * 0.6} ${y * 0.9} ${x} ${y}`
        : `M5 ${(i - 1.5) * 2.4}Q${x * 0.7} ${y * 0.75} ${x} ${y}`,
    );
    for (const bone of bones) line(c, bone, edge, 5);
    solid(p, "M-6 -5.200C-1 -6.6 5 -6.6 8.5 -5.600V6C5 7 -1 6.4 -6 5.200Z", edge);
    for (const bone of bones) line(c, bone, skin, 3.8);
    solid(p, "M-6 -4.400C-1 -5.8 5 -5.8 8 -5V5.400C5 6.2 -1 5.6 -6 4.400Z", skin);
  });
}
