/**
 * `npm run art`: renders the pictures that are new or changed, or some of them by the names of their modules in scenes/:
 * `npm run art -- the-quiet-station/a5 dark-house/cover`. Badges and portraits are written each time.
 * `npm run art -- --preview <folder> dark-house/cover` only draws PNGs at half size to look at.
 * `npm run art -- --overviews` only writes an overview of the pictures of each story into docs/images.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeMedia } from "@lantern/content/media";
import { writeBadges } from "./badges/write.ts";
import { writePortraits } from "./portraits/write.ts";
import { encode } from "./tool/encode.ts";
import { writeOverview } from "./tool/overview.ts";
import { pictureHash } from "./tool/pictures.ts";
import { forget, record, sourcesOf } from "./tool/rendered.ts";
import { picturesOf, type Source, scenesOf, storySlugs } from "./tool/stories.ts";
import { openStudio } from "./tool/studio.ts";

const args = process.argv.slice(2).filter((arg) => arg !== "--");
const stories = storySlugs();
const scenes = stories.flatMap(scenesOf);
if (args[0] === "--overviews") {
  for (const story of stories) writeOverview(story);
  process.exit();
}
const preview = args[0] === "--preview" ? args.splice(0, 2)[1] : undefined;
const wanted = scenes.filter(({ name }) => args.length === 0 || args.includes(name));
if (preview) mkdirSync(preview, { recursive: true });
else {
  writeBadges();
  writePortraits();
  forgetRemoved();
  stories.forEach(writeMedia);
}
const studio = await openStudio();
try {
  for (const scene of wanted) await (preview ? showPreview(scene, preview) : publish(scene));
} finally {
  await studio.close();
}

async function showPreview({ name }: Source, folder: string): Promise<void> {
  const started = Date.now();
  writeFileSync(join(folder, `${name.replace("/", "-")}.png`), await studio.draw(name, 800));
  console.log(`${name}: ${Date.now() - started} ms`);
}

/** The two files of a picture, by width. */
function filesOf({ story, id }: Pick<Source, "story" | "id">): [large: string, small: string] {
  return [join(picturesOf(story), `${id}.avif`), join(picturesOf(story), `${id}-800.avif`)];
}

/** Drops the pictures whose scene is gone. */
function forgetRemoved(): void {
  const names = new Set(scenes.map(({ name }) => name));
  for (const name of Object.keys(sourcesOf("pictures"))) {
    if (names.has(name)) continue;
    const [story = "", id = ""] = name.split("/");
    for (const file of filesOf({ story, id })) rmSync(file, { force: true });
    forget("pictures", name);
  }
}

/** Renders one picture unless it is already drawn from the same sources; each is recorded at once. */
async function publish(scene: Source): Promise<void> {
  const source = await pictureHash(scene.name);
  if (sourcesOf("pictures")[scene.name] === source) return;
  const folder = mkdtempSync(join(tmpdir(), "art-"));
  const drawn = join(folder, "drawn.png");
  writeFileSync(drawn, await studio.draw(scene.name, 1600));
  mkdirSync(picturesOf(scene.story), { recursive: true });
  const [large, small] = filesOf(scene);
  encode(drawn, large, 1600);
  encode(drawn, small, 800);
  rmSync(folder, { recursive: true });
  record("pictures", scene.name, source);
  console.log(scene.name);
}
