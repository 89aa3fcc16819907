import { t } from "../../i18n/index.ts";
import { readyAction, sceneKind } from "../stage/kind.ts";
import { CampQuestion } from "../stage/load-later.ts";
import { turnsOf } from "./camp-round.ts";

const texts = () => t.liveScenes().camp;

/** Waits for the other teams, while everybody is asked a question in turn. */
export const camp = sceneKind<"camp">({
  instruction(scene, stage) {
    const teams = scene.teams > 1 ? `${texts().teams(scene.teamsArrived, scene.teams)} ` : "";
    const { turn } = turnsOf(scene);
    const label = turn?.seat === stage.me ? texts().answered : texts().pass;
    return {
      headline: texts().headline,
      detail: `${teams}${texts().detail}`,
      action: readyAction(stage, scene.ready, label),
    };
  },
  Aside: CampQuestion,
});
