import type { SceneFace } from "../kind.ts";

export const face: SceneFace<"film", null> = {
  view({ def, session }) {
    const speed = session.clock?.speed ?? 1;
    let from = 0;
    const frames = def.frames.map((frame) => {
      const ms = (frame.seconds * 1000) / speed;
      const shown = { atMs: from, ms, art: frame.art, caption: frame.caption, sound: frame.sound };
      from += ms;
      return shown;
    });
    return { kind: "film", frames, hls: def.hls };
  },
};
