import { join } from "node:path";
import { run } from "../../score/tool/audio.ts";
import { type Encoded, SIZES, TICKS } from "./encode-shot.ts";

/** Frames a second that are played, and seconds between key frames. */
const PLAYED = 24;
const KEY = 4;
/** Constant quality of each size: a phone shows the small one at half the width of the large one. */
const QUALITY = { "720": 33, "360": 34 };

/**
 * Encodes a drawn shot like `encodeShot`, to less than half of its bytes: a slower search, more references and
 * settings for flat painted surfaces. Fog keeps its shape; what is lost is the grain of the paper.
 */
export function encodeLightShot(drawn: string, seconds: number, mark: string, out: string): Encoded[] {
  const colors = "in_range=full:out_range=tv:in_color_matrix=bt601:out_color_matrix=bt709";
  const paced = `[0:v]minterpolate=fps=${PLAYED}:mi_mode=blend,scale=${colors},format=yuv420p,split=2[w0][w1]`;
  const scaled = SIZES.map(({ width, height }, i) => `[w${i}]scale=${width}:${height}:flags=lanczos[v${i}]`);
  const files = SIZES.map(({ name }) => ({
    size: name,
    init: `${name}-${mark}-init.mp4`,
    segment: `${name}-${mark}-000.m4s`,
  }));
  const outputs = SIZES.flatMap(({ name, level }, i) => [
    ...["-map", `[v${i}]`, "-frames:v", String(Math.round(seconds * PLAYED)), "-an"],
    ...["-c:v", "libx264", "-preset", "veryslow", "-tune", "animation", "-profile:v", "high"],
    ...["-level", level, "-crf", String(QUALITY[name]), "-bf", "5"],
    ...["-g", String(PLAYED * KEY), "-keyint_min", String(PLAYED * KEY), "-sc_threshold", "0"],
    ...["-x264-params", "sps-id=0:ref=5:aq-mode=3:scenecut=0", "-video_track_timescale", String(TICKS)],
    ...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"],
    ...["-f", "hls", "-hls_time", "3600", "-hls_playlist_type", "vod", "-hls_segment_type", "fmp4"],
    ...["-hls_flags", "independent_segments"],
    ...["-hls_segment_options", "movflags=+cmaf+frag_custom+dash+delay_moov"],
    ...["-hls_fmp4_init_filename", `${name}-${mark}-init.mp4`],
    ...["-hls_segment_filename", join(out, `${name}-${mark}-%03d.m4s`), join(out, `${name}-${mark}.m3u8`)],
  ]);
  const graph = [paced, ...scaled].join(";");
  run("ffmpeg", ["-nostdin", "-v", "error", "-y", "-i", drawn, "-filter_complex", graph, ...outputs]);
  return files;
}
