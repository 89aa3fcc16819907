import { useEffect } from "react";
import { t } from "../../i18n/index.ts";
import { filmPosition } from "../client/film-position.ts";
import { CaptionBox } from "../stage/caption.tsx";
import { type SceneOf, sceneKind } from "../stage/kind.ts";
import { StoryPicture } from "../stage/picture.tsx";
import { useServerNow } from "../stage/room.ts";
import { leftOf } from "../stage/timing.ts";

const words = t.liveScenes.film;
type Film = SceneOf<"film">;

/** Where the storyboard is, in milliseconds of the film: the same for everyone, and still while paused. */
export function filmAt({ timer, frames }: Film, now: number): number {
  const last = frames.at(-1);
  const length = last ? last.atMs + last.ms : 0;
  if (timer.totalMs <= 0) return 0;
  return (1 - leftOf(timer, now) / timer.totalMs) * length;
}

/** Frame that is on at a position of the film. */
export function frameAt(frames: Film["frames"], ms: number): number {
  const index = frames.findIndex((frame) => ms < frame.atMs + frame.ms);
  return index < 0 ? frames.length - 1 : index;
}

/** A storyboard in step by the server's clock: pictures melt into one another, captions stand below. */
function Storyboard({ scene }: { scene: Film }) {
  const position = filmAt(scene, useServerNow(100));
  const index = frameAt(scene.frames, position);
  const frame = scene.frames[index];
  useEffect(() => filmPosition.set({ seconds: position / 1000 }), [position]);
  useEffect(() => () => filmPosition.set({ seconds: 0 }), []);
  if (!frame) return null;
  const near = scene.frames.slice(Math.max(0, index - 1), index + 2);
  return (
    <main className="l-film" aria-label={scene.title}>
      {near.map((one) => (
        <div
          key={one.atMs}
          className="l-frame"
          data-on={one === frame || undefined}
          aria-hidden={one !== frame}
        >
          <StoryPicture art={one.art} className="l-frame-in" />
        </div>
      ))}
      <div className="l-film-foot">
        {frame.caption && <CaptionBox line={{ who: null, text: frame.caption }} />}
        <div className="l-reel" role="img" aria-label={words.part(index + 1, scene.frames.length)}>
          {scene.frames.map((one) => {
            const share = Math.min(1, Math.max(0, (position - one.atMs) / one.ms));
            return (
              <span key={one.atMs} style={{ flexGrow: one.ms, "--share": share } as React.CSSProperties}>
                <i />
              </span>
            );
          })}
        </div>
        <p className="l-muted">{words.muted}</p>
      </div>
    </main>
  );
}

/** A film, shown as a storyboard. */
export const film = sceneKind<"film">({
  now: () => ({ headline: words.now, action: null }),
  Whole: Storyboard,
});
