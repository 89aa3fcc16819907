import { t } from "../../i18n/index.ts";
import { readyAction, sceneKind, stillOut } from "../stage/kind.ts";

const words = t.liveScenes.briefing;

/** A picture, the story's lines, and perhaps a card to read aloud. */
export const briefing = sceneKind<"briefing">({
  now(scene, room) {
    const unread = room.mine?.cards.some((card) => !card.shared) ?? false;
    const all = room.view.people.filter((one) => one.presence === "here" && !one.observer).length;
    const count = t.live.stage.readyCount(all - stillOut(room, scene.ready).length, all);
    return {
      headline: unread ? words.readCard : words.listen,
      detail: scene.ready.length > 0 ? count : unread ? words.cardDetail : words.detail,
      action: readyAction(room, scene.ready),
    };
  },
});
