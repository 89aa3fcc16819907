// Renders the pictures that are new or changed: `npm run art`, or `npm run art -- cover a5` for some of them.
// `npm run art -- --preview <folder> cover` only draws PNGs at half size to look at.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeBadges } from "../content/art/badges/write.ts";
import { encode } from "../content/art/tool/encode.ts";
import { describe, PICTURES, readManifest, writeManifest } from "../content/art/tool/manifest.ts";
import { sceneIds, sourceHash } from "../content/art/tool/sources.ts";
import { openStudio } from "../content/art/tool/studio.ts";

const args = process.argv.slice(2);
const preview = args[0] === "--preview" ? args.splice(0, 2)[1] : undefined;
const wanted = args.length > 0 ? args : sceneIds();
if (preview) mkdirSync(preview, { recursive: true });
else writeBadges();
const studio = await openStudio();
try {
  for (const id of wanted) await (preview ? look(id) : publish(id));
  if (!preview) forgetRemoved();
} finally {
  await studio.close();
}

async function look(id) {
  const started = Date.now();
  const { png } = await studio.draw(id, 800);
  writeFileSync(join(preview, `${id}.png`), png);
  console.log(`${id}: ${Date.now() - started} ms`);
}

/** Drops the pictures whose scene is gone. */
function forgetRemoved() {
  const manifest = readManifest();
  const scenes = new Set(sceneIds());
  for (const [id, { files }] of Object.entries(manifest.pictures)) {
    if (scenes.has(id)) continue;
    for (const name of Object.keys(files)) rmSync(join(PICTURES, name), { force: true });
    delete manifest.pictures[id];
  }
  writeManifest(manifest);
}

/** Renders one picture unless the manifest already has it from the same sources; each is recorded at once. */
async function publish(id) {
  const manifest = readManifest();
  const source = sourceHash(id);
  if (manifest.pictures[id]?.source === source) return;
  const { png, alt } = await studio.draw(id, 1600);
  const folder = mkdtempSync(join(tmpdir(), "art-"));
  const drawn = join(folder, "drawn.png");
  writeFileSync(drawn, png);
  mkdirSync(PICTURES, { recursive: true });
  const files = {};
  for (const [name, width] of [
    [`${id}.avif`, 1600],
    [`${id}.webp`, 1600],
    [`${id}-800.avif`, 800],
    [`${id}-800.webp`, 800],
  ]) {
    encode(drawn, join(PICTURES, name), width);
    files[name] = describe(name, width);
  }
  rmSync(folder, { recursive: true });
  writeManifest({ ...manifest, pictures: { ...manifest.pictures, [id]: { alt, source, files } } });
  console.log(
    `${id}: ${Object.values(files)
      .map((f) => Math.round(f.bytes / 1024))
      .join(", ")} KB`,
  );
}
