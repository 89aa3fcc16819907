import type { Experience, Report } from "@lantern/contract/http";

export type Team = Report["teams"][number];
export type Decision = Report["decisions"][number];

/** What a team chose at a decision; null when it did not reach the decision. */
export function chosenBy(decision: Decision, team: Team): { index: number; road: string } | null {
  const option = decision.teams.find((made) => made.team === team.id)?.option;
  const index = decision.options.findIndex(({ id }) => id === option);
  const road = decision.options[index]?.road;
  return road === undefined ? null : { index, road };
}

/** The position of a team's ending among those of the story; null when the team stopped before the end. */
export function endingOf({ endings }: Pick<Report, "endings">, { ending }: Team): number | null {
  const index = endings.findIndex(({ id }) => id === ending.id);
  return index < 0 ? null : index;
}

/** The number of different endings that teams reached. */
export function endingsReached(report: Report): number {
  return new Set(report.teams.flatMap((team) => endingOf(report, team) ?? [])).size;
}

/** How many respondents would play again, with a rating of 4 or 5; null while there are too few to show. */
export function wouldPlayAgain({ ratings }: Report["feedback"]): number | null {
  return ratings?.slice(3).reduce((sum, each) => sum + each, 0) ?? null;
}

export type PathPoint = { x: number; y: number; road: string };

/** Dimensions of the picture of paths, in its own units. At `left`, labels are centered beside the names of teams. */
export const pathLayout = { left: 222, step: 160, headerHeight: 44, row: 156, gap: 34, ending: 180 } as const;

/** The vertical position of a mark: the marks of a column are centered in the team's row. */
export function markY(row: number, index: number, count: number): number {
  const middle = pathLayout.headerHeight + row * pathLayout.row + pathLayout.row / 2 - 6;
  const gap = count > 4 ? (pathLayout.gap * 3) / (count - 1) : pathLayout.gap;
  return middle + (index - (count - 1) / 2) * gap;
}

/** A smooth curve through points, left to right. */
export function curve(points: readonly { x: number; y: number }[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      if (!before) return `M${point.x} ${point.y}`;
      const bend = (point.x - before.x) * 0.5;
      return `C${before.x + bend} ${before.y} ${point.x - bend} ${point.y} ${point.x} ${point.y}`;
    })
    .join("");
}

/** A smooth curve through points, top to bottom. */
export function verticalCurve(points: readonly { x: number; y: number }[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      if (!before) return `M${point.x} ${point.y}`;
      const bend = (point.y - before.y) * 0.5;
      return `C${before.x} ${before.y + bend} ${point.x} ${point.y - bend} ${point.x} ${point.y}`;
    })
    .join("");
}

/** The adventure that comes after this one, of those that have a line to point to them; after the last the first. */
export function nextAfter(slug: string, all: readonly Experience[]): Experience | null {
  const at = all.findIndex((one) => one.slug === slug);
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
  return others.find(({ open_line }) => open_line !== null) ?? null;
}
