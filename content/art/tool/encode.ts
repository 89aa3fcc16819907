import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";

/** Target size of one file in bytes: the quality is lowered step by step until the file fits or no step is left. */
const GOAL = 90_000;

/** AVIF in ten bits: eight would band in the dark skies. */
const AVIF = {
  steps: [20, 24, 28, 32, 38],
  options: (crf: number) => [
    ...["-vf", "scale=out_color_matrix=bt709:out_range=pc,format=yuv420p10le"],
    ...["-c:v", "libaom-av1", "-still-picture", "1", "-crf", String(crf), "-b:v", "0", "-cpu-used", "6"],
    ...[
      "-colorspace",
      "bt709",
      "-color_primaries",
      "bt709",
      "-color_trc",
      "iec61966-2-1",
      "-color_range",
      "pc",
    ],
  ],
};

const WEBP = {
  steps: [86, 80, 74, 66, 58],
  options: (quality: number) => [
    "-c:v",
    "libwebp",
    "-quality",
    String(quality),
    "-compression_level",
    "4",
    "-preset",
    "picture",
  ],
};

/** Encodes a PNG to AVIF or WebP, chosen by the file name; `width` scales it down when it is smaller than the PNG. */
export function encode(png: string, file: string, width: number): void {
  const { steps, options } = file.endsWith(".avif") ? AVIF : WEBP;
  for (const step of steps) {
    const [first, second, ...rest] = options(step);
    const scaled =
      first === "-vf"
        ? [first, `scale=${width}:-2:flags=lanczos,${second}`, ...rest]
        : ["-vf", `scale=${width}:-2:flags=lanczos`, ...options(step)];
    const run = spawnSync("ffmpeg", ["-v", "error", "-y", "-i", png, ...scaled, "-frames:v", "1", file], {
      encoding: "utf8",
    });
    if (run.status !== 0) throw new Error(`ffmpeg: ${run.stderr || run.error}`);
    if (statSync(file).size <= GOAL) return;
  }
}
