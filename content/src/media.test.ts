/** The pictures and drawings of the stories are those that their lists and texts name, and light enough. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { parse } from "yaml";
import { packSlugs } from "./index.ts";
import { findMedia, folderOf, readMedia } from "./media.ts";

const slugs = packSlugs().filter((slug) => findMedia(slug).length > 0);

test("the media of all adventures take at most 90 MB", () => {
  const bytes = slugs.flatMap(findMedia).reduce((sum, file) => sum + file.bytes, 0);
  expect(bytes).toBeGreaterThan(50_000_000);
  expect(bytes).toBeLessThan(90_000_000);
});

describe.each(slugs)("the pictures of %s", (slug) => {
  const media = readMedia(slug);
  const sources = readdirSync(folderOf(slug))
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => parse(readFileSync(join(folderOf(slug), name), "utf8")));
  const pictures = media.filter(({ file }) => /^art\/[\w-]+\.avif$/.test(file));
  const ids = pictures.flatMap(({ file }) => /^art\/([\w-]+?)(?<!-800)\.avif$/.exec(file)?.[1] ?? []);
  const alts = sources.flatMap(altsIn);

  it("and its films and sounds are exactly the files of its list (if you meant to change one: npm run story:media)", () => {
    expect(findMedia(slug)).toEqual(media);
    expect(new Set(media.map(({ file }) => file)).size).toBe(media.length);
  });

  it("are those that the story names, and no other", () => {
    const used = new Set([
      ...alts.map(({ id }) => id),
      ...sources.flatMap(broughtByLines),
      ...sources.flatMap(platesIn),
    ]);
    expect(ids.sort()).toEqual([...used].sort());
  });

  it("have two files each, of the right size and light enough", () => {
    const files = ids.flatMap((id) => [`art/${id}-800.avif`, `art/${id}.avif`]);
    expect(pictures.map(({ file }) => file)).toEqual(files.sort());
    for (const { file, bytes } of pictures) {
      const width = file.includes("-800.") ? 800 : 1600;
      expect(sizeOf(readFileSync(join(folderOf(slug), file))), file).toEqual({
        width,
        height: (width * 9) / 16,
      });
      expect(bytes, file).toBeLessThan(160_000);
    }
    expect(pictures.filter(({ bytes }) => bytes <= 90_000).length / pictures.length).toBeGreaterThan(0.85);
  });

  it("have a description of their own", () => {
    for (const { id, alt } of alts) {
      expect(alt.length, id).toBeGreaterThan(20);
      expect(alts.filter((other) => other.id !== id && other.alt === alt)).toEqual([]);
    }
  });

  it("include a badge for each award, and no other", () => {
    const badges = media.flatMap(({ file }) => /^art\/badges\/([\w-]+)\.svg$/.exec(file)?.[1] ?? []);
    expect(badges).toEqual(sources.flatMap(badgesIn).sort());
  });
});

/** Every picture that stands under `art:`, `art_when:` or `cover:` anywhere in a part of the story. */
function altsIn(value: unknown): { id: string; alt: string }[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    /^(art|art_when|cover)$/.test(key) ? [inner].flat() : altsIn(inner),
  );
}

/** The boards that are pictures. What lies on one is described by the page, so it has no description of its own. */
function platesIn(value: unknown): string[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "plate" ? [String(inner)] : platesIn(inner),
  );
}

/** [L7] */
function broughtByLines(source: unknown): string[] {
  const hasPictures = typeof source === "object" && source !== null && "pictures" in source;
  return hasPictures ? Object.keys(source.pictures as object) : [];
}

/** Every `badge:` in the awards of the story. */
function badgesIn(value: unknown): string[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "badge" ? [String(inner)] : badgesIn(inner),
  );
}

/** Reads the size from the file itself: from its `ispe` box. */
function sizeOf(data: Buffer): { width: number; height: number } {
  const box = data.indexOf("ispe");
  return { width: data.readUInt32BE(box + 8), height: data.readUInt32BE(box + 12) };
}
