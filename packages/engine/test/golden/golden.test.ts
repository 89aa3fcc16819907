/**
 * Logs that were written once fold to what they folded to then, so that a deploy in the middle of a session
 * changes nothing for it. A log here is never replaced: a new form of events gets a log of its own, see write.ts.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Event, evolve, initialState } from "../../src/index.ts";
import { hashOf } from "./hash.ts";

const lines = readFileSync(new URL("session.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n");
const events = lines.slice(0, -1).map((line) => JSON.parse(line) as Event);

test("[E1] an old log folds to what it folded to when it was written", () => {
  const { hash } = JSON.parse(lines.at(-1) ?? "") as { hash: string };
  const state = events.reduce(evolve, initialState());
  expect(state.session.phase).toBe("ended");
  expect(hashOf(withoutAdded(state))).toBe(hash);
});

/** Fields of a state that came after the log was written; they may only add to what it says. */
const added = new Set(["movedAt"]);

function withoutAdded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAdded);
  if (typeof value !== "object" || value === null) return value;
  const others = Object.entries(value).filter(([name]) => !added.has(name));
  return Object.fromEntries(others.map(([name, part]) => [name, withoutAdded(part)]));
}

test("the log holds what sessions are made of", () => {
  const types = new Set(events.map(({ type }) => type));
  for (const type of ["entered", "dropped", "wentAway", "connected", "left", "removed", "seated", "observed"])
    expect(types).toContain(type);
  for (const type of [
    "paused",
    "replanned",
    "decided",
    "puzzleEnded",
    "allocated",
    "kudosGiven",
    "endingChosen",
  ])
    expect(types).toContain(type);
});
