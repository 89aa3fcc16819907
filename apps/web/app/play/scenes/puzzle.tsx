import { Check, Hand } from "lucide-react";
import { use } from "react";
import { t } from "../../i18n/index.ts";
import { Hints } from "../puzzles/hints.tsx";
import { choicesOf, proposalDetail } from "../puzzles/proposal.ts";
import { drawingOf, isChecked } from "../puzzles/registry.ts";
import { SkinBackdrop } from "../puzzles/skin.tsx";
import { areHorns, isNamed, isTogether, pressing } from "../puzzles/together.ts";
import { type Action, type Instruction, type SceneOf, sceneKind } from "../stage/kind.ts";
import type { StageState } from "../stage/live-context.ts";

const texts = () => t.liveScenes().puzzle;
const together = () => t.liveScenes().together;
type Puzzle = SceneOf<"puzzle">;

function Board({ scene }: { scene: Puzzle }) {
  const { Board: Inner } = use(drawingOf(scene.puzzle.kind)).drawing;
  return (
    Inner && (
      <div className="l-board contents" data-status={scene.status}>
        <Inner puzzle={scene.puzzle} scene={scene} />
      </div>
    )
  );
}

function Controls({ scene }: { scene: Puzzle }) {
  const { Controls: Inner } = use(drawingOf(scene.puzzle.kind)).drawing;
  return (
    Inner && (
      <div className="l-board max-xl:-order-1" data-status={scene.status}>
        <Inner puzzle={scene.puzzle} scene={scene} />
      </div>
    )
  );
}

/** A press counts for three seconds of play. While the button is held, it is sent again when less than this is left. */
const RENEW_MS = 1500;
/** How often a held button looks how much is left, ms of play. */
const REPEAT_MS = 1000;

/** The button of a board that everybody submits at the same time. */
function submitAction(scene: Puzzle, stage: StageState, resting: boolean): Action {
  const pressed = pressing(scene.puzzle, stage.now()).includes(stage.me ?? "");
  const { speed } = stage.view.clock;
  return {
    label: resting ? texts().notYet : scene.strip ? together().submitStrip : together().submit,
    icon: Hand,
    tone: "solid",
    disabled: resting,
    pressed,
    repeatsMs: REPEAT_MS / speed,
    run() {
      const lasting = pressing(scene.puzzle, stage.now() + RENEW_MS / speed).includes(stage.me ?? "");
      if (!lasting) void stage.send({ type: "check" });
    },
  };
}

function detailOf(scene: Puzzle, rest: number): string {
  const { tried } = scene;
  if (rest > 0 && tried) return together().notYetDetail(tried.right, tried.of, rest);
  if (rest > 0) return texts().notYetDetail(rest);
  if (isNamed(scene.puzzle)) return texts().details.lights;
  if (scene.strip) return texts().details.strip;
  if (areHorns(scene.puzzle)) return texts().details.horns;
  return isTogether(scene.puzzle) ? together().detail : texts().details[scene.puzzle.kind];
}

function checkLabel({ empty, puzzle }: Puzzle, resting: boolean, own: boolean): string {
  if (own) return texts().proposed.waiting;
  if (resting) return texts().notYet;
  if (!empty) return texts().check;
  return puzzle.kind === "route" ? texts().unfinished : texts().empty(empty);
}

function checkAction(scene: Puzzle, stage: StageState): Action | null {
  if (!stage.me || stage.mine?.observer || scene.status !== "open" || !isChecked(scene.puzzle)) return null;
  const resting = scene.pausedUntil !== null && stage.now() < scene.pausedUntil;
  if (isTogether(scene.puzzle)) return submitAction(scene, stage, resting);
  const own = scene.proposal?.what === "check" && scene.proposal.seat === stage.me;
  return {
    label: checkLabel(scene, resting, own),
    icon: Check,
    tone: own ? "line" : "solid",
    pressed: own || undefined,
    disabled: resting || scene.empty > 0 || Boolean(scene.proposal),
    run: () => void stage.send({ type: "check" }),
  };
}

/** The check, or what to do about the one that somebody has proposed. Hints have their own panel. */
function actionsOf(scene: Puzzle, stage: StageState): Pick<Instruction, "action" | "second"> {
  const choices = scene.proposal?.what === "check" ? choicesOf(scene, stage) : null;
  return choices
    ? { action: choices.join, second: choices.wait }
    : { action: checkAction(scene, stage), second: null };
}

/** A puzzle of any kind: the board on the picture, the controls below, hints and own clues at the side. */
export const puzzle = sceneKind<"puzzle">({
  linesInDetail: () => true,
  instruction(scene, stage) {
    if (scene.status === "solved")
      return { headline: texts().solved, detail: texts().solvedDetail, action: null };
    if (scene.status === "failed")
      return { headline: texts().failed, detail: texts().failedDetail, action: null };
    const rest = scene.pausedUntil === null ? 0 : Math.ceil((scene.pausedUntil - stage.now()) / 1000);
    return {
      headline: scene.question,
      detail: proposalDetail(scene, stage) ?? detailOf(scene, rest),
      ...actionsOf(scene, stage),
    };
  },
  Backdrop: SkinBackdrop,
  Board,
  Controls,
  Aside: Hints,
});
