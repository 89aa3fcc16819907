/**
 * Logs that were written once fold to what they folded to then, so that a deploy in the middle of a session
 * changes nothing for it. A log here is never replaced: a new form of events gets a log of its own, see write.ts.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compile, type Event, evolve, initialState, viewOf } from "../../src/index.ts";
import { tinyPack } from "../tiny-pack.ts";
import { hashOf } from "./hash.ts";

/** The events of a log, and the hash of the state that they folded to. */
function read(name: string): { events: Event[]; hash: string } {
  const lines = readFileSync(new URL(name, import.meta.url), "utf8")
    .trim()
    .split("\n");
  const { hash } = JSON.parse(lines.at(-1) ?? "") as { hash: string };
  return { events: lines.slice(0, -1).map((line) => JSON.parse(line) as Event), hash };
}

/** Logs, with the fields of a state that came after each was written; they may only add to what it says. */
const logs: [name: string, added: string[]][] = [
  ["session.jsonl", ["movedAt"]],
  ["second-hand.jsonl", []],
  ["addresses.jsonl", []],
  ["rounds.jsonl", []],
];

test.each(logs)("[E1] the old log %s folds to what it folded to when it was written", (name, added) => {
  const { events, hash } = read(name);
  const state = events.reduce(evolve, initialState());
  expect(state.session.phase).toBe("ended");
  expect(hashOf(without(state, new Set(added)))).toBe(hash);
});

function without(value: unknown, added: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((part) => without(part, added));
  if (typeof value !== "object" || value === null) return value;
  const others = Object.entries(value).filter(([name]) => !added.has(name));
  return Object.fromEntries(others.map(([name, part]) => [name, without(part, added)]));
}

test("the log holds what sessions are made of", () => {
  const types = new Set(read("session.jsonl").events.map(({ type }) => type));
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

/** Everything that the two teams of a log see of the story, in each of its states. */
function readIn(name: string): { spoken: Set<string>; nicknames: Set<string> } {
  const pack = compile(tinyPack);
  const [spoken, nicknames] = [new Set<string>(), new Set<string>()];
  let state = initialState();
  for (const event of read(name).events) {
    state = evolve(state, event);
    for (const id of Object.keys(state.teams)) {
      const view = viewOf(pack, state, id);
      if (view.stage !== "play") continue;
      for (const { who, text } of [...view.scene.lines, ...view.scene.outcome]) spoken.add(`${who}: ${text}`);
      if (view.scene.kind === "reveal")
        for (const chart of view.scene.charts)
          if (chart.of === "endings") for (const row of chart.rows) nicknames.add(row.nickname);
    }
  }
  return { spoken, nicknames };
}

test("[L8] a log with addresses is read like one with texts", () => {
  const [addresses, texts] = [readIn("addresses.jsonl"), readIn("second-hand.jsonl")];
  expect(addresses.spoken).toContain("null: In the log, this crew is the Bold Oars.");
  expect(addresses).toEqual(texts);
});
