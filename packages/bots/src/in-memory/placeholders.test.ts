/** No text that somebody reads has a placeholder in it, such as `{crew}`, for which nothing was inserted. */
import { loadPack, packSlugs } from "@lantern/content";
import {
  analyze,
  audienceOf,
  evolve,
  initialState,
  LOBBY,
  privateView,
  scorecard,
  teamMembers,
  viewOf,
} from "@lantern/engine";
import { expect, test } from "vitest";
import type { MemorySession } from "./memory-session.ts";
import { play } from "./run.ts";

/** A name in braces. Pages insert three themselves: somebody's stored text, and a company's own brace and slash. */
const PLACEHOLDER = /\{(?!text:|brace\}|slash\})[\w:]*\}/;
/** `{}` in a view is an empty record of JSON. */
const inView = /\{(?!text:|brace\}|slash\})[\w:]+\}/;

/** Every view of a session as JSON, after each row of its log. */
function* viewsOf({ pack, rows }: MemorySession) {
  let state = initialState();
  for (const { events } of rows) {
    state = events.reduce(evolve, state);
    for (const audience of [LOBBY, ...Object.keys(state.teams)])
      yield JSON.stringify(viewOf(pack, state, audience));
    for (const seat of Object.keys(state.seats))
      if (audienceOf(state, seat) !== LOBBY) yield JSON.stringify(privateView(pack, state, seat));
  }
}

test.each(packSlugs())(
  "[Q8] the views and scorecards of %s have no placeholder",
  {
    timeout: 60_000,
  },
  (slug) => {
    const { pack } = loadPack(slug);
    for (const seed of ["one", "two", "three"]) {
      const session = play(pack, { seed: `${slug}-${seed}`, people: 6 });
      const { state, rows, teams, now } = session;
      const wrong = new Set<string>();
      for (const view of viewsOf(session)) {
        const [placeholder] = inView.exec(view) ?? [];
        if (placeholder) wrong.add(placeholder);
      }
      expect([...wrong]).toEqual([]);
      for (const { id } of teams)
        for (const seat of [null, ...teamMembers(state, id)]) {
          const card = scorecard(pack, state, id, analyze(pack, rows, id), seat, now);
          expect(JSON.stringify(card)).not.toMatch(PLACEHOLDER);
        }
    }
  },
);
