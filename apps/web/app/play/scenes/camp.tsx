import { MessageCircle } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { readyAction, type SceneOf, sceneKind } from "../stage/kind.ts";

const texts = () => t.liveScenes().camp;

function Question({ scene }: { scene: SceneOf<"camp"> }) {
  if (!scene.cardText) return null;
  return (
    <article className="rounded-md border border-ember-line bg-well p-4 max-lg:-order-2">
      <p className="flex items-center gap-2 text-sm font-semibold text-ember">
        <MessageCircle aria-hidden="true" />
        {texts().card}
      </p>
      <p className="mt-2 mb-1.5 font-display text-md leading-tight lg:text-xl font-medium text-pretty">
        {scene.cardText}
      </p>
    </article>
  );
}

/** Waits for the other teams, with a light question to talk about. */
export const camp = sceneKind<"camp">({
  now(scene, stage) {
    const teams = scene.teams > 1 ? `${texts().teams(scene.teamsArrived, scene.teams)} ` : "";
    return {
      headline: texts().now,
      detail: `${teams}${texts().detail}`,
      action: readyAction(stage, scene.ready, texts().ready),
    };
  },
  Aside: Question,
});
