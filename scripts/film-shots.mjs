// The shots of films that are cut for a team, and the music under them, for `npm run film`.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { encodeMusic } from "../content/art/film/tool/encode-shot.ts";
import { describeFile } from "../content/art/film/tool/manifest.ts";
import { filmMusic } from "../content/art/film/tool/music.ts";
import { segmentsOf } from "../content/art/film/tool/playlist.ts";
import {
  drawnHash,
  encoderOf,
  manifestOf,
  moodsOf,
  musicSource,
  shotScripts,
  shotSource,
  storeManifest,
} from "../content/art/film/tool/shots.ts";
import { bytesOf, pcm } from "../content/art/score/tool/audio.ts";
import { shotFolder } from "../content/src/cuts.ts";

/**
 * Renders the shots that are new or changed, one after the other, so that an interrupted run goes on where it was.
 * @param {string} cache where drawn shots are stored
 * @param {(name: string, seconds: number, rate: number, file: string) => Promise<void>} draw
 * @param {string[] | null} only names of shots, or all
 */
export async function publishShots(cache, draw, only = null) {
  const shots = shotScripts();
  for (const story of new Set(shots.map((shot) => shot.story))) publishMusic(story);
  for (const shot of shots) {
    const source = shotSource(shot);
    if ((only && !only.includes(shot.name)) || manifestOf(shot.story).shots[shot.id]?.source === source)
      continue;
    const drawn = join(cache, `${shot.name}-${drawnHash(shot)}.mkv`);
    mkdirSync(dirname(drawn), { recursive: true });
    if (!existsSync(drawn)) await draw(shot.name, shot.seconds, shot.rate, drawn);
    publishShot(shot, source, drawn);
  }
}

/** Encodes a shot, and checks that its init segments are the ones of all others. */
function publishShot({ story, id, seconds }, source, drawn) {
  const manifest = manifestOf(story);
  inFolder(story, (folder) => {
    const files = encoderOf(story).encode(drawn, seconds, `${id}-${source.slice(0, 8)}`, folder);
    const segments = {};
    for (const { size, init, segment } of files) {
      const length = lengthOf(join(folder, init), join(folder, segment));
      if (Math.abs(length - seconds) > 0.01)
        throw new Error(`${id}: encoded to ${length} s instead of ${seconds} s`);
      const made = take(folder, init, `${size}-init`);
      manifest.init[size] ??= made;
      if (manifest.init[size].sha256 !== made.sha256)
        throw new Error(`${id}: its init segment of ${size} differs from that of the other shots`);
      segments[size] = take(folder, segment, `${id}-${size}`);
    }
    manifest.shots[id] = { source, seconds, segments };
  });
  storeManifest(story, manifest);
  console.log(`${story} ${id}: ${seconds} s`);
}

function publishMusic(story) {
  const moods = moodsOf(story);
  for (const { mood, seconds } of moods) {
    const source = musicSource(story, mood, seconds);
    const manifest = manifestOf(story);
    if (manifest.music[mood]?.source === source) continue;
    const { samples, loudness } = filmMusic(story, mood, seconds);
    inFolder(story, (folder) => {
      const raw = join(folder, "music.f32");
      writeFileSync(raw, bytesOf(samples));
      spawnSync("ffmpeg", ["-v", "error", "-y", ...pcm(2), "-i", raw, join(folder, "music.wav")]);
      encodeMusic(join(folder, "music.wav"), mood, folder);
      const segments = segmentsOf(readFileSync(join(folder, `${mood}.m3u8`), "utf8")).map((segment, i) => ({
        ...take(folder, segment.file, `music-${mood}-${i}`),
        seconds: segment.seconds,
      }));
      const init = take(folder, `${mood}-init.mp4`, `music-${mood}-init`);
      manifest.music[mood] = { source, ...loudness, init, segments };
    });
    storeManifest(story, manifest);
    console.log(`${story} ${mood}: ${seconds} s, ${loudness.lufs} LUFS, ${loudness.peak} dBTP`);
  }
}

/** Runs with a temporary folder; what {@link take} took of it is then in the story's folder. */
function inFolder(story, work) {
  const folder = mkdtempSync(join(tmpdir(), "shots-"));
  target = fileURLToPath(shotFolder(story));
  mkdirSync(target, { recursive: true });
  try {
    work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

let target = "";

/** Copies a file under a name with a hash of its content, so that it never changes under that name. */
function take(folder, from, name) {
  const { bytes, sha256 } = describeFile(join(folder, from));
  const file = `${name}-${sha256.slice(0, 8)}.${from.split(".").at(-1)}`;
  writeFileSync(join(target, file), readFileSync(join(folder, from)));
  return { file, bytes, sha256 };
}

/** The length of an encoded segment, in seconds. */
function lengthOf(init, segment) {
  const probe = ["-v", "error", "-show_entries", "format=duration", "-of", "csv=p=0"];
  const { stdout } = spawnSync("ffprobe", [...probe, `concat:${init}|${segment}`], { encoding: "utf8" });
  return Number(stdout);
}
