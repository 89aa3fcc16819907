/** The films, trailers and shots of the stories are whole: their playlists, captions and sound fit their scripts. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cutLines } from "@lantern/engine";
import { describe, expect, it, test } from "vitest";
import { webVtt } from "./hls.ts";
import { boxesOf, loadPack, packSlugs, readShots, shotFolder, TICKS } from "./index.ts";
import { folderOf, readMedia } from "./media.ts";

const hasProbe = spawnSync("ffprobe", ["-version"]).status === 0;

/** Films that are the same for every team, with the seconds at which their pictures come in. */
const films = packSlugs().flatMap((slug) =>
  Object.entries(loadPack(slug).pack.scenes).flatMap(([id, scene]) => {
    if (scene.kind !== "film" || !scene.hls || scene.cut) return [];
    const starts = [0];
    for (const { seconds } of scene.frames) starts.push((starts.at(-1) ?? 0) + seconds);
    return [{ slug, id, frames: scene.frames, starts, folder: join(folderOf(slug), scene.hls, "..") }];
  }),
);

const bytesIn = (slug: string, folder: string): number =>
  readMedia(slug).reduce((sum, { file, bytes }) => (file.startsWith(folder) ? sum + bytes : sum), 0);

/** Segments of a media playlist with their seconds. */
const segmentsOf = (playlist: string) =>
  [...playlist.matchAll(/#EXTINF:([\d.]+),.*\n(.+)/g)].map(([, seconds, file]) => ({
    file: String(file),
    seconds: Number(seconds),
  }));

test("the openings of The Quiet Station and The Honest Heist are films", () => {
  expect(films.map(({ slug, id }) => `${slug} ${id}`)).toEqual(
    expect.arrayContaining(["the-quiet-station o1", "the-honest-heist o1_film"]),
  );
});

