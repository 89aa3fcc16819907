/** One plain sentence for each part of the score. */
import type { Analysis } from "../analysis/index.ts";
import type { Pack } from "../pack/schema.ts";
import type { TeamState } from "../team/types.ts";
import { measured } from "./collaboration.ts";

type Part = "story" | "puzzles" | "collaboration" | "spirit";

export function why(pack: Pack, state: TeamState, analysis: Analysis): Record<Part, string> {
  const count = measured(analysis.measures).length;
  const { kudos, reflections } = analysis.spirit;
  return {
    story: storyWhy(pack, state),
    puzzles: puzzlesWhy(state),
    collaboration:
      count === 0 ? "Nothing could be measured." : `The mean of ${many(count, "measure")}, below.`,
    spirit: `${many(kudos, "thank-you card")}, ${many(reflections, "reflection")}.`,
  };
}

function storyWhy(pack: Pack, state: TeamState): string {
  const { base, per_resource, per_need } = pack.story_score;
  const parts = Object.entries(per_resource).map(([id, weight]) => {
    const value = state.facts.resources[id] ?? 0;
    return `${pack.resources[id]?.label ?? id} ${value} gave ${weight * value}`;
  });
  if (per_need) {
    const met = state.allocations[per_need.scene]?.met.length ?? 0;
    parts.push(`${many(met, "need")} met gave ${Math.min(per_need.most, met * per_need.points)}`);
  }
  return [`The way you took gave ${base}`, ...parts].join(", ").concat(".");
}

function puzzlesWhy(state: TeamState): string {
  const results = Object.values(state.puzzles);
  if (results.length === 0) return "No puzzle was played.";
  const solved = results.filter((result) => result.solved).length;
  const hints = results.reduce((sum, { paidHints }) => sum + paidHints, 0);
  const taken = hints === 0 ? "No hint taken off." : `${many(hints, "hint")} taken off.`;
  const timed = solved > 0 ? ", with time to spare counted" : "";
  return `${solved} of ${results.length} solved${timed}. ${taken}`;
}

function many(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}
