import { t } from "../../i18n/index.ts";
import { playing, readyAction, sceneKind, stillOut } from "../stage/kind.ts";

const texts = () => t.liveScenes().briefing;

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
});
