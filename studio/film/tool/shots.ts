import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPack } from "@lantern/content";
import { readShots, type ShotManifest, shotFolder } from "@lantern/content/cuts";
import { MOODS, type Mood } from "../../score/score.ts";
import { scoreHash } from "../../score/tool/manifest.ts";
import { hashOf, short } from "../../tool/sources.ts";
import { storySlugs } from "../../tool/stories.ts";
import { encodeLightShot } from "./encode-light-shot.ts";
import { encodeShot } from "./encode-shot.ts";
import { shotHash } from "./script.ts";

/** A shot as its story defines it. */
export interface ShotScript {
  story: string;
  id: string;
  /** `<story>/<id>` */
  name: string;
  seconds: number;
  /** Frames drawn a second. The frames between two drawn ones are their blend, so fast light is drawn more often. */
  rate: number;
}

const CALM = 4;
const LIVELY = 6;
/** Where something large moves fast, the blend of two frames that are far apart would show it twice. */
const QUICK = 12;
/** Names of shots with quick light or people who move. */
const lively = new Set([
  ...["i1-3", "began-knocked", "f1-1", "f1-2", "f3-3", "f3-5", "f5-4", "f6-3", "f6-4"].map(
    (id) => `the-quiet-station/${id}`,
  ),
  ...["o1-1", "o1-4", "o1-6", "o1-9", "f5-5"].map((id) => `the-light-at-saltmere/${id}`),
  "the-honest-heist/e-pia-2",
]);
/** Names of shots with large hands that move, or a wheel. */
const quick = new Set([
  ...["f2-2", "f3-5", "f4-5"].map((id) => `the-light-at-saltmere/${id}`),
  "the-honest-heist/e-caught-1",
]);

/** Frames of a shot that are drawn a second. */
export const rateOf = (name: string): number => (quick.has(name) ? QUICK : lively.has(name) ? LIVELY : CALM);

/** Every shot that a story names. */
export function shotScripts(): ShotScript[] {
  return storySlugs().flatMap((story) =>
    Object.entries(loadPack(story).pack.shots ?? {}).map(([id, { seconds }]) => ({
      story,
      id,
      name: `${story}/${id}`,
      seconds,
      rate: rateOf(`${story}/${id}`),
    })),
  );
}

/** The moods of a story's cuts, with the seconds of the longest film in each. */
export function moodsOf(story: string): { mood: Mood; seconds: number }[] {
  const films = Object.values(loadPack(story).pack.scenes).flatMap((scene) =>
    scene.kind === "film" && scene.cut && scene.mood ? [{ mood: scene.mood, seconds: scene.time.max }] : [],
  );
  return MOODS.flatMap((mood) => {
    const lengths = films.filter((film) => film.mood === mood).map(({ seconds }) => seconds);
    return lengths.length > 0 ? [{ mood, seconds: Math.max(...lengths) }] : [];
  });
}

const ENCODER = "film/tool/encode-shot.ts";
/** The shots of The Quiet Station were encoded before media had to be this small, and stay as they are. */
const LIGHT = { file: "film/tool/encode-light-shot.ts", encode: encodeLightShot };
const ENCODERS: Record<string, typeof LIGHT> = { "the-quiet-station": { file: ENCODER, encode: encodeShot } };
/** How the shots of a story are encoded: all in one way, so that they share their init segments. */
export const encoderOf = (story: string) => ENCODERS[story] ?? LIGHT;

/** Hash of what a drawn shot shows, and its length and rate. */
export const drawnHash = async ({ name, seconds, rate }: ShotScript) =>
  `${await shotHash(name, seconds)}-${rate}`;
/** Hash of what a rendered shot is made from. */
export const shotSource = async (shot: ShotScript) =>
  short((await drawnHash(shot)) + hashOf([encoderOf(shot.story).file]));
/** Hash of what the music of a film is made from. */
export const musicSource = (story: string, mood: Mood, seconds: number) =>
  short(`${scoreHash(story)}${mood}${seconds}${hashOf([ENCODER, "film/tool/music.ts"])}`);

/** What is rendered of a story's shots, empty before the first one. */
export const manifestOf = (story: string): ShotManifest =>
  readShots(story) ?? { init: {}, shots: {}, music: {} };

/** Stores the manifest and removes the files that it no longer names. */
export function storeManifest(story: string, manifest: ShotManifest): void {
  const folder = fileURLToPath(shotFolder(story));
  const sorted = { ...manifest, shots: Object.fromEntries(Object.entries(manifest.shots).sort()) };
  writeFileSync(join(folder, "shots.json"), `${JSON.stringify(sorted, null, 2)}\n`);
  const named = new Set(["shots.json", ...filesOf(manifest)]);
  for (const name of readdirSync(folder)) if (!named.has(name)) rmSync(join(folder, name));
}

/** Names of every file of a manifest. */
function filesOf({ init, shots, music }: ShotManifest): string[] {
  return [
    ...Object.values(init),
    ...Object.values(shots).flatMap(({ segments }) => Object.values(segments).map(({ file }) => file)),
    ...Object.values(music).flatMap((track) => [track.init, ...track.segments.map(({ file }) => file)]),
  ];
}
