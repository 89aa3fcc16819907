import { defineScene } from "./kind.ts";

/** [F1] A film is synchronized for everybody and ends with its time. */
export const film = defineScene<"film">({
  kind: "film",
  acceptsReady: () => false,
  done: () => true,
  view({ def, session }) {
    const speed = session.clock?.speed ?? 1;
    let from = 0;
    const frames = def.frames.map(({ seconds, art, caption, sound }) => {
      const ms = (seconds * 1000) / speed;
      const frame = { atMs: from, ms, art, caption, sound };
      from += ms;
      return frame;
    });
    return { kind: "film", frames, hls: def.hls };
  },
});
