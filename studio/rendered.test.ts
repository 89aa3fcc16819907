/** Nothing has to be rendered again: what the studio draws and plays now is what the files of the stories were made from. */
import { describe, expect, it, test } from "vitest";
import { scores } from "./score/scores.ts";
import { readScore } from "./score/tool/manifest.ts";
import { current } from "./tool/current.ts";
import { type Kind, sourcesOf } from "./tool/rendered.ts";

test.each<[Kind, string]>([
  ["pictures", "npm run art"],
  ["shots", "npm run film"],
  ["films", "npm run film"],
  ["trailers", "npm run film -- --trailers"],
  ["music", "npm run film"],
  ["scores", "npm run score"],
])(
  "%s are rendered as they are now (if not: %s)",
  async (kind) => {
    expect(await current[kind]()).toEqual(sourcesOf(kind));
  },
  120_000,
);

describe.each(Object.entries(scores))("the score of %s", (story, { acts, sounds, pictures }) => {
  it("is the one that its list describes", () => {
    expect(readScore(story)).toMatchObject({ acts, sounds, pictures });
  });
});
