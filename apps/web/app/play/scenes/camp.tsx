import { t } from "../../i18n/index.ts";
import { readyAction, sceneKind } from "../stage/kind.ts";
import { CampQuestion } from "../stage/load-later.ts";
import { turnsOf } from "./camp-round.ts";

const texts = () => t.liveScenes().camp;

/** Waits for the other teams, while everybody is asked a question in turn. */
export const camp = sceneKind<"camp">({
  now(scene, stage) {
    const teams = scene.teams > 1 ? `${texts().teams(scene.teamsArrived, scene.teams)} ` : "";
    const { now } = turnsOf(scene);
    const label = now?.seat === stage.me ? texts().answered : texts().pass;
    return {
      headline: texts().now,
      detail: `${teams}${texts().detail}`,
      action: readyAction(stage, scene.ready, label),
    };
  },
  Aside: CampQuestion,
});
