// Renders the scores that are new or changed: `npm run score`. It needs fluidsynth, ffmpeg and the Debian package
// musescore-general-soundfont. What the orchestra has played stays in node_modules/.cache/score under its notes, so a
// change of loudness or codec does not play it again.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { scores } from "../content/art/score/scores.ts";
import { folderOf, MANIFEST, readScore, scoreHash, writeScore } from "../content/art/score/tool/manifest.ts";
import { render } from "../content/art/score/tool/render.ts";

const CACHE = join(import.meta.dirname, "../node_modules/.cache/score");

for (const [story, score] of Object.entries(scores)) {
  const source = scoreHash(story);
  if (readScore(story)?.source === source) continue;
  writeScore(story, render(story, score, source, join(CACHE, story)));
  const biome = join(import.meta.dirname, "../node_modules/.bin/biome");
  spawnSync(biome, ["format", "--write", join(folderOf(story), MANIFEST)]);
  const files = Object.values(readScore(story)?.files ?? {});
  const sum = (kind) => files.reduce((bytes, file) => bytes + file[kind].bytes, 0);
  console.log(`${story}: ${sum("webm")} bytes of Opus, ${sum("m4a")} of AAC`);
}
