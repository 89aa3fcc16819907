import { Volume2 } from "lucide-react";
import { useRef, useSyncExternalStore } from "react";
import { setSound, soundIsOn, soundPreferences } from "../../api/participant/sound-preferences.ts";
import { t } from "../../i18n/index.ts";
import { storyFile } from "../client/story-files.ts";
import { useStore } from "../client/use-store.ts";
import { CaptionBox } from "../stage/caption.tsx";
import type { SceneOf } from "../stage/kind.ts";
import { useLive, useServerNow, useStage } from "../stage/live-context.ts";
import { StoryPicture } from "../stage/picture.tsx";
import { useTakeFocus } from "../stage/take-focus.ts";
import { StageButton } from "../ui/buttons.tsx";
import { filmTime, frameAt, lengthOf } from "./film-time.ts";
import { useFilmPlayer } from "./use-film-player.ts";

const texts = () => t.liveScenes().film;
/** Seconds for which the name of the story or of an ending is written over the last picture. */
const TITLE = 4.5;
/** Browsers play no faster than this with sound. A faster session shows the storyboard. */
const FASTEST = 4;

const calm = "(prefers-reduced-motion: reduce)";
const watchCalm = (changed: () => void) => {
  const query = matchMedia(calm);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

/** Position in the storyboard. Each segment fills while its picture is visible. */
function FilmReel({ frames, index, seconds, speed }: ReelProps) {
  return (
    <div
      className="l-reel flex w-full max-w-190 gap-1"
      role="img"
      aria-label={texts().part(index + 1, frames.length)}
    >
      {frames.map(({ atMs, ms }) => {
        const share = Math.min(1, Math.max(0, ((seconds * 1000) / speed - atMs) / ms));
        return (
          <span key={atMs} style={{ flexGrow: ms, "--share": share } as React.CSSProperties}>
            <i />
          </span>
        );
      })}
    </div>
  );
}

interface ReelProps {
  frames: SceneOf<"film">["frames"];
  index: number;
  seconds: number;
  speed: number;
}

/**
 * What the page writes over the end of a film: that of the first act is named like the story, and those of endings, which
 * alone are a team's own, like their scenes. So films have no texts, and a title is read in every language.
 */
function useFilmTitle(scene: SceneOf<"film">): { title: string | null; story: string } {
  const story = useLive(({ info }) => info.title);
  const { index, acts } = useStage(({ view }) => view.act);
  const isEnding = acts[index]?.mode === "teams";
  return { title: index === 0 ? story : isEnding ? scene.title : null, story };
}

/** A caption without the row that names the story: the page writes it as a title. */
function withoutTitle(caption: string, title: string): string {
  const plain = title.toLocaleUpperCase();
  return caption
    .split(" / ")
    .filter((row) => row.toLocaleUpperCase() !== plain)
    .join(" / ");
}

/** A film that plays in step for everyone: the video where connection and browser allow it, else its storyboard. */
export function FilmScreen({ scene }: { scene: SceneOf<"film"> }) {
  const slug = useLive(({ info }) => info.slug);
  const now = useLive((live) => live.now);
  const speed = useStage(({ view }) => view.clock.speed);
  const video = useRef<HTMLVideoElement>(null);
  const whole = useRef<HTMLElement>(null);
  useTakeFocus(whole);
  const still = useSyncExternalStore(watchCalm, () => matchMedia(calm).matches);
  const { seconds, pace } = filmTime(scene, speed, useServerNow(100));
  const length = lengthOf(scene.frames, speed);
  const playable = scene.hls !== null && pace <= FASTEST;
  const { moving, silenced, unsilence } = useFilmPlayer({
    video,
    url: playable ? storyFile(slug, scene.hls ?? "") : null,
    soundOnly: still,
    length,
    time: () => filmTime(scene, speed, now()),
  });
  // Whoever chose silence is not asked again; whoever starts without sound because of their device is.
  const unasked = useStore(soundPreferences, (sound) => sound.on === null && !soundIsOn(sound));
  const playWithSound = () => {
    if (unasked) setSound({ on: true });
    unsilence();
  };
  const showsVideo = moving && !still;
  const { title, story } = useFilmTitle(scene);
  const isTitled = title !== null && seconds > length - TITLE;
  const locale = useLive(({ info }) => info.locale);
  const index = frameAt(scene.frames, speed, seconds);
  const frame = scene.frames[index];
  // Captions come from the view, in the reader's language, and not with the film.
  const text = withoutTitle(frame?.caption ?? "", story);
  const line = {
    who: null,
    text,
    ...(frame?.sound && { sound: frame.sound }),
    ...(frame?.cue && { cue: frame.cue }),
  };
  return (
    <main
      ref={whole}
      tabIndex={-1}
      className="l-film"
      aria-label={scene.title}
      data-film={showsVideo ? "moving" : "storyboard"}
    >
      <Storyboard frames={scene.frames} index={index} />
      {playable && (
        // biome-ignore lint/a11y/useMediaCaption: its captions come with the view, in the box below
        <video
          ref={video}
          className="l-video absolute inset-0 size-full object-cover"
          // Only its sound is needed then, and an invisible video would still be drawn.
          hidden={still}
          data-phone={frame?.phone}
          playsInline
          disablePictureInPicture
          tabIndex={-1}
        />
      )}
      {isTitled && (
        <h1 className="l-film-title" lang={locale}>
          {title}
        </h1>
      )}
      {playable && !isTitled && (silenced || unasked) && (
        // Above the middle, which an open chat reaches, and on a phone where the title will be.
        <div className="absolute inset-x-3.5 top-20 z-2 grid justify-items-center sideways:top-16">
          <StageButton tone="solid" icon={Volume2} onClick={playWithSound}>
            {texts().withSound}
          </StageButton>
        </div>
      )}
      <div className="absolute inset-x-3.5 bottom-40 z-1 grid justify-items-center gap-3.5 sm:max-xl:bottom-59 sideways:end-18! sideways:bottom-17! sideways:gap-1.5! xl:end-58 xl:bottom-21 xl:start-7">
        {(text || frame?.sound) && <CaptionBox line={line} silent={scene.hls !== null && !scene.cut} />}
        <FilmReel frames={scene.frames} index={index} seconds={seconds} speed={speed} />
        <p className="text-sm text-ink-soft">{texts().muted}</p>
      </div>
    </main>
  );
}

/** Cross-fades the pictures of a film: while it loads, on weak connections, and with reduced motion. */
function Storyboard({ frames, index }: { frames: SceneOf<"film">["frames"]; index: number }) {
  const first = Math.max(0, index - 1);
  return frames.slice(first, index + 2).map((frame, i) => (
    <div
      key={frame.atMs}
      className="l-frame"
      data-on={first + i === index || undefined}
      aria-hidden={first + i !== index}
      data-phone={frame.phone}
    >
      <StoryPicture art={frame.art} className="l-frame-in" />
    </div>
  ));
}
