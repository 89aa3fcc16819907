import { pictureOf, storyText } from "../play/story.ts";
import { defineScene } from "./kind.ts";

/** [F1] A film is synchronized for everybody and ends with its time. */
export const film = defineScene<"film">({
  kind: "film",
  acceptsReady: () => false,
  done: () => true,
  view({ def, session, team, pack }) {
    const speed = session.clock?.speed ?? 1;
    let from = 0;
    const frames = def.frames.map((shot) => {
      const ms = (shot.seconds * 1000) / speed;
      const caption = storyText(team, pack, shot.caption, shot.caption_when);
      const frame = { atMs: from, ms, art: pictureOf(shot, team.facts), caption, sound: shot.sound };
      from += ms;
      return frame;
    });
    return { kind: "film", frames, hls: def.hls };
  },
});
