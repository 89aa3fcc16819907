import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { picturesOf, readManifest } from "./tool/manifest.ts";
import { sourceHash } from "./tool/sources.ts";
import { scenesOf, storySlugs } from "./tool/stories.ts";

describe.each(storySlugs())("the pictures of %s", (story) => {
  const { pictures, credit } = readManifest(story);
  const folder = picturesOf(story);
  const all = Object.entries(pictures);
  const names = new Map(scenesOf(story).map(({ id, name }) => [id, name]));

  it("has exactly one picture for each scene of the kit", () => {
    expect(Object.keys(pictures).sort()).toEqual([...names.keys()]);
    expect(credit).not.toBe("");
  });

  it("has every picture that the story names, and no other", () => {
    const used = new Set(
      sourcesOf(story).flatMap((source) => [...artIds(source), ...broughtByLines(source)]),
    );
    expect(Object.keys(pictures).filter((id) => !used.has(id))).toEqual([]);
    expect([...used].filter((id) => !(id in pictures))).toEqual([]);
  });

  it("contains no file that is missing in the manifest", () => {
    const named = all.flatMap(([, { files }]) => Object.keys(files));
    const files = readdirSync(folder).filter((name) => name !== "skin");
    expect(files.sort()).toEqual(["badges", "manifest.json", ...named].sort());
  });

  it.each(all)("%s is drawn from the current scene (if not: npm run art)", (id, { source }) => {
    expect(sourceHash(names.get(id) ?? id)).toBe(source);
  });

  it.each(all)("%s has its two files, unchanged, of the right size and light enough", (id, { files }) => {
    expect(Object.keys(files)).toEqual([`${id}.avif`, `${id}-800.avif`]);
    for (const [name, file] of Object.entries(files)) {
      const data = readFileSync(join(folder, name));
      expect(createHash("sha256").update(data).digest("hex")).toBe(file.sha256);
      expect(data.length).toBe(file.bytes);
      expect(data.length, name).toBeLessThan(160_000);
      expect(sizeOf(data)).toEqual({ width: file.width, height: file.height });
      expect(file.width).toBe(name.includes("-800.") ? 800 : 1600);
    }
  });

  it("keeps most files under 90 KB", () => {
    const sizes = all.flatMap(([, { files }]) => Object.values(files).map((file) => file.bytes));
    expect(sizes.filter((bytes) => bytes <= 90_000).length / sizes.length).toBeGreaterThan(0.85);
  });

  it.each(all)("%s has its own description", (id, { alt }) => {
    expect(alt.length).toBeGreaterThan(30);
    expect(all.filter(([other, picture]) => other !== id && picture.alt === alt)).toEqual([]);
  });
});

/** The files of a story. */
function sourcesOf(story: string): Record<string, unknown>[] {
  const folder = join(picturesOf(story), "..");
  const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  return files.map((name) => parse(readFileSync(join(folder, name), "utf8")));
}

/** [L7] */
function broughtByLines(source: unknown): string[] {
  const hasPictures = typeof source === "object" && source !== null && "pictures" in source;
  return hasPictures ? Object.keys(source.pictures as object) : [];
}

/** Every id that stands under `art:`, `art_when:` or `cover:` anywhere in a part of the story. */
function artIds(value: unknown): string[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    /^(art|art_when|cover)$/.test(key)
      ? [inner].flat().map((picture) => String((picture as { id: string }).id))
      : artIds(inner),
  );
}

/** Reads the size from the file itself: from its `ispe` box. */
function sizeOf(data: Buffer): { width: number; height: number } {
  const box = data.indexOf("ispe");
  return { width: data.readUInt32BE(box + 8), height: data.readUInt32BE(box + 12) };
}
