import { use } from "react";
import { t } from "../../i18n/index.ts";
import { playing, readyAction, type SceneOf, sceneKind, stillOut } from "../stage/kind.ts";
import type { StageState } from "../stage/live-context.ts";
import { loadDebrief } from "./load-debrief.ts";

const texts = () => t.liveScenes().reflection;
type Reflection = SceneOf<"reflection">;

/** Until the answers are open. */
const hasTape = (scene: Reflection) => (scene.tape ?? []).length > 0 && scene.answers === null;

function TapeBoard({ scene }: { scene: Reflection }) {
  if (!hasTape(scene)) return null;
  const { Tape } = use(loadDebrief());
  return <Tape scene={scene} />;
}

function TapeBackdrop({ scene }: { scene: Reflection }) {
  if (!hasTape(scene)) return null;
  const { TapePicture } = use(loadDebrief());
  return <TapePicture scene={scene} />;
}

function Controls({ scene }: { scene: Reflection }) {
  const { Answer, Answers } = use(loadDebrief());
  return scene.answers ? <Answers scene={scene} /> : <Answer scene={scene} />;
}

function detailOf({ answers, answered }: Reflection, stage: StageState): string {
  if (answers) return answers.length > 0 ? texts().readDetail : texts().nothingDetail;
  const all = playing(stage).length;
  return `${texts().detail} ${texts().answered(all - stillOut(stage, answered).length, all)}.`;
}

/** One question, which everybody answers alone. Then all answers appear at once. */
export const reflection = sceneKind<"reflection">({
  instruction(scene, stage) {
    return {
      headline: scene.prompt,
      detail: detailOf(scene, stage),
      action: scene.answers ? readyAction(stage, scene.ready) : null,
    };
  },
  linesInDetail: hasTape,
  Board: TapeBoard,
  Backdrop: TapeBackdrop,
  Controls,
});
