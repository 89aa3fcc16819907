import { join, resolve } from "node:path";
import { loadPack } from "@lantern/content";
import { folderOf as storyFolder } from "@lantern/content/media";
import { framesHash } from "../../tool/drawing.ts";
import { hashOf, load, short } from "../../tool/sources.ts";
import { storySlugs } from "../../tool/stories.ts";
import type { Shot } from "../shot.ts";
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
export const folderOf = ({ story, playlist }: FilmScript): string =>
  resolve(storyFolder(story), playlist, "..");

/** The folder of the trailer of a story, which is cut from its opening film. */
export const trailerFolderOf = ({ story }: FilmScript): string => join(storyFolder(story), "film/trailer");

/** The shots of a film with their names: `<story>/<id>`. */
export function shotsOf({ story, frames }: Pick<FilmScript, "story" | "frames">) {
  return frames.map(({ art, seconds }) => ({ name: `${story}/${art}`, seconds }));
}

/** The module of a film's sound, below the folder of the studio. */
const soundOf = ({ story, id }: FilmScript) => `film/sound/${story}/${id.replaceAll("_", "-")}.ts`;

/** The samples of a film's sound, from the seconds at which its pictures come in. */
export async function soundtrackOf(film: FilmScript): Promise<Float32Array> {
  const { sound } = await load<{ sound(starts: readonly number[]): Float32Array }>(soundOf(film));
  return sound(film.starts);
}

const RENDERER = ["film/page.ts", "film/tool/studio.ts"];

/** Hash of everything that one shot shows. */
export async function shotHash(name: string, seconds: number): Promise<string> {
  const [story, id] = name.split("/") as [string, string];
  const { shots } = await load<{ shots: Record<string, Shot> }>(`film/shots/${story}.ts`);
  const shot = shots[id];
  if (!shot) throw new Error(`nothing draws the shot ${name}`);
  return `${short(framesHash(shot, seconds) + hashOf(RENDERER))}-${seconds}`;
}

/** Hash of everything a film is made from: its script, shots, sound and encoding. */
export async function filmHash(film: FilmScript): Promise<string> {
  const shots = await Promise.all(shotsOf(film).map(({ name, seconds }) => shotHash(name, seconds)));
  const rest = hashOf([soundOf(film), "film/tool/encode.ts", "film/tool/playlist.ts"]);
  return short([...shots, JSON.stringify(film.frames), rest].join());
}
