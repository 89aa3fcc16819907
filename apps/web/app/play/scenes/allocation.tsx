import { Check, Lock } from "lucide-react";
import { use } from "react";
import { t } from "../../i18n/index.ts";
import { type SceneOf, sceneKind, stillOut } from "../stage/kind.ts";
import { later } from "./later.ts";

const texts = () => t.liveScenes().allocation;
type Allocation = SceneOf<"allocation">;
export const loadNeeds = later(() => import("./needs.tsx"));

function Controls({ scene }: { scene: Allocation }) {
  const { Needs } = use(loadNeeds());
  return <Needs scene={scene} />;
}

function Aside({ scene }: { scene: Allocation }) {
  const { OwnTokens } = use(loadNeeds());
  return <OwnTokens scene={scene} />;
}

/** Everybody has some tokens, and the needs exceed them. */
export const allocation = sceneKind<"allocation">({
  instruction(scene, stage) {
    if (scene.step === "outcome") return { headline: t.liveScenes().outcome.headline, action: null };
    const { me, mine } = stage;
    const tokens = mine?.tokens ?? 0;
    const confirmed = me !== null && scene.confirmed.includes(me);
    const waiting = stillOut(stage, scene.confirmed).map((seat) => stage.directory.people[seat]?.name ?? "");
    return {
      headline: scene.question,
      detail: texts().detail(tokens),
      action:
        me && !mine?.observer
          ? {
              label: confirmed ? t.live().stage.waitingFor(waiting) : texts().confirm,
              icon: confirmed ? Check : Lock,
              tone: tokens === 0 && !confirmed ? "solid" : "line",
              pressed: confirmed,
              disabled: confirmed,
              run: () => void stage.send({ type: "confirm" }),
            }
          : null,
    };
  },
  Controls,
  Aside,
});
