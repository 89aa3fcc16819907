/** Loads a film into a video element. */
export interface FilmSource {
  /** Pauses loading. */
  rest(): void;
  resume(): void;
  /** The caption at this time, in seconds of the film, with rows separated as in the story. */
  captionAt(seconds: number): string | null;
  close(): void;
}

interface SourceOptions {
  url: string;
  soundOnly: boolean;
  /** Seconds into the clip. Nothing before them is fetched. */
  startAt: number;
}

/** Seconds from opening to the first picture. */
const OPENING_S = 0.3;
/**
 * A film that fails again within this time stays broken until it is resumed, because browsers limit the number of
 * players.
 */
const MEND_EVERY_MS = 5000;

/** Opens a playlist through Media Source Extensions, else natively. Null where the browser supports neither. */
export async function openSource(
  video: HTMLVideoElement,
  options: SourceOptions,
): Promise<FilmSource | null> {
  const { default: Hls } = await import("hls.js");
  if (!Hls.isSupported()) return openNatively(video, options.url);
  const hls = new Hls({
    startPosition: options.startAt + OPENING_S,
    maxBufferLength: 20,
    backBufferLength: 10,
    capLevelToPlayerSize: !options.soundOnly,
    // Captions are in the page's own box, so the browser must not draw them.
    renderTextTracksNatively: false,
    // The segments are MP4 already, so a worker would have nothing to do.
    enableWorker: false,
  });
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    if (options.soundOnly) hls.autoLevelCapping = 0;
  });
  hls.on(Hls.Events.SUBTITLE_TRACKS_UPDATED, () => {
    hls.subtitleTrack = 0;
  });
  const cues: VTTCue[] = [];
  hls.on(Hls.Events.CUES_PARSED, (_, parsed) => void cues.push(...(parsed.cues as VTTCue[])));
  let mendedAt = Number.NEGATIVE_INFINITY;
  let broken = false;
  const mend = () => {
    mendedAt = performance.now();
    broken = false;
    hls.recoverMediaError();
  };
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal || type !== Hls.ErrorTypes.MEDIA_ERROR) return;
    if (performance.now() - mendedAt > MEND_EVERY_MS) mend();
    else broken = true;
  });
  hls.loadSource(options.url);
  hls.attachMedia(video);
  return {
    rest: () => hls.stopLoad(),
    resume() {
      if (broken) mend();
      if (hls.levels.length > 0) hls.startLoad();
      else hls.loadSource(options.url);
    },
    captionAt: (seconds) => textOf(cues.find((cue) => cue.startTime <= seconds && seconds < cue.endTime)),
    close: () => hls.destroy(),
  };
}

function openNatively(video: HTMLVideoElement, url: string): FilmSource | null {
  if (!video.canPlayType("application/vnd.apple.mpegurl")) return null;
  video.src = url;
  return {
    rest: () => {},
    resume: () => video.load(),
    captionAt() {
      const [track] = video.textTracks;
      if (track) track.mode = "hidden";
      return textOf(track?.activeCues?.[0]);
    },
    close: () => video.removeAttribute("src"),
  };
}

function textOf(cue: TextTrackCue | undefined): string | null {
  if (!(cue instanceof VTTCue)) return null;
  return (cue.getCueAsHTML().textContent ?? "").replaceAll("\n", " / ");
}