describe.each(films.map((film) => [`${film.slug} ${film.id}`, film] as const))("the film %s", (_, film) => {
  const { folder } = film;
  const seconds = film.starts.at(-1) ?? 0;
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const variants = ["720", "360"];

  it("is light", () => {
    // The first film is older than the limit of the others: 6 MB for 90 seconds.
    expect(bytesIn(film.slug, "film/o1/")).toBeLessThan(
      film.slug === "the-quiet-station" ? 15_000_000 : (6_000_000 * seconds) / 90,
    );
  });

  it("is as long as its scene, in the segments of its playlists", () => {
    for (const name of variants) {
      const segments = segmentsOf(read(`${name}.m3u8`));
      expect(segments.reduce((sum, part) => sum + part.seconds, 0)).toBeCloseTo(seconds, 1);
      for (const { file } of segments) expect(readdirSync(folder)).toContain(file);
    }
  });

  it("names captions, qualities and codecs in its master playlist, within the bits planned", () => {
    const master = read("master.m3u8");
    expect(master).toMatch(/TYPE=SUBTITLES.*DEFAULT=YES.*URI="captions\.m3u8"/);
    expect(master).toMatch(
      /RESOLUTION=1280x720,.*CODECS="avc1\.64001f,mp4a\.40\.2",SUBTITLES="captions"\n720\.m3u8/,
    );
    expect(master).toMatch(
      /RESOLUTION=640x360,.*CODECS="avc1\.64001e,mp4a\.40\.2",SUBTITLES="captions"\n360\.m3u8/,
    );
    const average = [...master.matchAll(/AVERAGE-BANDWIDTH=(\d+)/g)].map(([, bits]) => Number(bits));
    expect(average[0]).toBeLessThan(700_000);
    expect(average[1]).toBeLessThan(340_000);
  });

  it("has the captions of the script", () => {
    const [{ file } = { file: "" }] = segmentsOf(read("captions.m3u8"));
    expect(read(file)).toBe(webVtt(film));
    expect(read(file).split(" --> ")).toHaveLength(film.frames.filter(({ caption }) => caption).length + 1);
  });

  it.skipIf(!hasProbe)("holds H.264 High and AAC of two channels, in step and whole", () => {
    for (const name of variants) {
      const probe = [
        "-v",
        "error",
        "-show_streams",
        "-show_format",
        "-of",
        "json",
        join(folder, `${name}.m3u8`),
      ];
      const { streams, format } = JSON.parse(spawnSync("ffprobe", probe, { encoding: "utf8" }).stdout);
      const [picture, sound] = ["video", "audio"].map((type) =>
        streams.find((one: { codec_type: string }) => one.codec_type === type),
      );
      expect(picture).toMatchObject({
        codec_name: "h264",
        profile: "High",
        pix_fmt: "yuv420p",
        r_frame_rate: "24/1",
        height: Number(name),
        color_space: "bt709",
        level: name === "720" ? 31 : 30,
      });
      expect(sound).toMatchObject({ codec_name: "aac", channels: 2, sample_rate: "48000" });
      expect(Number(format.duration)).toBeCloseTo(seconds, 0);
      expect(Number(picture.start_time) - Number(sound.start_time)).toBeCloseTo(0, 1);
    }
  });

  it.skipIf(!hasProbe)(
    "is as loud as films are, and nowhere louder than devices bear",
    () => {
      const master = join(folder, "master.m3u8");
      const filter = ["-i", master, "-map", "0:a:0", "-af", "ebur128=peak=true", "-f", "null", "-"];
      const { stderr } = spawnSync(
        "ffmpeg",
        ["-hide_banner", "-nostats", "-allowed_extensions", "ALL", ...filter],
        { encoding: "utf8", maxBuffer: 1 << 26 },
      );
      const summary = stderr.slice(stderr.lastIndexOf("Summary:"));
      expect(Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1])).toBeCloseTo(-16, 0);
      expect(Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1])).toBeLessThan(-1.5);
    },
    30_000,
  ); // Decodes the whole film, which takes long on a busy machine.

  it.skipIf(!hasProbe)(
    "has a trailer with captions that takes twenty seconds and less than a megabyte",
    () => {
      const trailer = join(folderOf(film.slug), "film/trailer");
      const names = readdirSync(trailer).sort();
      expect(names).toEqual([expect.stringMatching(/\.vtt$/), expect.stringMatching(/\.mp4$/)]);
      const probe = ["-v", "error", "-show_entries", "format=duration", "-of", "csv=p=0"];
      const { stdout } = spawnSync("ffprobe", [...probe, join(trailer, names[1] ?? "")], {
        encoding: "utf8",
      });
      expect(Number(stdout)).toBeCloseTo(20, 0);
      expect(bytesIn(film.slug, "film/trailer/")).toBeLessThan(1_000_000);
    },
  );
});

const cut = packSlugs().filter((slug) => readShots(slug));

test("the opening, the interlude and the endings of The Quiet Station are made from at least 60 shots", () => {
  const { scenes, shots = {} } = loadPack("the-quiet-station").pack;
  const opening = scenes.o1?.kind === "film" ? scenes.o1.frames.length : 0;
  expect(opening + Object.keys(shots).length).toBeGreaterThanOrEqual(60);
});

test("every story with shots has rendered them", () => {
  expect(cut).toEqual(packSlugs().filter((slug) => loadPack(slug).pack.shots));
});

describe.each(cut)("the shots of %s", (slug) => {
  const rendered = readShots(slug);
  if (!rendered) throw new Error("nothing is rendered");
  const { pack } = loadPack(slug);
  const folder = fileURLToPath(shotFolder(slug));
  const read = (name: string) => readFileSync(join(folder, name));

  it("are as long as the story says, and exactly the files that their list names", () => {
    for (const [id, { seconds }] of Object.entries(rendered.shots))
      expect(pack.shots?.[id]?.seconds, id).toBe(seconds);
    const segments = Object.values(rendered.shots).flatMap((shot) => Object.values(shot.segments));
    const music = Object.values(rendered.music).flatMap((track) => [
      track.init,
      ...track.segments.map(({ file }) => file),
    ]);
    const named = [
      ...segments.map(({ file }) => file),
      ...music,
      ...Object.values(rendered.init),
      "shots.json",
    ];
    expect(readdirSync(folder).sort()).toEqual([...new Set(named)].sort());
    for (const { file, bytes } of segments) expect(read(file).length, file).toBe(bytes);
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
