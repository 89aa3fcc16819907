import type { ArtView } from "@lantern/engine/views";
import { useContext, useEffect, useRef, useState } from "react";
import { filmTime, frameAt } from "../film/film-time.ts";
import { ArtContext, type ArtSource } from "./art.ts";
import type { SceneOf } from "./kind.ts";
import { pictureAt } from "./line-picture.ts";
import { useLive, useServerNow, useStage } from "./live-context.ts";
import { SceneCard } from "./scene-card.tsx";

function useArtSource(): ArtSource {
  const source = useContext(ArtContext);
  if (!source) throw new Error("no story to show pictures of");
  return source;
}

/** A picture of the story in the size that the screen needs; a drawn card while or where there is none. */
export function StoryPicture({
  art,
  className,
  atOnce = false,
  onLoad,
}: {
  art: ArtView;
  className?: string;
  /** The picture is loaded, and must not be missing for a moment while it is decoded. */
  atOnce?: boolean;
  onLoad?: () => void;
}) {
  const { artBase, palette } = useArtSource();
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === art.id)
    return <SceneCard of={art} palette={palette} className={`l-fill ${className ?? ""}`} />;
  const from = `${artBase}/${art.id}`;
  return (
    <img
      className={`l-fill ${className ?? ""}`}
      src={`${from}.avif`}
      srcSet={`${from}-800.avif 800w, ${from}.avif 1600w`}
      sizes="100vw"
      alt={art.alt}
      decoding={atOnce ? "sync" : "async"}
      onLoad={onLoad}
      onError={() => setMissing(art.id)}
    />
  );
}

/** How often the depth of the picture follows the mouse, ms. */
const FOLLOW_MS = 100;

/** Tells the styles of an element where the mouse is on the page: `--x` and `--y`, -1 to 1. */
function useMousePosition() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let last = 0;
    const follow = ({ clientX, clientY, pointerType, timeStamp }: PointerEvent) => {
      if (pointerType !== "mouse" || timeStamp - last < FOLLOW_MS) return;
      last = timeStamp;
      element.current?.style.setProperty("--x", String((clientX / innerWidth) * 2 - 1));
      element.current?.style.setProperty("--y", String((clientY / innerHeight) * 2 - 1));
    };
    addEventListener("pointermove", follow);
    return () => removeEventListener("pointermove", follow);
  }, []);
  return element;
}

/** The picture that a film shows at this time. */
function lastOf(film: SceneOf<"film">, speed: number, now: number): ArtView | null {
  return film.frames[frameAt(film.frames, speed, filmTime(film, speed, now).seconds)]?.art ?? null;
}

/**
 * The stage's picture. It has no frame and fades into the background. The next one appears over the last as soon as it
 * has loaded, and both drift together. The first one follows that of the film before it, if there was one.
 */
export function StagePicture({
  after,
  children,
}: {
  after: SceneOf<"film"> | null;
  children: React.ReactNode;
}) {
  const scene = useStage(({ view }) => view.scene);
  const speed = useStage(({ view }) => view.clock.speed);
  const now = useLive((live) => live.now);
  const art = pictureAt(scene, useServerNow(1000));
  const element = useMousePosition();
  const [visible, setVisible] = useState(() => ({
    art,
    loaded: false,
    last: after && lastOf(after, speed, now()),
  }));
  if (visible.art?.id !== art?.id)
    setVisible({ art, loaded: false, last: visible.loaded ? visible.art : visible.last });
  return (
    <div className="l-picture" ref={element}>
      <div className="l-plates">
        {visible.last && visible.last.id !== art?.id && (
          <StoryPicture key={visible.last.id} art={{ ...visible.last, alt: "" }} atOnce />
        )}
        {art && (
          <StoryPicture
            key={art.id}
            art={art}
            className={visible.loaded ? "l-picture-in" : ""}
            onLoad={() =>
              setVisible((current) => (current.art?.id === art.id ? { ...current, loaded: true } : current))
            }
          />
        )}
      </div>
      {children}
    </div>
  );
}
