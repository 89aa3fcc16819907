import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { webVtt } from "./tool/captions.ts";
import { describeFile, filesOf, readFilmManifest } from "./tool/manifest.ts";
import { segmentsOf } from "./tool/playlist.ts";
import { filmHash, filmScripts, folderOf, shotsOf, soundOf } from "./tool/script.ts";

const films = filmScripts();
const hasProbe = spawnSync("ffprobe", ["-version"]).status === 0;

test("captions keep the rows and the times of the script", () => {
  const frames = [
    { art: "a", seconds: 9, caption: "One / two & <three>" },
    { art: "b", seconds: 70, caption: "" },
    { art: "c", seconds: 10, caption: "Four" },
  ];
  expect(webVtt({ frames, starts: [0, 9, 79, 89] })).toBe(
    "WEBVTT\n\n00:00:00.500 --> 00:00:08.800\nOne\ntwo &amp; &lt;three>\n\n00:01:19.500 --> 00:01:28.800\nFour\n",
  );
});

test("stories that use the same ids have shots and sound of their own", () => {
  const film = { id: "o1", frames: [{ art: "o1-1", seconds: 9, caption: "" }] };
  const [first, other] = ["the-quiet-station", "the-honest-heist"].map((story) => ({ ...film, story }));
  expect(first && [shotsOf(first), soundOf(first)]).toEqual([
    [{ name: "o1-1", seconds: 9 }],
    "film/sound/o1.ts",
  ]);
  expect(other && [shotsOf(other), soundOf(other)]).toEqual([
    [{ name: "the-honest-heist/o1-1", seconds: 9 }],
    "film/sound/the-honest-heist/o1.ts",
  ]);
});

test("the openings of The Quiet Station and The Honest Heist are films", () => {
  expect(films.map(({ story, id }) => `${story} ${id}`)).toEqual(
    expect.arrayContaining(["the-quiet-station o1", "the-honest-heist o1_film"]),
  );
});

describe.each(films.map((film) => [`${film.story} ${film.id}`, film] as const))("the film %s", (_, film) => {
  const folder = folderOf(film);
  const manifest = readFilmManifest(film);
  const seconds = film.starts.at(-1) ?? 0;
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const path = join(folder, "master.m3u8");
  const variants = ["720", "360"];

  it("is made from its current script and kit (if not: npm run film)", () => {
    expect(manifest?.source).toBe(filmHash(film));
  });

  it("has exactly the files of its manifest, unchanged, and is light", () => {
    const files = Object.fromEntries(filesOf(folder).map((name) => [name, describeFile(join(folder, name))]));
    expect(files).toEqual(manifest?.files);
    const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
    // The first film is older than the limit of the others: 6 MB for 90 seconds.
    expect(bytes).toBeLessThan(film.story === "the-quiet-station" ? 15_000_000 : (6_000_000 * seconds) / 90);
  });

  it("is as long as its scene, in the segments of its playlists", () => {
    for (const name of variants) {
      const segments = segmentsOf(read(`${name}.m3u8`));
      expect(segments.reduce((sum, part) => sum + part.seconds, 0)).toBeCloseTo(seconds, 1);
      for (const { file } of segments) expect(Object.keys(manifest?.files ?? {})).toContain(file);
    }
    expect(manifest?.seconds).toBe(seconds);
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
      const probe = spawnSync(
        "ffprobe",
        ["-v", "error", "-show_streams", "-show_format", "-of", "json", join(folder, `${name}.m3u8`)],
        { encoding: "utf8" },
      );
      const { streams, format } = JSON.parse(probe.stdout);
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
      const filter = ["-i", path, "-map", "0:a:0", "-af", "ebur128=peak=true", "-f", "null", "-"];
      const { stderr } = spawnSync(
        "ffmpeg",
        ["-hide_banner", "-nostats", "-allowed_extensions", "ALL", ...filter],
        {
          encoding: "utf8",
          maxBuffer: 1 << 26,
        },
      );
      const summary = stderr.slice(stderr.lastIndexOf("Summary:"));
      expect(Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1])).toBeCloseTo(-16, 0);
      expect(Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1])).toBeLessThan(-1.5);
    },
    30_000,
  ); // Decodes the whole film, which takes long on a busy machine.
});
