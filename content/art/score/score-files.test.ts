import { readdirSync } from "node:fs";
import { expect, describe as group, it } from "vitest";
import { BAR, BARS, BEATS, BPM } from "./arrangement.ts";
import { MOODS, STEMS } from "./score.ts";
import { scores } from "./scores.ts";
import { describe, folderOf, MANIFEST, readScore, scoreHash } from "./tool/manifest.ts";

/** Bytes of one story, in each codec. */
const BUDGET = { webm: 1_500_000, m4a: 2_300_000 };

group.each(Object.entries(scores))("the sound files of %s", (story, score) => {
  const manifest = readScore(story);
  if (!manifest) throw new Error("no score is rendered: npm run score");
  const folder = folderOf(story);
  const all = Object.entries(manifest.files);

  it("are rendered from the current score (if not: npm run score)", () => {
    expect(manifest.source).toBe(scoreHash(story));
    expect(manifest).toMatchObject({ acts: score.acts, sounds: score.sounds, pictures: score.pictures });
    expect(manifest.barSeconds * 1000).toBe((BAR * 60_000) / BPM);
  });

  it("are exactly those of the manifest, unchanged, within the budget", () => {
    const files = all.flatMap(([, { webm, m4a }]) => [webm, m4a]);
    expect(readdirSync(folder).sort()).toEqual([MANIFEST, ...files.map(({ name }) => name)].sort());
    for (const file of files) expect(describe(folder, file.name)).toEqual(file);
    for (const kind of ["webm", "m4a"] as const) {
      const bytes = all.reduce((sum, [, file]) => sum + file[kind].bytes, 0);
      expect(bytes, kind).toBeLessThanOrEqual(BUDGET[kind]);
    }
  });

  it("exist for everything that the manifest names", () => {
    const { moods, cues, sounds, voices, ambiences } = manifest;
    const named = [
      ...Object.values(moods).flatMap((stems) => Object.values(stems)),
      ...Object.values(cues),
      ...Object.values(sounds).map(({ file }) => file),
      ...Object.values(voices),
      ...Object.values(ambiences),
    ];
    expect([...new Set(named)].sort()).toEqual(Object.keys(manifest.files).sort());
  });

  it("hold whole loops of one length, whose joint cannot be heard", () => {
    for (const mood of MOODS)
      for (const stem of STEMS) {
        const file = manifest.files[manifest.moods[mood][stem]];
        expect(file?.seconds).toBeCloseTo((BEATS * 60) / BPM + 2 * manifest.guardSeconds, 3);
        expect(file?.joint, `${mood} ${stem}`).toBeLessThanOrEqual(0);
      }
    expect(manifest.bars).toBe(BARS);
    for (const room of Object.values(manifest.ambiences))
      expect(manifest.files[room]?.seconds).toBeCloseTo(
        manifest.ambienceSeconds + 2 * manifest.guardSeconds,
        3,
      );
  });

  it("stay below a voice and never clip", () => {
    for (const { lufs, peak } of Object.values(manifest.mixes)) {
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

  it("answers briefly: no cue is longer than ten seconds", () => {
    for (const cue of Object.values(manifest.cues)) expect(manifest.files[cue]?.seconds).toBeLessThan(10);
  });
});
