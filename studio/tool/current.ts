/** What every file of the stories would be made from if it were rendered now. */
import { filmHash, filmScripts } from "../film/tool/script.ts";
import { moodsOf, musicSource, shotScripts, shotSource } from "../film/tool/shots.ts";
import { trailerSource } from "../film/tool/trailer.ts";
import { scores } from "../score/scores.ts";
import { scoreHash } from "../score/tool/manifest.ts";
import { pictureHash } from "./pictures.ts";
import type { Kind } from "./rendered.ts";
import { scenesOf, storySlugs } from "./stories.ts";

type Sources = Record<string, string>;

/** One after the other: all draw on the same recorder. */
async function hashes<One>(
  all: readonly One[],
  name: (one: One) => string,
  hash: (one: One) => Promise<string> | string,
): Promise<Sources> {
  const sources: Sources = {};
  for (const one of all) sources[name(one)] = await hash(one);
  return sources;
}

/** By kind, each when it is asked for: drawing everything for its hash takes ten seconds. */
export const current: Record<Kind, () => Promise<Sources>> = {
  pictures: () =>
    hashes(
      storySlugs().flatMap(scenesOf),
      ({ name }) => name,
      ({ name }) => pictureHash(name),
    ),
  shots: () => hashes(shotScripts(), ({ name }) => name, shotSource),
  films: () => hashes(filmScripts(), ({ story, id }) => `${story}/${id}`, filmHash),
  trailers: () =>
    hashes(
      filmScripts(),
      ({ story }) => story,
      async (film) => trailerSource(await filmHash(film)),
    ),
  music: () =>
    hashes(
      storySlugs().flatMap((story) => moodsOf(story).map((mood) => ({ story, ...mood }))),
      ({ story, mood }) => `${story}/${mood}`,
      ({ story, mood, seconds }) => musicSource(story, mood, seconds),
    ),
  scores: () => hashes(Object.keys(scores), (story) => story, scoreHash),
};
