/** No text that somebody reads has a placeholder in it, such as `{crew}`, for which nothing was inserted. */
import { loadPack, packSlugs } from "@lantern/content";
import { analyze, scorecard, teamMembers } from "@lantern/engine";
import { expect, test } from "vitest";
import { play } from "./run.ts";

/** A name in braces. Pages insert three themselves: somebody's stored text, and a company's own brace and slash. */
const PLACEHOLDER = /\{(?!text:|brace\}|slash\})[\w:]*\}/;

test.each(packSlugs())("[Q8] the scorecards of %s have no placeholder", { timeout: 60_000 }, (slug) => {
  const { pack } = loadPack(slug);
  for (const seed of ["one", "two", "three"]) {
    const { state, rows, teams, now } = play(pack, { seed: `${slug}-${seed}`, people: 6 });
    for (const { id } of teams)
      for (const seat of [null, ...teamMembers(state, id)]) {
        const card = scorecard(pack, state, id, analyze(pack, rows, id), seat, now);
        expect(JSON.stringify(card)).not.toMatch(PLACEHOLDER);
      }
  }
});
