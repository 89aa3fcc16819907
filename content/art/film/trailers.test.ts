import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { describeFile } from "./tool/manifest.ts";
import { filmScripts, folderOf } from "./tool/script.ts";
import { readTrailer, TRAILER_SECONDS, trailerSource } from "./tool/trailer.ts";

const hasProbe = spawnSync("ffprobe", ["-version"]).status === 0;

/** A trailer may be older than its film: whoever renders the film cuts the trailer again. */
describe.each(filmScripts().map((film) => [film.story, film] as const))("the trailer of %s", (_, film) => {
  const trailer = readTrailer(film);
  const folder = join(folderOf(film), "../trailer");

  it("is cut as its tool says (if not: npm run film), and has exactly the files of its manifest", () => {
    expect(trailer?.source).toBe(trailerSource());
    const files = [trailer?.video, trailer?.captions].map((one) => one?.file ?? "");
    expect(readdirSync(folder).sort()).toEqual([...files, "manifest.json"].sort());
    for (const { file, ...described } of [trailer?.video, trailer?.captions].flatMap((one) => one ?? []))
      expect(describeFile(join(folder, file))).toEqual(described);
  });

  it.skipIf(!hasProbe)("takes twenty seconds and less than a megabyte", () => {
    const probe = ["-v", "error", "-show_entries", "format=duration", "-of", "csv=p=0"];
    const { stdout } = spawnSync("ffprobe", [...probe, join(folder, trailer?.video.file ?? "")], {
      encoding: "utf8",
    });
    expect(Number(stdout)).toBeCloseTo(TRAILER_SECONDS, 0);
    expect(trailer?.video.bytes).toBeLessThan(1_000_000);
  });
});
