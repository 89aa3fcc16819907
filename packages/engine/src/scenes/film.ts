import { shotsOfTeam } from "../pack/cut.ts";
import { pictureOf, storyText } from "../play/story.ts";
import type { ArtView } from "../views.ts";
import { defineScene } from "./kind.ts";

interface Picture {
  seconds: number;
  art: ArtView;
  caption: string;
  sound: string;
  cue?: string | undefined;
  phone?: "left" | "right" | undefined;
}

/** [F1] A film is synchronized for everybody and ends with its time. [F2] A cut is the film of one team. */
export const film = defineScene<"film">({
  kind: "film",
  acceptsReady: () => false,
  done: () => true,
  view({ def, session, team, pack }) {
    const shots = def.cut ? shotsOfTeam(pack, def.cut, team.facts) : null;
    const pictures: Picture[] =
      shots ??
      def.frames.map((frame) => ({
        ...frame,
        art: pictureOf(frame, team.facts),
        caption: storyText(team, pack, frame.caption, frame.caption_when),
      }));
    const speed = session.clock?.speed ?? 1;
    let from = 0;
    const frames = pictures.map(({ seconds, art, caption, sound, cue, phone }) => {
      const ms = (seconds * 1000) / speed;
      const frame = {
        atMs: from,
        ms,
        art,
        caption,
        sound,
        ...(cue !== undefined && { cue }),
        ...(phone && { phone }),
      };
      from += ms;
      return frame;
    });
    if (!shots || def.hls === null) return { kind: "film", frames, hls: def.hls };
    return {
      kind: "film",
      frames,
      hls: `${def.hls}/${shots.map(({ name }) => name).join(".")}/master.m3u8`,
      cut: true,
    };
  },
});
