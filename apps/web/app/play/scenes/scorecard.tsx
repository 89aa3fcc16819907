import { use } from "react";
import { t } from "../../i18n/index.ts";
import { readyAction, type SceneOf, sceneKind } from "../stage/kind.ts";
import { loadDebrief } from "./load-debrief.ts";

const texts = () => t.liveScenes().scorecard;

function Board({ scene }: { scene: SceneOf<"scorecard"> }) {
  if (!scene.award) return null;
  const { Awards } = use(loadDebrief());
  return <Awards scene={scene} />;
}

/** The last scene: the awards are given, and when everybody is ready, the scorecard opens. */
export const scorecard = sceneKind<"scorecard">({
  linesInDetail: (scene) => scene.award !== undefined,
  instruction: (scene, stage) => ({
    headline: texts().headline,
    detail: texts().detail,
    action: readyAction(stage, scene.ready, texts().open),
  }),
  Board,
});
