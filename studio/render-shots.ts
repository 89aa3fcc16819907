/** The shots of films that are cut for a team, and the music under them, for `npm run film`. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { shotFolder } from "@lantern/content/cuts";
import { encodeMusic } from "./film/tool/encode-shot.ts";
import { filmMusic } from "./film/tool/music.ts";
import { segmentsOf } from "./film/tool/playlist.ts";
import {
  drawnHash,
  encoderOf,
  manifestOf,
  moodsOf,
  musicSource,
  type ShotScript,
  shotScripts,
  shotSource,
  storeManifest,
} from "./film/tool/shots.ts";
import { bytesOf, pcm } from "./score/tool/audio.ts";
import { record, sourcesOf } from "./tool/rendered.ts";

type Draw = (name: string, seconds: number, rate: number, file: string) => Promise<void>;

/**
 * Renders the shots that are new or changed, one after the other, so that an interrupted run goes on where it was.
 * @param cache where drawn shots are stored
 * @param only names of shots, or all
 */
export async function publishShots(cache: string, draw: Draw, only?: readonly string[]): Promise<void> {
  const shots = shotScripts();
  for (const story of new Set(shots.map((shot) => shot.story))) publishMusic(story);
  for (const shot of shots) {
    if (only && !only.includes(shot.name)) continue;
    const source = await shotSource(shot);
    if (sourcesOf("shots")[shot.name] === source) continue;
    const drawn = join(cache, `${shot.name}-${await drawnHash(shot)}.mkv`);
    mkdirSync(dirname(drawn), { recursive: true });
    if (!existsSync(drawn)) await draw(shot.name, shot.seconds, shot.rate, drawn);
    publishShot(shot, source, drawn);
  }
}

/** Encodes a shot, and checks that its init segments are the ones of all others. */
function publishShot({ story, id, name, seconds }: ShotScript, source: string, drawn: string): void {
  const manifest = manifestOf(story);
  inFolder(story, (folder, take) => {
    const files = encoderOf(story).encode(drawn, seconds, `${id}-${source.slice(0, 8)}`, folder);
    const segments: Record<string, { file: string; bytes: number }> = {};
    for (const { size, init, segment } of files) {
      const length = lengthOf(join(folder, init), join(folder, segment));
      if (Math.abs(length - seconds) > 0.01)
        throw new Error(`${id}: encoded to ${length} s instead of ${seconds} s`);
      const made = take(init, `${size}-init`);
      manifest.init[size] ??= made.file;
      if (manifest.init[size] !== made.file)
        throw new Error(`${id}: its init segment of ${size} differs from that of the other shots`);
      segments[size] = take(segment, `${id}-${size}`);
    }
    manifest.shots[id] = { seconds, segments };
  });
  storeManifest(story, manifest);
  record("shots", name, source);
  console.log(`${story} ${id}: ${seconds} s`);
}

function publishMusic(story: string): void {
  for (const { mood, seconds } of moodsOf(story)) {
    const source = musicSource(story, mood, seconds);
    if (sourcesOf("music")[`${story}/${mood}`] === source) continue;
    const manifest = manifestOf(story);
    const { samples, loudness } = filmMusic(story, mood, seconds);
    inFolder(story, (folder, take) => {
      const raw = join(folder, "music.f32");
      writeFileSync(raw, bytesOf(samples));
      spawnSync("ffmpeg", ["-v", "error", "-y", ...pcm(2), "-i", raw, join(folder, "music.wav")]);
      encodeMusic(join(folder, "music.wav"), mood, folder);
      const playlist = readFileSync(join(folder, `${mood}.m3u8`), "utf8");
      const segments = segmentsOf(playlist).map((segment, i) => ({
        file: take(segment.file, `music-${mood}-${i}`).file,
        seconds: segment.seconds,
      }));
      const init = take(`${mood}-init.mp4`, `music-${mood}-init`).file;
      manifest.music[mood] = { ...loudness, init, segments };
    });
    storeManifest(story, manifest);
    record("music", `${story}/${mood}`, source);
    console.log(`${story} ${mood}: ${seconds} s, ${loudness.lufs} LUFS, ${loudness.peak} dBTP`);
  }
}

/** Copies a file into the story's folder under a name with a hash of its content, so that it never changes under it. */
type Take = (from: string, name: string) => { file: string; bytes: number };

/** Runs with a temporary folder; what is taken of it is then in the story's folder. */
function inFolder(story: string, work: (folder: string, take: Take) => void): void {
  const folder = mkdtempSync(join(tmpdir(), "shots-"));
  const target = fileURLToPath(shotFolder(story));
  mkdirSync(target, { recursive: true });
  try {
    work(folder, (from, name) => {
      const data = readFileSync(join(folder, from));
      const sha256 = createHash("sha256").update(data).digest("hex");
      const file = `${name}-${sha256.slice(0, 8)}.${from.split(".").at(-1)}`;
      writeFileSync(join(target, file), data);
      return { file, bytes: data.length };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The length of an encoded segment, in seconds. */
function lengthOf(init: string, segment: string): number {
  const probe = ["-v", "error", "-show_entries", "format=duration", "-of", "csv=p=0"];
  const { stdout } = spawnSync("ffprobe", [...probe, `concat:${init}|${segment}`], { encoding: "utf8" });
  return Number(stdout);
}
