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
  /** Side of the road that the label is on. */
  side: "above" | "below";
  stubs: { end: Point; label: string[] }[];
}

export const FIELD = { width: 1440, height: 520 } as const;
const LEFT = 120;
const RIGHT = 1270;
const MIDDLE = 280;
const SWING = 62;

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

/** Lays out a team's path from left to right, with alternating peaks and valleys. */
export function layRoad(path: readonly Step[]): { stops: Stop[]; end: Point } {
  const gap = path.length > 1 ? (RIGHT - LEFT) / path.length : 0;
  const stops = path.map((step, at): Stop => {
    const peak = at % 2 === 0;
    const x = LEFT + at * gap;
    const y = MIDDLE + (peak ? -SWING : SWING) + Math.sin(at * 1.7) * 12;
    const away = peak ? -1 : 1;
    const roads = step.kind === "decision" ? step.others.slice(0, 3) : [];
    const label = rows(nameOf(step));
    const reach = 44 + label.length * 21;
    return {
      x,
      y,
      step,
      label,
      side: peak ? "above" : "below",
      stubs: roads.map((other, index) => ({
        end: {
          x: x + (index - (roads.length - 1) / 2) * Math.min(116, gap * 0.94),
          y: y + away * (reach + 26 + (roads.length === 3 && index === 1 ? 40 : 0)),
        },
        label: rows(other, 13),
      })),
    };
  });
  return { stops, end: { x: 1378, y: MIDDLE } };
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
