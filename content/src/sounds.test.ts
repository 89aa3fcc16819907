/** The music and sounds of the stories are complete, even and quiet enough: what their lists say, measured when rendered. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadPack, packSlugs } from "./index.ts";
import { folderOf, readMedia } from "./media.ts";

/** Bytes of one story, in each codec. */
const BUDGET = { webm: 1_500_000, m4a: 2_300_000 };
const MOODS = ["wonder", "tension", "warmth"];
const STEMS = ["bed", "pulse", "melody", "color"];

interface Sound {
  seconds: number;
  lufs: number;
  peak: number;
  joint: number | null;
  webm: { name: string };
  m4a: { name: string };
}

/** What pages read of it, and the measurements. */
interface Score {
  barSeconds: number;
  bars: number;
  guardSeconds: number;
  ambienceSeconds: number;
  acts: string[];
  moods: Record<string, Record<string, string>>;
  cues: Record<string, string>;
  sounds: Record<string, { file: string; gain: number }>;
  voices: Record<string, string>;
  ambiences: Record<string, string>;
  pictures: Record<string, string>;
  mixes: Record<string, { lufs: number; peak: number }>;
  files: Record<string, Sound>;
}

const listOf = (slug: string) => join(folderOf(slug), "score/score.json");
const slugs = packSlugs().filter((slug) => existsSync(listOf(slug)));

describe.each(slugs)("the sounds of %s", (slug) => {
  const score: Score = JSON.parse(readFileSync(listOf(slug), "utf8"));
  const all = Object.entries(score.files);
  const { pack } = loadPack(slug);
  const scenes = Object.values(pack.scenes);

  it("are exactly the files of their list, within the budget", () => {
    const files = all.flatMap(([, { webm, m4a }]) => [webm.name, m4a.name]);
    expect(readdirSync(join(folderOf(slug), "score")).sort()).toEqual(["score.json", ...files].sort());
    for (const [ending, most] of Object.entries(BUDGET)) {
      const some = readMedia(slug).filter(
        ({ file }) => file.startsWith("score/") && file.endsWith(`.${ending}`),
      );
      expect(some).toHaveLength(all.length);
      expect(
        some.reduce((sum, { bytes }) => sum + bytes, 0),
        ending,
      ).toBeLessThanOrEqual(most);
    }
  });

  it("exist for everything that the list names", () => {
    const named = [
      ...Object.values(score.moods).flatMap((stems) => Object.values(stems)),
      ...Object.values(score.cues),
      ...Object.values(score.sounds).map(({ file }) => file),
      ...Object.values(score.voices),
      ...Object.values(score.ambiences),
    ];
    expect([...new Set(named)].sort()).toEqual(Object.keys(score.files).sort());
    expect(Object.keys(score.moods).sort()).toEqual([...MOODS].sort());
    for (const stems of Object.values(score.moods))
      expect(Object.keys(stems).sort()).toEqual([...STEMS].sort());
  });

  it("have a mood for each act, and an ambience for each picture that stays", () => {
    expect(score.acts).toHaveLength(pack.acts.length);
    const staying = scenes.flatMap((scene) => (scene.kind !== "film" && scene.art ? [scene.art.id] : []));
    expect(Object.keys(score.pictures).sort()).toEqual([...new Set([...staying, pack.cover.id])].sort());
    for (const name of Object.values(score.pictures)) expect(Object.keys(score.ambiences)).toContain(name);
  });

  it("have a file for every sound that the story names and for every speaker, and no other", () => {
    const films = scenes.filter((scene) => scene.kind === "film");
    const soundsIn = (some: typeof films) => some.flatMap(({ frames }) => frames.map(({ sound }) => sound));
    // The music of a cut has no sounds of its own, so the page plays those of the shots.
    const shots = Object.values(pack.shots ?? {}).map(({ sound }) => sound);
    const untracked = soundsIn(films.filter(({ hls }) => !hls));
    const needed = [...untracked, ...shots, ...soundsOf(pack)].filter(Boolean);
    // A film with a track of its own may have been a storyboard with sounds before.
    const allowed = [...needed, ...soundsIn(films)];
    expect(Object.keys(score.sounds)).toEqual(expect.arrayContaining(needed));
    expect(Object.keys(score.sounds).filter((name) => !allowed.includes(name))).toEqual([]);
    const speakers = Object.values(pack.cast).map(({ name }) => name);
    expect(Object.keys(score.voices).sort()).toEqual(speakers.sort());
  });

  it("are whole loops of one length, whose joint cannot be heard", () => {
    for (const mood of MOODS)
      for (const stem of STEMS) {
        const file = score.files[score.moods[mood]?.[stem] ?? ""];
        expect(file?.seconds).toBeCloseTo(score.bars * score.barSeconds + 2 * score.guardSeconds, 3);
        expect(file?.joint, `${mood} ${stem}`).toBeLessThanOrEqual(0);
      }
    for (const name of Object.values(score.ambiences))
      expect(score.files[name]?.seconds).toBeCloseTo(score.ambienceSeconds + 2 * score.guardSeconds, 3);
  });

  it("stay below a voice and never clip", () => {
    for (const { lufs, peak } of Object.values(score.mixes)) {
      expect(lufs).toBeGreaterThan(-24);
      expect(lufs).toBeLessThan(-19);
      expect(peak).toBeLessThan(-3);
    }
    for (const [name, { lufs, peak }] of all) {
      expect(lufs, name).toBeLessThan(-19);
      expect(lufs, name).toBeGreaterThan(-42);
      expect(peak, name).toBeLessThan(-1.5);
    }
  });

  it("leave room above them: no cue, voice or sound of a caption peaks over -3 dB as it is played", () => {
    const played = [
      ...Object.entries(score.cues).map(([name, file]) => ({ name, file, gain: 0 })),
      ...Object.entries(score.voices).map(([name, file]) => ({ name, file, gain: 0 })),
      ...Object.entries(score.sounds).map(([name, sound]) => ({ name, ...sound })),
    ];
    const loud = played.filter(({ file, gain }) => (score.files[file]?.peak ?? 0) + gain > -3);
    expect(loud).toEqual([]);
  });

  it("are brief as cues: none is longer than ten seconds", () => {
    for (const cue of Object.values(score.cues)) expect(score.files[cue]?.seconds).toBeLessThan(10);
  });
});

/** Every `sound` of a line, anywhere in a pack. */
function soundsOf(value: unknown): string[] {
  if (value === null || typeof value !== "object") return [];
  const own = "who" in value && "sound" in value ? [String(value.sound)] : [];
  return [...own, ...Object.values(value).flatMap(soundsOf)];
}
