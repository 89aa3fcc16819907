import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { picturesOf, scenesOf } from "./stories.ts";

const COLUMNS = 8;
const WIDTH = 240;
const HEIGHT = 135;

/** Writes all pictures of a story side by side into docs/images, in the order of their ids. */
export function writeOverview(story: string): void {
  const ids = scenesOf(story).map(({ id }) => id);
  // The test pack has only a few.
  if (ids.length < COLUMNS) return;
  const inputs = ids.flatMap((id) => ["-i", join(picturesOf(story), `${id}-800.avif`)]);
  const small = ids.map((_, i) => `[${i}:v]scale=${WIDTH}:${HEIGHT}:flags=lanczos[p${i}]`);
  const places = ids.map((_, i) => `${(i % COLUMNS) * WIDTH}_${Math.floor(i / COLUMNS) * HEIGHT}`);
  const grid = `${ids.map((_, i) => `[p${i}]`).join("")}xstack=inputs=${ids.length}:layout=${places.join("|")}:fill=black`;
  const folder = resolve(import.meta.dirname, "../../docs/images");
  mkdirSync(folder, { recursive: true });
  const filter = ["-filter_complex", [...small, grid].join(";")];
  const output = ["-frames:v", "1", "-c:v", "libwebp", "-quality", "82", join(folder, `${story}.webp`)];
  const run = spawnSync("ffmpeg", ["-v", "error", "-y", ...inputs, ...filter, ...output], {
    encoding: "utf8",
  });
  if (run.status !== 0) throw new Error(`ffmpeg: ${run.stderr || run.error}`);
}
