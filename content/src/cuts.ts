/** Films put together for one team from shots that were encoded one by one: playlists, captions and moved segments. */
import { existsSync, readFileSync } from "node:fs";
import { cutLines, type Pack, shotNamed } from "@lantern/engine";
import { z } from "zod";
import { captionsPlaylist, webVtt } from "./hls.ts";

/** Ticks a second of a segment's clock, and of them a frame. */
export const TICKS = 12_288;
const FRAME = TICKS / 24;

/** What is rendered of a story's shots, in `film/shots/shots.json`: files by their names in that folder. */
export const ShotManifest = z.object({
  /** By size. One init segment serves all shots of a size. */
  init: z.record(z.string(), z.string()),
  /** By id, then by size. */
  shots: z.record(
    z.string(),
    z.object({
      seconds: z.number(),
      segments: z.record(z.string(), z.object({ file: z.string(), bytes: z.int() })),
    }),
  ),
  /** By mood, with its measured loudness. */
  music: z.record(
    z.string(),
    z.object({
      lufs: z.number(),
      peak: z.number(),
      init: z.string(),
      segments: z.array(z.object({ file: z.string(), seconds: z.number() })),
    }),
  ),
});
export type ShotManifest = z.infer<typeof ShotManifest>;

export const shotFolder = (slug: string) => new URL(`../experiences/${slug}/film/shots/`, import.meta.url);

/** Null before the first rendering. */
export function readShots(slug: string): ShotManifest | null {
  const path = new URL("shots.json", shotFolder(slug));
  return existsSync(path) ? ShotManifest.parse(JSON.parse(readFileSync(path, "utf8"))) : null;
}

const SIZES = [
  { name: "720", resolution: "1280x720", codec: "avc1.64001f" },
  { name: "360", resolution: "640x360", codec: "avc1.64001e" },
] as const;
/** kbit/s of the music. */
const MUSIC = 48_000;

interface Cut {
  frames: { id: string; art: string; seconds: number; caption: string }[];
  starts: number[];
  mood: string;
}

/** The cut that an address names: some shots of a scene, in its order. Null unless all of them are rendered. */
export function findCut(
  pack: Pack,
  rendered: ShotManifest,
  scene: string,
  names: readonly string[],
): Cut | null {
  const def = pack.scenes[scene];
  if (def?.kind !== "film" || !def.cut || !def.mood || !rendered.music[def.mood]) return null;
  const lines = cutLines(def.cut);
  let from = 0;
  const frames: Cut["frames"] = [];
  for (const name of names) {
    const at = lines.findIndex((line, i) => i >= from && shotNamed(pack, line, name));
    const line = lines[at];
    const shot = line && shotNamed(pack, line, name);
    if (!shot || rendered.shots[shot.id]?.seconds !== shot.seconds) return null;
    from = at + 1;
    const { id, art, seconds, caption } = shot;
    frames.push({ id, art: art.id, seconds, caption });
  }
  const starts: number[] = [0];
  for (const { seconds } of frames) starts.push((starts.at(-1) ?? 0) + seconds);
  return { frames, starts, mood: def.mood };
}

/** A playlist or the captions of a cut, by the name in its address; null for any other name. */
export function cutFile(rendered: ShotManifest, cut: Cut, name: string): string | null {
  const seconds = cut.starts.at(-1) ?? 0;
  if (name === "master.m3u8") return master(rendered, cut);
  if (name === "music.m3u8") return music(rendered, cut.mood, seconds);
  if (name === "captions.m3u8") return captionsPlaylist("captions.vtt", seconds);
  if (name === "captions.vtt") return webVtt(cut);
  const size = SIZES.find((one) => name === `${one.name}.m3u8`);
  return size ? pictures(rendered, cut, size.name) : null;
}

/** From `film/cut/<scene>/<shots>/` to the files. */
const FILES = "../../../shots/";

function playlist(init: string, longest: number, segments: readonly (readonly [number, string])[]): string {
  return [
    "#EXTM3U",
    "#EXT-X-VERSION:7",
    `#EXT-X-TARGETDURATION:${Math.ceil(longest)}`,
    "#EXT-X-MEDIA-SEQUENCE:0",
    "#EXT-X-PLAYLIST-TYPE:VOD",
    "#EXT-X-INDEPENDENT-SEGMENTS",
    `#EXT-X-MAP:URI="${FILES}${init}"`,
    ...segments.flatMap(([seconds, address]) => [`#EXTINF:${seconds.toFixed(6)},`, `${FILES}${address}`]),
    "#EXT-X-ENDLIST",
    "",
  ].join("\n");
}

