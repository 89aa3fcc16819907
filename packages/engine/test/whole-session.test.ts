import { expect, test } from "vitest";
import { compile, evolve, initialState, type LogRow, type Pack, readPack } from "../src/index.ts";
import { playOn } from "./participants.ts";
import { TestSession } from "./session.ts";
import { tinyPack } from "./tiny-pack.ts";

const pack = compile(tinyPack);
const KEYS = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m"];

/** A session with this number of people, in its first act. */
function started(people: number, from: Pack = pack): TestSession {
  const run = new TestSession(from, { expected: people });
  run.enter(...KEYS.slice(0, people));
  run.until(run.session.startsAt);
  return run;
}

test("[T1] ticks alone carry an absent team to the end, on time", () => {
  const run = started(3);
  run.until(run.now + 200_000);
  expect(run.session.phase).toBe("ended");
  expect(run.session.clock?.endsAt).toBe(run.session.startsAt + 90_000);
  expect(run.team().ending).toBe("light");
  for (const id of ["dark", "board", "share", "compare", "last", "dawn", "thanks", "log"]) {
    expect(run.team().path).toContain(id);
  }
});

for (const people of [1, 2, 3, 4, 5, 6, 7, 13]) {
  test(`a willing crew of ${people} solves everything and hears every kind of scene`, () => {
    const run = new TestSession(pack, { expected: people, hosting: "host" });
    const seats = run.enter(...KEYS.slice(0, people));
    run.send({ type: "start", by: "host" });
    playOn(run, seats);
    run.until(run.now + 90_000, () => playOn(run, seats));
    expect(run.session.phase).toBe("ended");
    for (const state of run.teams) {
      expect(Object.values(state.puzzles).map(({ solved }) => solved)).toEqual([
        true,
        true,
        true,
        true,
        true,
        true,
      ]);
      expect(state.commitment?.text_id).toBe("commitment");
      expect(state.path).toContain("think");
      expect(state.facts.flags.line_for_mara).toBe(true);
      expect(state.kudos.length).toBe(people === 1 ? 0 : state.joined.length);
    }
  });
}

test("[E1] a log replays to the live state, through JSON and with a stored pack", () => {
  const run = started(7, readPack(JSON.stringify(pack)));
  const seats = Object.keys(run.seats);
  run.until(run.now + 90_000, () => playOn(run, seats));
  const stored = JSON.parse(JSON.stringify(run.rows)) as LogRow[];
  const replayed = stored.flatMap((row) => row.events).reduce(evolve, initialState());
  expect(run.session.phase).toBe("ended");
  expect(replayed).toEqual(run.state);
});
