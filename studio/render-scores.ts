/**
 * `npm run score`: renders the scores that are new or changed. It needs fluidsynth, ffmpeg and the Debian package
 * musescore-general-soundfont. What the orchestra has played stays in node_modules/.cache/score under its notes, so a
 * change of loudness or codec does not play it again.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { scores } from "./score/scores.ts";
import { folderOf, scoreHash, writeScore } from "./score/tool/manifest.ts";
import { render } from "./score/tool/render.ts";
import { record, sourcesOf } from "./tool/rendered.ts";

const CACHE = join(import.meta.dirname, "../node_modules/.cache/score");

for (const [story, score] of Object.entries(scores)) {
  const source = scoreHash(story);
  if (sourcesOf("scores")[story] === source) continue;
  writeScore(story, render(story, score, source, join(CACHE, story)));
  const biome = join(import.meta.dirname, "../node_modules/.bin/biome");
  spawnSync(biome, ["format", "--write", folderOf(story)]);
  record("scores", story, source);
  console.log(story);
}