/** One timeline without a discontinuity: `at` says by how many ticks a segment's clock is moved, and its number. */
function pictures({ init, shots }: ShotManifest, { frames, starts }: Cut, size: string): string {
  const longest = Math.max(...frames.map(({ seconds }) => seconds));
  const segments = frames.map(({ id, seconds }, i) => {
    const ticks = Math.round((starts[i] ?? 0) * 24) * FRAME;
    return [seconds, `${shots[id]?.segments[size]?.file}?at=${ticks},${i + 1}`] as const;
  });
  return playlist(init[size] ?? "", longest, segments);
}

/** The track of the mood as far as the film goes: it is never cut or joined. */
function music(rendered: ShotManifest, mood: string, length: number): string {
  const track = rendered.music[mood];
  let at = 0;
  const segments = (track?.segments ?? []).filter(({ seconds }) => {
    const needed = at < length - 0.01;
    at += seconds;
    return needed;
  });
  return playlist(
    track?.init ?? "",
    Math.max(...segments.map(({ seconds }) => seconds)),
    segments.map(({ seconds, file }) => [seconds, file] as const),
  );
}

function master({ shots }: ShotManifest, { frames, starts }: Cut): string {
  const seconds = starts.at(-1) ?? 0;
  const variants = SIZES.flatMap(({ name, resolution, codec }) => {
    const parts = frames.map(
      (frame) => [(shots[frame.id]?.segments[name]?.bytes ?? 0) * 8, frame.seconds] as const,
    );
    const peak = Math.ceil(Math.max(...parts.map(([bits, s]) => bits / s))) + MUSIC;
    const average = Math.ceil(parts.reduce((sum, [bits]) => sum + bits, 0) / seconds) + MUSIC;
    return [
      [
        `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},RESOLUTION=${resolution}`,
        `FRAME-RATE=24.000,CODECS="${codec},mp4a.40.2",AUDIO="music",SUBTITLES="captions"`,
      ].join(","),
      `${name}.m3u8`,
    ];
  });
  return [
    "#EXTM3U",
    "#EXT-X-VERSION:7",
    "#EXT-X-INDEPENDENT-SEGMENTS",
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="music",NAME="Music",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="2",URI="music.m3u8"',
    '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,FORCED=NO,URI="captions.m3u8"',
    ...variants,
    "",
  ].join("\n");
}

/** What `?at=` of a segment says; null unless it is two whole numbers in reach. */
export function readMove(at: string): { ticks: number; number: number } | null {
  const [, ticks, number] = /^(\d{1,10}),(\d{1,4})$/.exec(at) ?? [];
  return ticks === undefined ? null : { ticks: Number(ticks), number: Number(number) };
}

/** A segment with its clock (`tfdt`, `sidx`) moved by ticks and its number (`mfhd`) set. The picture is untouched. */
export function moveClock(segment: Buffer, { ticks, number }: { ticks: number; number: number }): Buffer {
  const moved = Buffer.from(segment);
  const add = (at: number) => moved.writeBigUInt64BE(moved.readBigUInt64BE(at) + BigInt(ticks), at);
  for (const { type, from } of boxesOf(moved)) {
    if ((type === "tfdt" || type === "sidx") && moved[from + 8] !== 1)
      throw new Error(`${type} is not of version 1`);
    if (type === "tfdt") add(from + 12);
    if (type === "sidx") add(from + 20);
    if (type === "mfhd") moved.writeUInt32BE(number, from + 12);
  }
  return moved;
}

interface Box {
  type: string;
  from: number;
  size: number;
}

/** The boxes of a segment, with those inside of its fragments. */
export function boxesOf(data: Buffer, from = 0, to = data.length): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const size = data.readUInt32BE(at);
    const type = data.toString("latin1", at + 4, at + 8);
    if (size < 8 || at + size > to) throw new Error(`a box of ${size} bytes at ${at}`);
    boxes.push({ type, from: at, size });
    if (type === "moof" || type === "traf") boxes.push(...boxesOf(data, at + 8, at + size));
    at += size;
  }
  return boxes;
}
