import { spawnSync } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { captionsPlaylist, webVtt } from "@lantern/content/hls";
import { RATE } from "../sound/track.ts";
import { FADE, type FilmScript } from "./film.ts";
import { masterPlaylist, type Quality, segmentsOf } from "./playlist.ts";

/** Frames drawn a second. Moves are slow, so the frames between two drawn ones are their blend. */
export const DRAWN = 12;
const PLAYED = 24;
const SEGMENT = 4;

/** Loudness of films (EBU R128); the peak leaves room for what AAC adds. */
const LOUDNESS = "I=-16:TP=-2.5:LRA=11";

const SIZES = [
  { name: "720", width: 1280, height: 720, level: "3.1", codec: "avc1.64001f" },
  { name: "360", width: 640, height: 360, level: "3.0", codec: "avc1.64001e" },
] as const;

/** Constant quality of the picture with its limit in kbit/s, and kbit/s of the sound, for each size. */
interface Weight {
  crf: number;
  most: number;
  sound: number;
}

/** Ninety seconds in both sizes take at most 6 MB. */
const LIGHT: readonly [Weight, Weight] = [
  { crf: 27, most: 296, sound: 64 },
  { crf: 27, most: 112, sound: 48 },
];

/** Films of this story were made before that limit. */
const WEIGHTS: Record<string, readonly [Weight, Weight]> = {
  "the-quiet-station": [
    { crf: 23, most: 560, sound: 96 },
    { crf: 24, most: 240, sound: 64 },
  ],
};

function ffmpeg(args: readonly string[], cwd: string): string {
  const run = spawnSync("ffmpeg", ["-hide_banner", "-nostdin", "-nostats", "-y", ...args], {
    cwd,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  if (run.status !== 0) throw new Error(`ffmpeg: ${run.stderr.slice(-2000) || run.error}`);
  return run.stderr;
}

/** Writes a sound file at the loudness of films: measured first, then set. */
export function level(samples: Float32Array, folder: string): string {
  const raw = join(folder, "sound.f32");
  writeFileSync(raw, Buffer.from(samples.buffer));
  const input = ["-f", "f32le", "-ar", String(RATE), "-ac", "2", "-i", raw];
  const log = ffmpeg([...input, "-af", `loudnorm=${LOUDNESS}:print_format=json`, "-f", "null", "-"], folder);
  const loudness = JSON.parse(log.slice(log.lastIndexOf("{"))) as Record<string, string>;
  const measured = `measured_I=${loudness.input_i}:measured_TP=${loudness.input_tp}:measured_LRA=${loudness.input_lra}:measured_thresh=${loudness.input_thresh}:offset=${loudness.target_offset}`;
  const file = join(folder, "sound.wav");
  ffmpeg([...input, "-af", `loudnorm=${LOUDNESS}:${measured}`, "-ar", String(RATE), file], folder);
  return file;
}

/** Combines shots and sound into the HLS files of a film, with a hash of its sources in every file name. */
export function encodeFilm(
  film: FilmScript,
  shots: readonly string[],
  wav: string,
  mark: string,
  out: string,
): void {
  const length = film.starts.at(-1) ?? 0;
  const sound = shots.length;
  const inputs = [...shots, wav].flatMap((file) => ["-i", file]);
  const weights = WEIGHTS[film.story] ?? LIGHT;
  const outputs = SIZES.flatMap(({ name, level }, i) => {
    const { crf, most, sound: kbit } = weights[i] as Weight;
    return [
      ...["-map", `[v${i}]`, "-map", `${sound}:a`, "-t", String(length)],
      ...["-c:v", "libx264", "-preset", "medium", "-profile:v", "high", "-level", level, "-crf", String(crf)],
      ...["-maxrate", `${most}k`, "-bufsize", `${most * 2}k`, "-x264-params", "aq-mode=3:scenecut=0"],
      ...["-g", String(PLAYED * SEGMENT), "-keyint_min", String(PLAYED * SEGMENT)],
      ...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"],
      ...["-c:a", "aac", "-b:a", `${kbit}k`, "-ar", String(RATE)],
      ...["-f", "hls", "-hls_time", String(SEGMENT)],
      ...["-hls_playlist_type", "vod", "-hls_segment_type", "fmp4"],
      ...["-hls_flags", "independent_segments", "-hls_fmp4_init_filename", `${name}-${mark}-init.mp4`],
      ...["-hls_segment_filename", `${name}-${mark}-%03d.m4s`, `${name}.m3u8`],
    ];
  });
  ffmpeg([...inputs, "-filter_complex", graph(film), ...outputs], out);
  const vtt = `captions-${mark}.vtt`;
  writeFileSync(join(out, vtt), webVtt(film));
  writeFileSync(join(out, "captions.m3u8"), captionsPlaylist(vtt, length));
  writeFileSync(join(out, "master.m3u8"), masterPlaylist(SIZES.map((one) => measured(one, out))));
  ffmpeg(
    [
      "-ss",
      "6",
      "-i",
      shots[0] ?? "",
      "-frames:v",
      "1",
      "-c:v",
      "libwebp",
      "-quality",
      "80",
      `poster-${mark}.webp`,
    ],
    out,
  );
}

/** Shots to 24 frames a second, melted into one another, in the colors of television, in two sizes. */
function graph({ starts }: FilmScript): string {
  const shots = starts.slice(0, -1);
  const paced = shots.map(
    (_, i) =>
      `[${i}:v]minterpolate=fps=${PLAYED}:mi_mode=blend,scale=in_range=full:out_range=tv:in_color_matrix=bt601:out_color_matrix=bt709,format=yuv420p,settb=1/${PLAYED},setpts=N[s${i}]`,
  );
  const melted = shots.slice(1).map((start, i) => {
    const before = i === 0 ? "[s0]" : `[x${i}]`;
    return `${before}[s${i + 1}]xfade=transition=fade:duration=${FADE}:offset=${start}[x${i + 1}]`;
  });
  const last = shots.length > 1 ? `[x${shots.length - 1}]` : "[s0]";
  const sizes = SIZES.map(
    ({ width, height }, i) => `[w${i}]scale=${width}:${height}:flags=lanczos,format=yuv420p[v${i}]`,
  );
  const split = `${last}split=${SIZES.length}${SIZES.map((_, i) => `[w${i}]`).join("")}`;
  return [...paced, ...melted, split, ...sizes].join(";");
}

function measured(quality: (typeof SIZES)[number], out: string): Quality {
  const { name, width, height, codec } = quality;
  const segments = segmentsOf(readFileSync(join(out, `${name}.m3u8`), "utf8")).map(({ file, seconds }) => ({
    bits: statSync(join(out, file)).size * 8,
    seconds,
  }));
  const sum = (of: "bits" | "seconds") => segments.reduce((all, segment) => all + segment[of], 0);
  const peak = Math.ceil(Math.max(...segments.map(({ bits, seconds }) => bits / seconds)));
  const average = Math.ceil(sum("bits") / sum("seconds"));
  return { name, width, height, codecs: `${codec},mp4a.40.2`, peak, average };
}
