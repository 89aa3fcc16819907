import { join } from "node:path";
import { bytesOf, pcm, RATE, run, samplesOf } from "./audio.ts";

/** What a loop's file has before and after the loop: whatever a codec delays, a window of one loop's length is a loop. */
export const GUARD_SECONDS = 0.2;
/** Seconds over which the page melts the end of a loop into its beginning. */
export const BLEND_SECONDS = 0.03;

/** AAC needs half as much again for the same quality. */
const AAC_FACTOR = 1.5;

export interface Quality {
  channels: number;
  /** kbit/s of Opus. */
  opus: number;
}

/** Opus in WebM, and AAC where a browser cannot decode that. Returns both file names. */
export function encode(
  name: string,
  samples: Float32Array,
  { channels, opus }: Quality,
  folder: string,
): [string, string] {
  const files: [string, string] = [`${name}.webm`, `${name}.m4a`];
  const raw = bytesOf(samples);
  const input = ["-v", "error", "-y", ...pcm(2), "-i", "-", "-ac", String(channels)];
  const bare = ["-map_metadata", "-1", "-fflags", "+bitexact"];
  // Bells make an unconstrained encoder overshoot by half; long frames save headers.
  const webm = ["-c:a", "libopus", "-b:a", `${opus}k`, "-vbr", "constrained", "-frame_duration", "60"];
  const m4a = ["-c:a", "aac", "-b:a", `${Math.round(opus * AAC_FACTOR)}k`, "-movflags", "+faststart"];
  run("ffmpeg", [...input, ...webm, ...bare, join(folder, files[0])], raw);
  run("ffmpeg", [...input, ...m4a, ...bare, join(folder, files[1])], raw);
  return files;
}

/** Largest step over the joint of a decoded loop after the page's blend, over the largest step near it (dB). */
export function jointOf(file: string, loopSeconds: number): number {
  const x = samplesOf(run("ffmpeg", ["-v", "error", "-i", file, ...pcm(2), "-"]).data);
  const [from, to] = [GUARD_SECONDS, GUARD_SECONDS + loopSeconds].map((at) => Math.round(at * RATE) * 2) as [
    number,
    number,
  ];
  let usual = 1e-9;
  for (let i = -960; i < 960; i++) usual = Math.max(usual, Math.abs(x[to + i]! - x[to + i - 2]!));
  const soft = BLEND_SECONDS * RATE * 2;
  for (let i = 0; i < soft; i++) x[from + i]! += (x[to + i]! - x[from + i]!) * (1 - i / soft);
  const step = Math.max(Math.abs(x[to - 2]! - x[from]!), Math.abs(x[to - 1]! - x[from + 1]!));
  return Math.round(200 * Math.log10((step + 1e-9) / usual)) / 10;
}
