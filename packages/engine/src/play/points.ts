/** Story and puzzle points. They depend only on the pack and the team's state. */
import { isMet } from "../pack/condition.ts";
import { entriesOf, successors } from "../pack/graph.ts";
import type { Pack, Scene } from "../pack/schema.ts";
import type { PointsFrom } from "../scorecard-view.ts";
import type { PuzzleResult } from "./results.ts";
import type { TeamState } from "./types.ts";

/** [K1] Kudos cards that each person can give. */
export const KUDOS_EACH = 3;

/** Maximum of story, puzzle and collaboration points each. */
export const PART = 300;
/** A pack's full puzzle points are those of four solved puzzles without a hint. */
const PUZZLES = 4;
const SOLVED = 60;
/** [Q2] Of those for the solution, in packs that give points for time left. */
const TIME_LEFT = 15;
const HINTS = 15;
/** Points of a puzzle that is solved without a hint. */
const FULL = SOLVED + HINTS;
/** Points that each hint costs, up to `HINTS`. */
export const HINT_COST = 5;
const TRIED = 10;

/** What the points of a path read. */
type StorySoFar = Pick<TeamState, "facts"> & Partial<Pick<TeamState, "ending">>;

/** [Q1] 0-300: the result of the story by the pack's own formula. */
export function storyPoints(pack: Pack, state: StorySoFar & Pick<TeamState, "allocations">): number {
  const { per_need } = pack.story_score;
  let points = pathPoints(pack, state);
  for (const resource of resourcePoints(pack, state)) points += resource.points;
  if (per_need) {
    const met = state.allocations[per_need.scene]?.met.length ?? 0;
    points += Math.min(per_need.most, met * per_need.points);
  }
  return Math.min(PART, Math.max(0, Math.round(points)));
}

/** [Q1] Points of the path: the pack's base, those for the ending, and those for every condition that is met. */
export function pathPoints(pack: Pack, { facts, ending }: StorySoFar): number {
  const { base, per_ending, bonuses = [] } = pack.story_score;
  const met = bonuses.filter(({ when }) => isMet(when, facts));
  return base + (per_ending?.[ending ?? ""] ?? 0) + met.reduce((total, { points }) => total + points, 0);
}

/** [Q1] Points for each resource. `start` is null where the pack counts from zero. */
export function resourcePoints(
  pack: Pack,
  { facts }: Pick<TeamState, "facts">,
): PointsFrom["story"]["resources"] {
  const { from_start, per_resource } = pack.story_score;
  return Object.entries(per_resource).map(([id, weight]) => {
    const resource = pack.resources[id];
    const start = from_start ? (resource?.start ?? 0) : null;
    const value = facts.resources[id] ?? start ?? 0;
    return { label: resource?.label ?? id, start, value, points: weight * (value - (start ?? 0)) };
  });
}

/** [Q7] The weight of a puzzle scene, 1 if the pack does not say what it is worth. Optional ones and other scenes have none. */
function weightOf(scene: Scene | undefined): number {
  if (scene?.kind !== "puzzle" || scene.optional) return 0;
  return (scene.worth ?? FULL) / FULL;
}

/**
 * [Q3] 0-300 for all mandatory puzzles of the path, whatever their number. Optional puzzles give no points, so that a
 * team without time for them loses none.
 */
export function puzzlePoints(pack: Pack, state: Pick<TeamState, "puzzles">): number {
  const sum = Object.entries(state.puzzles).reduce(
    (total, [id, result]) => total + pointsOf(pack, result) * weightOf(pack.scenes[id]),
    0,
  );
  const expected = Math.max(1, puzzlesOnPath(pack));
  return Math.min(PART, Math.round((sum * PUZZLES) / expected));
}

/** [Q2] Points of one puzzle: for the solution and unused hints, or for the attempt. */
export function pointsOf(
  { no_bonus }: Pick<Pack, "no_bonus">,
  { solved, usedMs, ofMs, paidHints }: PuzzleResult,
): number {
  if (!solved) return TRIED;
  const used = ofMs === 0 ? 1 : Math.min(1, Math.max(0, usedMs / ofMs));
  const late = no_bonus ? 0 : TIME_LEFT * used;
  return SOLVED - late + Math.max(0, HINTS - HINT_COST * paidHints);
}

const remembered = new WeakMap<Pack, number>();

/** The maximum of mandatory puzzles on a path through all acts, each counted with its weight. */
export function puzzlesOnPath(pack: Pack): number {
  const cached = remembered.get(pack);
  if (cached !== undefined) return cached;
  const ahead = new Map<string, number>();
  const walk = (id: string): number => {
    const visited = ahead.get(id);
    if (visited !== undefined) return visited;
    const scene = pack.scenes[id];
    if (!scene) return 0;
    const most = weightOf(scene) + Math.max(0, ...successors(pack, scene).map(walk));
    ahead.set(id, most);
    return most;
  };
  const sum = pack.acts.reduce((total, act) => total + Math.max(0, ...entriesOf(pack, act).map(walk)), 0);
  remembered.set(pack, sum);
  return sum;
}
