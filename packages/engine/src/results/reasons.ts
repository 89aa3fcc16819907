/** One sentence for each component of the score, and the numbers in it. */

import { sum } from "../numbers.ts";
import type { Pack } from "../pack/schema.ts";
import { PART, pathPoints, resourcePoints } from "../play/points.ts";
import type { TeamState } from "../play/types.ts";
import type { PointsFrom } from "../scorecard-view.ts";
import type { Analysis } from "./analyze.ts";
import type { Measure } from "./measures.ts";

export function pointsFrom(pack: Pack, state: TeamState, analysis: Analysis): PointsFrom {
  const { kudos, reflections } = analysis.spirit;
  return {
    story: storyFrom(pack, state),
    puzzles: { ...puzzlesFrom(state), ...(pack.no_bonus && { untimed: true }) },
    collaboration: { measures: measured(analysis.measures).length },
    spirit: { ...(pack.no_bonus ? {} : { kudos }), reflections },
  };
}

export function reasonsFor({
  story,
  puzzles,
  collaboration,
  spirit,
}: PointsFrom): Record<keyof PointsFrom, string> {
  return {
    story: storyWhy(story),
    puzzles: puzzlesWhy(puzzles),
    collaboration:
      collaboration.measures === 0
        ? "There was nothing to measure."
        : `The average of ${many(collaboration.measures, "measure")}, shown below.`,
    spirit: spiritWhy(spirit),
  };
}

function storyFrom(pack: Pack, state: TeamState): PointsFrom["story"] {
  const { per_need } = pack.story_score;
  const base = pathPoints(pack, state);
  const resources = resourcePoints(pack, state);
  if (!per_need) return { base, resources, needs: null };
  const met = state.allocations[per_need.scene]?.met.length ?? 0;
  return { base, resources, needs: { met, points: Math.min(per_need.most, met * per_need.points) } };
}

function storyWhy({ base, resources, needs }: PointsFrom["story"]): string {
  const parts = resources.map(({ label, start, value, points }) => {
    if (value === start) return `${label} stayed at ${value}`;
    const change = start === null ? value : `from ${start} to ${value}`;
    return `${label} ${change} ${points < 0 ? `cost ${-points}` : `gave ${points}`}`;
  });
  if (base > 0) parts.unshift(`The team’s path gave ${base}`);
  if (needs) parts.push(`${many(needs.met, "need")} met gave ${needs.points}`);
  return parts.join(", ").concat(".");
}

function puzzlesFrom(state: TeamState): PointsFrom["puzzles"] {
  const results = Object.values(state.puzzles);
  return {
    played: results.length,
    solved: results.filter((result) => result.solved).length,
    hints: results.reduce((total, { paidHints }) => total + paidHints, 0),
  };
}

function spiritWhy({ kudos, reflections }: PointsFrom["spirit"]): string {
  const answered = many(reflections, "reflection");
  return kudos === undefined
    ? `${answered}. Thank-you cards give no points.`
    : `${many(kudos, "thank-you card")}, ${answered}.`;
}

function puzzlesWhy({ played, solved, hints, untimed }: PointsFrom["puzzles"]): string {
  if (played === 0) return "No puzzles were played.";
  const used = hints === 0 ? "No hints cost points." : `${many(hints, "hint")} cost points.`;
  const timed = solved > 0 && !untimed ? ", plus points for the time left" : "";
  return `${solved} of ${played} solved${timed}. ${used}`;
}

function many(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}

/** [Q4] 0-300: the mean of the measures. Measures without a value are left out. */
export function collaborationPoints(measures: readonly Measure[]): number {
  const values = measured(measures);
  if (values.length === 0) return 0;
  return Math.round((PART * sum(values)) / values.length);
}

/** The measures that have a value. */
export function measured(measures: readonly Measure[]): number[] {
  return measures.flatMap(({ value }) => (value === null ? [] : [value]));
}
