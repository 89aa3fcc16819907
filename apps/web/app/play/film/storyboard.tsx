import type { SceneOf } from "../stage/kind.ts";
import { StoryPicture } from "../stage/picture.tsx";

/** Cross-fades the pictures of a film: while it loads, on weak connections, and with reduced motion. */
export function Storyboard({ frames, index }: { frames: SceneOf<"film">["frames"]; index: number }) {
  const first = Math.max(0, index - 1);
  return frames.slice(first, index + 2).map((frame, i) => (
    <div
      key={frame.atMs}
      className="l-frame"
      data-on={first + i === index || undefined}
      aria-hidden={first + i !== index}
    >
      <StoryPicture art={frame.art} className="l-frame-in" />
    </div>
  ));
}
