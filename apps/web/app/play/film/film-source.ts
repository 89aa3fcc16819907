/** Loads a film into a video element. */
export interface FilmSource {
  /** Pauses loading. */
  rest(): void;
  resume(): void;
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
    // Captions come from the view, in the reader's language.
    renderTextTracksNatively: false,
    // The segments are MP4 already, so a worker would have nothing to do.
    enableWorker: false,
  });
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    if (options.soundOnly) hls.autoLevelCapping = 0;
  });
  hls.on(Hls.Events.SUBTITLE_TRACKS_UPDATED, () => {
    hls.subtitleTrack = -1;
  });
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
    close: () => hls.destroy(),
  };
}

function openNatively(video: HTMLVideoElement, url: string): FilmSource | null {
  if (!video.canPlayType("application/vnd.apple.mpegurl")) return null;
  const silence = ({ track }: TrackEvent) => {
    if (track) track.mode = "disabled";
  };
  video.textTracks.addEventListener("addtrack", silence);
  video.src = url;
  return {
    rest: () => {},
    resume: () => video.load(),
    close() {
      video.textTracks.removeEventListener("addtrack", silence);
      video.removeAttribute("src");
    },
  };
}
