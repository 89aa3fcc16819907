import { MessageCircle } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { readyAction, type SceneOf, sceneKind } from "../stage/kind.ts";

const words = t.liveScenes.camp;

function Question({ scene }: { scene: SceneOf<"camp"> }) {
  if (!scene.cardText) return null;
  return (
    <article className="l-card l-question">
      <p className="l-only">
        <MessageCircle aria-hidden="true" />
        {words.card}
      </p>
      <p className="l-clue">{scene.cardText}</p>
    </article>
  );
}

/** Waiting for the other teams around a light question. */
export const camp = sceneKind<"camp">({
  now(scene, room) {
    const teams = scene.teams > 1 ? `${words.teams(scene.teamsArrived, scene.teams)} ` : "";
    return {
      headline: words.now,
      detail: `${teams}${words.detail}`,
      action: readyAction(room, scene.ready, words.ready),
    };
  },
  Aside: Question,
});
