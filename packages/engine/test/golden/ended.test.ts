/**
 * The state of a log that has ended is stored as it is. What a version wrote once, every later one reads: this file is never
 * replaced, and a new form of end states gets a file of its own, see write-ended.ts.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Seat } from "../../src/commands.ts";
import {
  type Analysis,
  compile,
  type Event,
  evolve,
  initialState,
  type ScorecardView,
  scorecard,
  viewOf,
} from "../../src/index.ts";
import { tinyPack } from "../tiny-pack.ts";

interface Ended {
  event: Extract<Event, { type: "logEnded" }>;
  endedAt: number;
  teams: { id: string; analysis: Analysis; cards: ScorecardView[] }[];
}

const pack = compile(tinyPack);
const read = (name: string): Ended => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));

test.each(["ended.json"])("[E12] the end state %s gives the scorecards that its log gave", (name) => {
  const { event, endedAt, teams } = read(name);
  const state = evolve(initialState(), event);
  expect(state.session.phase).toBe("ended");
  expect(teams.length).toBe(2);
  for (const { id, analysis, cards } of teams) {
    expect(cards.length).toBeGreaterThan(2);
    const joined = state.teams[id]?.joined ?? [];
    expect(joined.map((seat: Seat) => scorecard(pack, state, id, analysis, seat, endedAt))).toEqual(cards);
    expect(viewOf(pack, state, id).stage).toBe("over");
  }
});
