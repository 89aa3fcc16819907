/** Nothing has to be rendered again: what the studio draws and plays now is what the files of the stories were made from. */
import { describe, expect, it, test } from "vitest";
import { filmHash, filmScripts } from "./film/tool/script.ts";
import { moodsOf, musicSource, shotScripts, shotSource } from "./film/tool/shots.ts";
import { trailerSource } from "./film/tool/trailer.ts";
import { scores } from "./score/scores.ts";
import { readScore, scoreHash } from "./score/tool/manifest.ts";
import { pictureHash } from "./tool/pictures.ts";
import { sourcesOf } from "./tool/rendered.ts";
import { scenesOf, storySlugs } from "./tool/stories.ts";

/** Drawing everything for its hash takes longer than most tests. */
const timeout = 120_000;
const stories = storySlugs();

async function hashes<T>(
  all: readonly T[],
  name: (one: T) => string,
  hash: (one: T) => Promise<string> | string,
): Promise<Record<string, string>> {
  const entries: [string, string][] = [];
  for (const one of all) entries.push([name(one), await hash(one)]);
  return Object.fromEntries(entries);
}

test("pictures are drawn from their current scenes (if not: npm run art)", { timeout }, async () => {
  const all = stories.flatMap(scenesOf);
  expect(
    await hashes(
      all,
      ({ name }) => name,
      ({ name }) => pictureHash(name),
    ),
  ).toEqual(sourcesOf("pictures"));
});

test("shots are drawn from their current scripts (if not: npm run film)", { timeout }, async () => {
  expect(await hashes(shotScripts(), ({ name }) => name, shotSource)).toEqual(sourcesOf("shots"));
});

test("films are made from their current scripts, shots and sound (if not: npm run film)", {
  timeout,
}, async () => {
  const all = filmScripts();
  expect(await hashes(all, ({ story, id }) => `${story}/${id}`, filmHash)).toEqual(sourcesOf("films"));
});

test("trailers are cut from the current films (if not: npm run film -- --trailers)", () => {
  for (const { story, id } of filmScripts())
    expect(sourcesOf("trailers")[story]).toBe(trailerSource(sourcesOf("films")[`${story}/${id}`] ?? ""));
});

test("the music of films is the current score (if not: npm run film)", async () => {
  const all = stories.flatMap((story) => moodsOf(story).map((mood) => ({ story, ...mood })));
  expect(
    await hashes(
      all,
      ({ story, mood }) => `${story}/${mood}`,
      ({ story, mood, seconds }) => musicSource(story, mood, seconds),
    ),
  ).toEqual(sourcesOf("music"));
});

describe.each(Object.entries(scores))("the score of %s", (story, { acts, sounds, pictures }) => {
  it("is rendered as it is now (if not: npm run score)", () => {
    expect(sourcesOf("scores")[story]).toBe(scoreHash(story));
    expect(readScore(story)).toMatchObject({ acts, sounds, pictures });
  });
});
