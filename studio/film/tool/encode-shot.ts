import { spawnSync } from "node:child_process";

/** Frames a second that are played. The frames between two drawn ones are their blend. */
const PLAYED = 24;
/** Seconds between key frames, for those who join in the middle of a shot. */
const KEY = 4;
/** Ticks a second of a segment's clock: 512 for each frame. */
export const TICKS = 12_288;

export const SIZES = [
  { name: "720", width: 1280, height: 720, level: "3.1", codec: "avc1.64001f", crf: 30 },
  { name: "360", width: 640, height: 360, level: "3.0", codec: "avc1.64001e", crf: 30 },
] as const;

/** One shot in both sizes, without sound. */
export interface Encoded {
  size: string;
  /** Names of the files in the folder. All shots of a size have equal init segments. */
  init: string;
  segment: string;
}

/**
 * Encodes a drawn shot into one segment for each size. Whatever the picture, the settings are the same, so that the
 * shots of a film need only one init segment: no rate cap, no scene cuts, fixed key frames, whole frames from time zero.
 */
export function encodeShot(drawn: string, seconds: number, mark: string, out: string): Encoded[] {
  const frames = String(Math.round(seconds * PLAYED));
  const colors = "in_range=full:out_range=tv:in_color_matrix=bt601:out_color_matrix=bt709";
  const paced = `[0:v]minterpolate=fps=${PLAYED}:mi_mode=blend,scale=${colors},format=yuv420p,split=2`;
  const scaled = SIZES.map(
    ({ width, height, name }) => `[w${name}]scale=${width}:${height}:flags=lanczos[v${name}]`,
  );
  const graph = [`${paced}${SIZES.map(({ name }) => `[w${name}]`).join("")}`, ...scaled].join(";");
  const outputs = SIZES.flatMap(({ name, level, crf }) => [
    ...["-map", `[v${name}]`, "-frames:v", frames, "-an"],
    ...["-c:v", "libx264", "-preset", "slow", "-profile:v", "high", "-level", level, "-crf", String(crf)],
    ...["-bf", "2", "-g", String(PLAYED * KEY), "-keyint_min", String(PLAYED * KEY), "-sc_threshold", "0"],
    ...["-x264-params", "sps-id=0:ref=3:aq-mode=3:scenecut=0", "-video_track_timescale", String(TICKS)],
    ...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"],
    ...["-f", "hls", "-hls_time", "3600", "-hls_playlist_type", "vod", "-hls_segment_type", "fmp4"],
    ...["-hls_flags", "independent_segments"],
    ...["-hls_segment_options", "movflags=+cmaf+frag_custom+dash+delay_moov"],
    ...["-hls_fmp4_init_filename", `${name}-${mark}-init.mp4`],
    ...["-hls_segment_filename", `${name}-${mark}-%03d.m4s`, `${name}-${mark}.m3u8`],
  ]);
  run(["-i", drawn, "-filter_complex", graph, ...outputs], out);
  return SIZES.map(({ name }) => ({
    size: name,
    init: `${name}-${mark}-init.mp4`,
    segment: `${name}-${mark}-000.m4s`,
  }));
}

/** Music under a cut: its samples as segments of four seconds. */
export function encodeMusic(wav: string, mark: string, out: string): void {
  run(
    [
      ...["-i", wav, "-c:a", "aac", "-b:a", "48k", "-ar", "48000", "-f", "hls", "-hls_time", "4"],
      ...["-hls_playlist_type", "vod", "-hls_segment_type", "fmp4"],
      ...["-hls_segment_options", "movflags=+cmaf+frag_custom+dash+delay_moov"],
      ...["-hls_fmp4_init_filename", `${mark}-init.mp4`],
      ...["-hls_segment_filename", `${mark}-%03d.m4s`, `${mark}.m3u8`],
    ],
    out,
  );
}

function run(args: readonly string[], cwd: string): void {
  const ended = spawnSync(
    "nice",
    ["-n", "10", "ffmpeg", "-hide_banner", "-nostdin", "-v", "error", "-y", ...args],
    {
      cwd,
      encoding: "utf8",
    },
  );
  if (ended.status !== 0) throw new Error(`ffmpeg: ${ended.stderr?.slice(-2000) || ended.error}`);
}
