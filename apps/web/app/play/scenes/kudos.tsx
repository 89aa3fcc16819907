import { use } from "react";
import { t } from "../../i18n/index.ts";
import { readyAction, type SceneOf, sceneKind } from "../stage/kind.ts";
import { loadDebrief } from "./load-debrief.ts";

const texts = () => t.liveScenes().kudos;

function Controls({ scene }: { scene: SceneOf<"kudos"> }) {
  const { Giving, Reading } = use(loadDebrief());
  return scene.read ? <Reading scene={scene} read={scene.read} /> : <Giving scene={scene} />;
}

/** Thanks to teammates, which the team reads together in the end. */
export const kudos = sceneKind<"kudos">({
  instruction(scene, stage) {
    if (scene.read) return { headline: texts().reading, detail: texts().readingDetail, action: null };
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
