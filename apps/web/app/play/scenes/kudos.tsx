import { use } from "react";
import { t } from "../../i18n/index.ts";
import { readyAction, type SceneOf, sceneKind } from "../stage/kind.ts";
import { loadDebrief } from "./load-debrief.ts";

const texts = () => t.liveScenes().kudos;

function Controls({ scene }: { scene: SceneOf<"kudos"> }) {
  const { Giving } = use(loadDebrief());
  return <Giving scene={scene} />;
}

/** Thanks to teammates, which they see at the end. */
export const kudos = sceneKind<"kudos">({
  now(scene, stage) {
    const left = stage.mine?.kudosLeft ?? 0;
    const action = readyAction(stage, scene.ready, texts().ready);
    const unused = left > 0 && action?.tone === "solid";
    return {
      headline: scene.question,
      detail: `${texts().left(left)} ${texts().secret}`,
      action: action && unused ? { ...action, tone: "line" } : action,
    };
  },
  Controls,
});
