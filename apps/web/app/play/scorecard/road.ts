import type { ScorecardView } from "@lantern/engine/scorecard";

export type Step = ScorecardView["path"][number];

export interface Point {
  x: number;
  y: number;
}
/** One step of the road with its position. Labels are on the side away from the road. */
export interface Stop extends Point {
  step: Step;
  label: string[];
  /** The row of the label that is nearest to the stop. */
  labelAt: Point;
  /** Side of the road that the label is on. */
  side: "above" | "below";
  stubs: { end: Point; label: string[] }[];
}

/** What a text covers. */
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const WIDTH = 1440;
/** Height of a row of a label. */
export const ROW = 21;
const LEFT = 120;
const RIGHT = 1270;
const MIDDLE = 280;
const SWING = 62;
/** Widths of an ordinary letter of what was chosen, and of what was not. */
export const CHOSEN = 12;
export const OTHER = 9.3;
/** How far from its stop or stub a text begins. */
const FROM_STOP = 28;
const FROM_STUB = 12;

/** Breaks a label into at most two rows of about `maxLength` characters. */
export function rows(text: string, maxLength = 15): string[] {
  if (text.length <= maxLength) return [text];
  const parts = text.split(" ");
  const breaks = parts
    .slice(1)
    .map((_, at) => [parts.slice(0, at + 1).join(" "), parts.slice(at + 1).join(" ")]);
  const longest = (pair: string[]) => Math.max(...pair.map((row) => row.length));
  return breaks.sort((a, b) => longest(a) - longest(b))[0] ?? [text];
}

/** The label of a step: the chosen option, or the puzzle's title. */
export function nameOf(step: Step): string {
  return step.kind === "decision" ? step.chosen : step.title;
}

/** The width of a row in ordinary letters: an "m" is as wide as two "t". */
const lettersIn = (row: string): number =>
  [...row].reduce((sum, letter) => {
    if (/[mwMW]/.test(letter)) return sum + 1.5;
    if (/[ijltfrI' .,:!]/.test(letter)) return sum + 0.7;
    return sum + (/\p{Lu}/u.test(letter) ? 1.25 : 1);
  }, 0);

/** What rows of text cover whose first row, as seen from the road, is at a point. */
export function boxOf(label: readonly string[], { x, y }: Point, away: number, character: number): Box {
  const half = (Math.max(...label.map(lettersIn)) * character) / 2;
  const far = y + away * label.length * ROW;
  return { left: x - half, right: x + half, top: Math.min(y, far), bottom: Math.max(y, far) };
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The first of some positions at which a text meets no other and stays on the field; the last one if there is none. */
function freeAt(positions: readonly Point[], boxAt: (at: Point) => Box, boxes: Box[]): Point {
  const fits = (box: Box) => box.left > 8 && box.right < WIDTH - 8 && !boxes.some((one) => overlap(one, box));
  const free = positions.find((at) => fits(boxAt(at))) ?? (positions.at(-1) as Point);
  boxes.push(boxAt(free));
  return free;
}

/** Positions for a text: where it belongs, beside that, and then each time further away from the road. */
function around({ x, y }: Point, away: number, step: number): Point[] {
  const sideways = [0, -24, 24, -48, 48, -72, 72];
  return [...Array(8).keys()].flatMap((tier) =>
    sideways.map((dx) => ({ x: x + dx, y: y + away * tier * step })),
  );
}

/** Lays out a team's path from left to right, with alternating peaks and valleys. No text meets another. */
export function layRoad(path: readonly Step[]): { stops: Stop[]; end: Point; top: number; height: number } {
  const gap = path.length > 1 ? (RIGHT - LEFT) / path.length : 0;
  const boxes: Box[] = [];
  const laid = path.map((step, at) => {
    const peak = at % 2 === 0;
    const away = peak ? -1 : 1;
    const x = LEFT + at * gap;
    const y = MIDDLE + (peak ? -SWING : SWING) + Math.sin(at * 1.7) * 12;
    const label = rows(nameOf(step));
    const from = { x, y: y + away * FROM_STOP };
    // Straight above or below its stop, so that it is clear whose it is.
    const straight = around(from, away, ROW).filter((one) => one.x === x);
    const labelAt = freeAt(straight, (point) => boxOf(label, point, away, CHOSEN), boxes);
    return { step, x, y, away, label, labelAt };
  });
  const stops = laid.map(({ away, ...stop }): Stop => {
    const others = stop.step.kind === "decision" ? stop.step.others.slice(0, 3) : [];
    const reach = stop.labelAt.y + away * (stop.label.length * ROW + 30);
    return {
      ...stop,
      side: away < 0 ? "above" : "below",
      stubs: others.map((other, index) => {
        const label = rows(other, 13);
        const first = { x: stop.x + (index - (others.length - 1) / 2) * 116, y: reach };
        const textOf = (end: Point) => boxOf(label, { x: end.x, y: end.y + away * FROM_STUB }, away, OTHER);
        return { label, end: freeAt(around(first, away, 34), textOf, boxes) };
      }),
    };
  });
  const top = Math.min(0, ...boxes.map((box) => box.top - 20));
  const bottom = Math.max(520, ...boxes.map((box) => box.bottom + 20));
  return { stops, end: { x: 1378, y: MIDDLE }, top, height: bottom - top };
}

/** A smooth curve through all points. It is level at each point, so it stays between their heights. */
export function roadPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let before = first;
  return rest.reduce((drawn, point) => {
    const middle = (before.x + point.x) / 2;
    const next = `${drawn}C${middle} ${before.y} ${middle} ${point.y} ${point.x} ${point.y}`;
    before = point;
    return next;
  }, `M${first.x} ${first.y}`);
}
