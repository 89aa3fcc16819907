import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { webVtt } from "@lantern/content/hls";
import { bytesOf, pcm, run } from "../../score/tool/audio.ts";
import { hashOf, short } from "../../tool/sources.ts";
import type { FilmScript } from "./film.ts";
import { filmMusic } from "./music.ts";
import { folderOf, trailerFolderOf } from "./script.ts";

/** The trailer of a story, on its public page: a few pictures of its opening, with its music. */

/** One part of a trailer: a picture of the opening, from 1, the second of that picture it begins at, and its length. */
type Clip = [picture: number, from: number, seconds: number];

const CLIPS: Record<string, readonly Clip[]> = {
  "the-quiet-station": [
    [2, 2, 4],
    [5, 3, 4],
    [6, 3, 4],
    [7, 2, 4],
    [10, 3.6, 4],
  ],
  "the-light-at-saltmere": [
    [1, 3, 4],
    [4, 6, 4],
    [5, 0.6, 4],
    [6, 3, 4],
    [9, 5.4, 4],
  ],
  "the-honest-heist": [
    [1, 3, 3.5],
    [4, 2.5, 3.5],
    [5, 5, 4],
    [7, 4, 4],
    [9, 0.8, 5],
  ],
};

const TRAILER_SECONDS = 20;
/** Seconds in which a picture comes in and goes, and in which the music ends. */
const FADE = 0.3;
const MUSIC_FADE = 1.6;
const SIZE = { width: 854, height: 480 };

/** Hash of how the trailers are cut, and from which film. */
export const trailerSource = (filmSource: string) => short(filmSource + hashOf(["film/tool/trailer.ts"]));

/** Cuts the trailer of a film that was rendered from this source. */
export function cutTrailer(film: FilmScript, filmSource: string): void {
  const clips = CLIPS[film.story];
  if (!clips) throw new Error(`nothing says how to cut the trailer of ${film.story}`);
  const folder = trailerFolderOf(film);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const mark = filmSource.slice(0, 8);
  const [video, captions, raw] = [`trailer-${mark}.mp4`, `captions-${mark}.vtt`, join(folder, "music.f32")];
  writeFileSync(raw, bytesOf(filmMusic(film.story, "wonder", TRAILER_SECONDS).samples));
  const starts = [0];
  for (const [, , seconds] of clips) starts.push((starts.at(-1) ?? 0) + seconds);
  const parts = clips.map(([picture, from, seconds], i) => {
    const start = (film.starts[picture - 1] ?? 0) + from;
    const fades = `fade=in:st=0:d=${FADE},fade=out:st=${seconds - FADE}:d=${FADE}`;
    return `[0:v]trim=${start}:${start + seconds},setpts=PTS-STARTPTS,${fades}[c${i}]`;
  });
  const joined = `${clips.map((_, i) => `[c${i}]`).join("")}concat=n=${clips.length},scale=${SIZE.width}:${SIZE.height}:flags=lanczos[v]`;
  const ended = `[1:a]afade=out:st=${TRAILER_SECONDS - MUSIC_FADE}:d=${MUSIC_FADE}[a]`;
  run("ffmpeg", [
    ...["-v", "error", "-y", "-allowed_extensions", "ALL", "-i", join(folderOf(film), "720.m3u8")],
    ...[...pcm(2), "-i", raw, "-filter_complex", [...parts, joined, ended].join(";")],
    ...["-map", "[v]", "-map", "[a]", "-t", String(TRAILER_SECONDS)],
    ...["-c:v", "libx264", "-preset", "slow", "-profile:v", "high", "-crf", "29", "-pix_fmt", "yuv420p"],
    ...["-c:a", "aac", "-b:a", "64k", "-movflags", "+faststart", join(folder, video)],
  ]);
  rmSync(raw);
  const frames = clips.map(([picture, , seconds]) => ({
    caption: film.frames[picture - 1]?.caption ?? "",
    seconds,
  }));
  writeFileSync(join(folder, captions), webVtt({ frames, starts }));
}
