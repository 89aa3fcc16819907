import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cutLines } from "@lantern/engine";
import { describe, expect, it, test } from "vitest";
import { boxesOf, loadPack, readShots, shotFolder, TICKS } from "../../src/index.ts";
import { describeFile } from "./tool/manifest.ts";
import { filesOf, moodsOf, musicSource, shotScripts, shotSource } from "./tool/shots.ts";

const scripts = shotScripts();
const stories = [...new Set(scripts.map(({ story }) => story))];
const experiences = fileURLToPath(new URL("../../experiences/", import.meta.url));

test("the opening, the interlude and the endings of The Quiet Station are made from at least 60 shots", () => {
  const { scenes } = loadPack("the-quiet-station").pack;
  const opening = scenes.o1?.kind === "film" ? scenes.o1.frames.length : 0;
  expect(
    opening + scripts.filter(({ story }) => story === "the-quiet-station").length,
  ).toBeGreaterThanOrEqual(60);
});

test("the media of all adventures take at most 90 MB", () => {
  const media = (readdirSync(experiences, { recursive: true }) as string[]).filter(
    (name) => !/\.(ts|yaml)$/.test(name),
  );
  const bytes = media.reduce((sum, name) => {
    const entry = statSync(join(experiences, name));
    return sum + (entry.isFile() ? entry.size : 0);
  }, 0);
  expect(bytes).toBeLessThan(90_000_000);
});

describe.each(stories)("the shots of %s", (story) => {
  const rendered = readShots(story);
  if (!rendered) throw new Error("nothing is rendered");
  const { pack } = loadPack(story);
  const folder = fileURLToPath(shotFolder(story));
  const read = (name: string) => readFileSync(join(folder, name));

  it("are made from their current scripts and kit (if not: npm run film)", () => {
    const current = scripts.filter((shot) => shot.story === story && rendered.shots[shot.id]);
    expect(current.length).toBe(Object.keys(rendered.shots).length);
    for (const shot of current) {
      expect(rendered.shots[shot.id], shot.id).toMatchObject({
        source: shotSource(shot),
        seconds: shot.seconds,
      });
    }
    for (const { mood, seconds } of moodsOf(story))
      expect(rendered.music[mood]?.source, mood).toBe(musicSource(story, mood, seconds));
  });

  it("are exactly the files of their list, unchanged", () => {
    const files = filesOf(rendered);
    expect(readdirSync(folder).sort()).toEqual(
      ["shots.json", ...new Set(files.map(({ file }) => file))].sort(),
    );
    for (const { file, bytes, sha256 } of files)
      expect(describeFile(join(folder, file)), file).toEqual({ bytes, sha256 });
  });

  it("are complete for every film that the story calls rendered", () => {
    for (const [id, scene] of Object.entries(pack.scenes)) {
      if (scene.kind !== "film" || !scene.cut || scene.hls === null) continue;
      expect(scene.hls).toBe(`film/cut/${id}`);
      for (const { shot } of cutLines(scene.cut)) expect(Object.keys(rendered.shots), id).toContain(shot);
      const track = rendered.music[scene.mood ?? ""]?.segments ?? [];
      const seconds = track.reduce((sum, segment) => sum + segment.seconds, 0);
      expect(seconds).toBeGreaterThanOrEqual(scene.time.max - 0.03);
    }
  });

  it("begin at zero with a key frame, in whole frames", () => {
    for (const [id, { seconds, segments }] of Object.entries(rendered.shots)) {
      for (const [size, { file }] of Object.entries(segments)) {
        const data = read(file);
        const at = (name: string) => boxesOf(data).find(({ type }) => type === name)?.from ?? Number.NaN;
        expect(data.readBigUInt64BE(at("tfdt") + 12), file).toBe(0n);
        expect(data.readUInt32BE(at("trun") + 12), file).toBe(seconds * 24);
        // `sidx`: ticks a second, the length of its one part, and that this part begins with a key frame.
        expect(data.readUInt32BE(at("sidx") + 16), `${id} ${size}`).toBe(TICKS);
        expect(data.readUInt32BE(at("sidx") + 44), `${id} ${size}`).toBe(seconds * TICKS);
        expect(data.readUInt32BE(at("sidx") + 48) >>> 31, `${id} ${size}`).toBe(1);
      }
    }
  });

  it("take at most 6 MB for 90 seconds in both sizes", () => {
    const all = Object.values(rendered.shots);
    const seconds = all.reduce((sum, shot) => sum + shot.seconds, 0);
    const bytes = all
      .flatMap(({ segments }) => Object.values(segments))
      .reduce((sum, file) => sum + file.bytes, 0);
    expect(bytes).toBeLessThanOrEqual((6_000_000 / 90) * seconds);
  });

  it("have music that is as loud as planned, and nowhere too loud", () => {
    for (const [mood, { lufs, peak }] of Object.entries(rendered.music)) {
      expect(lufs, mood).toBeGreaterThan(-20);
      expect(lufs, mood).toBeLessThan(-16);
      expect(peak, mood).toBeLessThan(-1.5);
    }
  });
});
