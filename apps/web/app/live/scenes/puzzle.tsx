import { Check } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { Hints } from "../puzzles/hints.tsx";
import { puzzleKindOf } from "../puzzles/registry.ts";
import { type Action, type SceneOf, sceneKind } from "../stage/kind.ts";
import type { Room } from "../stage/room.ts";

const words = t.liveScenes.puzzle;
type Puzzle = SceneOf<"puzzle">;

function Board({ scene }: { scene: Puzzle }) {
  const { Board: Inner } = puzzleKindOf(scene.puzzle);
  return Inner ? <Inner puzzle={scene.puzzle} scene={scene} /> : null;
}

function Backdrop({ scene }: { scene: Puzzle }) {
  const { Backdrop: Inner } = puzzleKindOf(scene.puzzle);
  return Inner ? <Inner /> : null;
}

function Controls({ scene }: { scene: Puzzle }) {
  const { Controls: Inner } = puzzleKindOf(scene.puzzle);
  if (!Inner) return null;
  return (
    <div className="l-puzzle" data-status={scene.status}>
      <Inner puzzle={scene.puzzle} scene={scene} />
    </div>
  );
}

function checkAction(scene: Puzzle, room: Room): Action | null {
  if (!room.me || room.mine?.observer || scene.status !== "open" || !puzzleKindOf(scene.puzzle).checked)
    return null;
  const resting = scene.pausedUntil !== null && room.now() < scene.pausedUntil;
  return {
    label: resting ? words.notYet : words.check,
    icon: Check,
    tone: "solid",
    disabled: resting,
    run: () => void room.send({ type: "check" }),
  };
}

/** A puzzle of any kind: the board on the picture, hands below, hints and own clues at the side. */
export const puzzle = sceneKind<"puzzle">({
  linesInDetail: true,
  now(scene, room) {
    if (scene.status === "solved")
      return { headline: words.solved, detail: words.solvedDetail, action: null };
    if (scene.status === "failed")
      return { headline: words.failed, detail: words.failedDetail, action: null };
    const rest = scene.pausedUntil === null ? 0 : Math.ceil((scene.pausedUntil - room.now()) / 1000);
    return {
      headline: scene.question,
      detail: rest > 0 ? words.notYetDetail(rest) : puzzleKindOf(scene.puzzle).detail(),
      action: checkAction(scene, room),
    };
  },
  Backdrop,
  Board,
  Controls,
  Aside: Hints,
});
