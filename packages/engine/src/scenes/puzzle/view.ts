import { hand, ownersByPacket } from "../../play/hands.ts";
import { HINT_COST } from "../../play/points.ts";
import { puzzleKind } from "../../puzzles/registry.ts";
import type { PuzzleView } from "../../views.ts";
import type { SceneFace, Seen } from "../kind.ts";
import type { PuzzleData } from "./rules.ts";

function board(seen: Seen<"puzzle", PuzzleData>): PuzzleView {
  const { def, scene, data, wall } = seen;
  const kind = puzzleKind(def.puzzle.kind);
  const view = kind.view(def.puzzle, data.board, ownersByPacket(seen, scene.id));
  return view.kind === "switchboard" ? { ...view, holdEndsAt: wall(data.holdEndsAt) } : view;
}

export const face: SceneFace<"puzzle", PuzzleData> = {
  view(seen) {
    const { def, data, wall, past } = seen;
    return {
      kind: "puzzle",
      question: def.question,
      puzzle: board(seen),
      status: data.status,
      pausedUntil: wall(data.pausedUntil),
      wrongChecks: data.wrongChecks,
      hints: {
        revealed: data.hints,
        left: def.hints.length - data.hints.length,
        nextCost: data.firstFree && data.hints.length === 0 ? 0 : HINT_COST,
      },
      touched: data.touched ? { ...data.touched, at: past(data.touched.at) } : null,
    };
  },
  mine(seen, seat) {
    const { def, scene } = seen;
    const { controls, goals } = puzzleKind(def.puzzle.kind).secrets(def.puzzle, hand(seen, scene.id, seat));
    return { controls, goals };
  },
};
