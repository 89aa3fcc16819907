// Renders the pictures that are new or changed: `npm run art`, or for some of them by their name in content/art/scenes:
// `npm run art -- a5 dark-house/cover`.
// `npm run art -- --preview <folder> cover` only draws PNGs at half size to look at.
// `npm run art -- --overviews` only writes an overview of the pictures of each story into docs/images.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeBadges } from "../content/art/badges/write.ts";
import { writePortraits } from "../content/art/portraits/write.ts";
import { encode } from "../content/art/tool/encode.ts";
import { describe, picturesOf, readManifest, writeManifest } from "../content/art/tool/manifest.ts";
import { writeOverview } from "../content/art/tool/overview.ts";
import { sourceHash } from "../content/art/tool/sources.ts";
import { scenesOf, storySlugs } from "../content/art/tool/stories.ts";
import { openStudio } from "../content/art/tool/studio.ts";

const args = process.argv.slice(2).filter((arg) => arg !== "--");
const stories = storySlugs();
if (args[0] === "--overviews") {
  for (const story of stories) writeOverview(story);
  process.exit();
}
const preview = args[0] === "--preview" ? args.splice(0, 2)[1] : undefined;
const wanted = stories.flatMap(scenesOf).filter(({ name }) => args.length === 0 || args.includes(name));
if (preview) mkdirSync(preview, { recursive: true });
else {
  writeBadges();
  writePortraits();
}
const studio = await openStudio();
try {
  for (const scene of wanted) await (preview ? showPreview(scene, preview) : publish(scene));
  if (!preview) stories.forEach(forgetRemoved);
} finally {
  await studio.close();
}

async function showPreview({ name }, folder) {
  const started = Date.now();
  const { png } = await studio.draw(name, 800);
  writeFileSync(join(folder, `${name.replace("/", "-")}.png`), png);
  console.log(`${name}: ${Date.now() - started} ms`);
}

/** Drops the pictures of a story whose scene is gone. */
function forgetRemoved(story) {
  const manifest = readManifest(story);
  const scenes = new Set(scenesOf(story).map(({ id }) => id));
  for (const [id, { files }] of Object.entries(manifest.pictures)) {
    if (scenes.has(id)) continue;
    for (const name of Object.keys(files)) rmSync(join(picturesOf(story), name), { force: true });
    delete manifest.pictures[id];
  }
  writeManifest(story, manifest);
}

/** Renders one picture unless the manifest already has it from the same sources; each is recorded at once. */
async function publish({ story, id, name: scene }) {
  const manifest = readManifest(story);
  const source = sourceHash(scene);
  if (manifest.pictures[id]?.source === source) return;
  const { png, alt } = await studio.draw(scene, 1600);
  const folder = mkdtempSync(join(tmpdir(), "art-"));
  const drawn = join(folder, "drawn.png");
  writeFileSync(drawn, png);
  mkdirSync(picturesOf(story), { recursive: true });
  const files = {};
  for (const { name, width } of [
    { name: `${id}.avif`, width: 1600 },
    { name: `${id}-800.avif`, width: 800 },
  ]) {
    encode(drawn, join(picturesOf(story), name), width);
    files[name] = describe(story, name, width);
  }
  rmSync(folder, { recursive: true });
  writeManifest(story, { ...manifest, pictures: { ...manifest.pictures, [id]: { alt, source, files } } });
  console.log(
    `${scene}: ${Object.values(files)
      .map((f) => Math.round(f.bytes / 1024))
      .join(", ")} KB`,
  );
}
