import { use } from "react";
import { t } from "../../i18n/index.ts";
import { playing, readyAction, type SceneOf, sceneKind, stillOut } from "../stage/kind.ts";
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

/** One question, which everybody answers alone. Then all answers appear at once. */
export const reflection = sceneKind<"reflection">({
  instruction(scene, stage) {
    const all = playing(stage).length;
    const open = scene.answers !== null;
    return {
      headline: scene.prompt,
      detail: open
        ? texts().readDetail
        : `${texts().detail} ${texts().answered(all - stillOut(stage, scene.answered).length, all)}.`,
      action: open ? readyAction(stage, scene.ready) : null,
    };
  },
  linesInDetail: hasTape,
  Board: TapeBoard,
  Backdrop: TapeBackdrop,
  Controls,
});
