/**
 * `npm run art:mail`: each story's cover for its emails. A JPEG, because Outlook supports nothing newer, cut to
 * the shape of a letterhead, twice as wide as it is shown.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { writeMedia } from "@lantern/content/media";
import { picturesOf, storySlugs } from "./tool/stories.ts";

for (const story of storySlugs()) {
  const pictures = picturesOf(story);
  const from = join(pictures, "cover.avif");
  if (!existsSync(from)) continue;
  const cut = "scale=1200:-2:flags=lanczos,crop=1200:480:0:(ih-480)*0.55";
  const to = join(pictures, "..", "mail-cover.jpg");
  const run = spawnSync("ffmpeg", ["-v", "error", "-y", "-i", from, "-vf", cut, "-q:v", "5", to], {
    stdio: "inherit",
  });
  if (run.status !== 0) throw new Error(`ffmpeg: ${run.error ?? run.status}`);
  writeMedia(story);
  console.log(to);
}
