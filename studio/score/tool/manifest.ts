import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf as storyFolder } from "@lantern/content/media";
import { z } from "zod";
import { hashOf, short } from "../../tool/sources.ts";
import { CUES, MOODS, STEMS } from "../score.ts";
import { scores } from "../scores.ts";

const fileSchema = z.object({ name: z.string() });

const soundSchema = z.object({
  seconds: z.number(),
  lufs: z.number(),
  /** True peak before encoding, dBTP. */
  peak: z.number(),
  /** Step at the joint of a loop over the usual step there, dB. Null: no loop. */
  joint: z.number().nullable(),
  webm: fileSchema,
  m4a: fileSchema,
});

/** What the pages read, with what was measured when it was rendered. */
const scoreManifest = z.object({
  credit: z.string(),
  barSeconds: z.number(),
  bars: z.int(),
  guardSeconds: z.number(),
  blendSeconds: z.number(),
  ambienceSeconds: z.number(),
  /** Index of an act: its mood. */
  acts: z.array(z.enum(MOODS)),
  moods: z.record(z.enum(MOODS), z.record(z.enum(STEMS), z.string())),
  cues: z.record(z.enum(CUES), z.string()),
  sounds: z.record(z.string(), z.object({ file: z.string(), gain: z.number() })),
  voices: z.record(z.string(), z.string()),
  ambiences: z.record(z.string(), z.string()),
  pictures: z.record(z.string(), z.string()),
  /** Loudness of each mood's four stems together. */
  mixes: z.record(z.enum(MOODS), z.object({ lufs: z.number(), peak: z.number() })),
  files: z.record(z.string(), soundSchema),
});

export type ScoreManifest = z.infer<typeof scoreManifest>;
export type SoundFile = ScoreManifest["files"][string];

const MANIFEST = "score.json";

/** The folder of a story's score. */
export const folderOf = (story: string) => join(storyFolder(story), "score");

/** Hash of everything a score is rendered from. */
export const scoreHash = (story: string) =>
  short(JSON.stringify(scores[story]) + hashOf(["score/tool/render.ts"]));

/** The list of a story's sounds. Null: none is rendered, or only one of an older form. */
export function readScore(story: string): ScoreManifest | null {
  const path = join(folderOf(story), MANIFEST);
  if (!existsSync(path)) return null;
  return scoreManifest.safeParse(JSON.parse(readFileSync(path, "utf8"))).data ?? null;
}

export function writeScore(story: string, manifest: ScoreManifest): void {
  writeFileSync(join(folderOf(story), MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
}
