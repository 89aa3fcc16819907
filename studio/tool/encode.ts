import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";

/** Target size of one file in bytes: the quality is lowered step by step until the file fits or no step is left. */
const GOAL = 90_000;
const STEPS = [20, 24, 28, 32, 38];

/** Encodes a PNG to AVIF; `width` scales it down when it is smaller than the PNG. */
export function encode(png: string, file: string, width: number): void {
  // Ten bits: eight would band in the dark skies.
  const scaled = `scale=${width}:-2:flags=lanczos,scale=out_color_matrix=bt709:out_range=pc,format=yuv420p10le`;
  const colors = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1"];
  for (const step of STEPS) {
    const run = spawnSync(
      "ffmpeg",
      [
        ...["-v", "error", "-y", "-i", png, "-vf", scaled],
        ...["-c:v", "libaom-av1", "-still-picture", "1", "-crf", String(step), "-b:v", "0", "-cpu-used", "6"],
        ...[...colors, "-color_range", "pc", "-frames:v", "1", file],
      ],
      { encoding: "utf8" },
    );
    if (run.status !== 0) throw new Error(`ffmpeg: ${run.stderr || run.error}`);
    if (statSync(file).size <= GOAL) return;
  }
}
