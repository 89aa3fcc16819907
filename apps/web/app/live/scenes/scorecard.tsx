import { t } from "../../i18n/index.ts";
import { readyAction, sceneKind } from "../stage/kind.ts";

const words = t.liveScenes.scorecard;

/** The last scene of the hour: a last word; when all are ready the scorecard opens. */
export const scorecard = sceneKind<"scorecard">({
  now: (scene, room) => ({
    headline: words.now,
    detail: words.detail,
    action: readyAction(room, scene.ready, words.open),
  }),
});
