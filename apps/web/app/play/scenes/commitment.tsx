import { Lock } from "lucide-react";
import { use } from "react";
import { t } from "../../i18n/index.ts";
import { captainOf, nameOf, type SceneOf, sceneKind } from "../stage/kind.ts";
import { loadDebrief } from "./load-debrief.ts";

const texts = () => t.liveScenes().commitment;

function Controls({ scene }: { scene: SceneOf<"commitment"> }) {
  const { Writing } = use(loadDebrief());
  return <Writing scene={scene} />;
}

/** One thing that the team will do at work. */
export const commitment = sceneKind<"commitment">({
  instruction(scene, stage) {
    if (scene.locked) return { headline: texts().locked, detail: texts().lockedDetail, action: null };
    const captain = captainOf(stage);
    const line = scene.textId;
    const mineToLock = captain !== null && captain === stage.me;
    return {
      headline: scene.question,
      detail: texts().detail(mineToLock ? null : nameOf(stage, captain)),
      action: mineToLock
        ? {
            label: texts().lock,
            icon: Lock,
            tone: "solid",
            disabled: line === null,
            run: () => void (line && stage.send({ type: "lock_commitment", textId: line })),
          }
        : null,
    };
  },
  Controls,
});
