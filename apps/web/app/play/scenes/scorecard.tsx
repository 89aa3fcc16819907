import { t } from "../../i18n/index.ts";
import { readyAction, sceneKind } from "../stage/kind.ts";

const texts = () => t.liveScenes().scorecard;

/** The last scene. When everybody is ready, the scorecard opens. */
export const scorecard = sceneKind<"scorecard">({
  now: (scene, stage) => ({
    headline: texts().now,
    detail: texts().detail,
    action: readyAction(stage, scene.ready, texts().open),
  }),
});
