import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { loadPack } from "../../../src/index.ts";
import { ART, hashOf } from "../../tool/sources.ts";
import { nameOf, storySlugs } from "../../tool/stories.ts";
import type { FilmScript } from "./film.ts";

/** The films that the stories name with `hls` and that are the same for every team. */
export function filmScripts(): FilmScript[] {
  return storySlugs().flatMap((story) =>
    Object.entries(loadPack(story).pack.scenes).flatMap(([id, scene]) => {
      if (scene.kind !== "film" || !scene.hls || scene.cut) return [];
      const frames = scene.frames.map(({ art, seconds, caption }) => ({ art: art.id, seconds, caption }));
      const starts = [0];
      for (const { seconds } of frames) starts.push((starts.at(-1) ?? 0) + seconds);
      return [{ story, id, frames, starts, playlist: scene.hls }];
    }),
  );
}

/** The folder of a film's files. */
export function folderOf({ story, playlist }: FilmScript): string {
  return resolve(ART, "../experiences", story, playlist, "..");
}

/** The shots of a film with their names in shots/: unlike the ids of pictures, they differ between stories. */
export function shotsOf({ story, frames }: Pick<FilmScript, "story" | "frames">) {
  return frames.map(({ art, seconds }) => ({ name: nameOf(story, art), seconds }));
}

/** The module of a film's sound, below the folder of the kit. */
export function soundOf({ story, id }: Pick<FilmScript, "story" | "id">): string {
  return `film/sound/${nameOf(story, id.replaceAll("_", "-"))}.ts`;
}

/** Hash of everything one shot is drawn from. */
export function shotHash(name: string, seconds: number): string {
  return `${hashOf(["film/page.ts", `film/shots/${name}.ts`, "film/tool/studio.ts"])}-${seconds}`;
}

/** Hash of everything a film is made from: its script, shots, sound and encoding. */
export function filmHash(film: FilmScript): string {
  const hash = createHash("sha256");
  for (const { name, seconds } of shotsOf(film)) hash.update(shotHash(name, seconds));
  hash.update(JSON.stringify(film.frames));
  hash.update(
    hashOf([soundOf(film), "film/tool/encode.ts", "film/tool/captions.ts", "film/tool/playlist.ts"]),
  );
  return hash.digest("hex").slice(0, 16);
}
