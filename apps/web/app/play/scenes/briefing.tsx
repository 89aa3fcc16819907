import { use } from "react";
import { t } from "../../i18n/index.ts";
import { playing, readyAction, type SceneOf, sceneKind, stillOut } from "../stage/kind.ts";
import { loadRound } from "./load-round.ts";

const texts = () => t.liveScenes().briefing;

/** [G49] What people answered in the camps, seen once more. */
function Aside({ scene: { wall } }: { scene: SceneOf<"briefing"> }) {
  return wall && wall.drawn.length > 0 ? <Wall wall={wall} /> : null;
}

function Wall({ wall }: { wall: NonNullable<SceneOf<"briefing">["wall"]> }) {
  const { RoundWall } = use(loadRound());
  return <RoundWall wall={wall} />;
}

/** A picture, the story's lines, and sometimes a card to read aloud. */
export const briefing = sceneKind<"briefing">({
  instruction(scene, stage) {
    const unread = stage.mine?.cards.some((card) => !card.shared) ?? false;
    const all = playing(stage).length;
    const count = t.live().stage.readyCount(all - stillOut(stage, scene.ready).length, all);
    return {
      headline: unread ? texts().readCard : texts().listen,
      detail: scene.ready.length > 0 ? count : unread ? texts().cardDetail : texts().detail,
      action: readyAction(stage, scene.ready),
    };
  },
  Aside,
});
