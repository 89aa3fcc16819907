/** What the story promises its players, played in memory by people who mostly wait. */

import { expect, test } from "vitest";
import { TestSession } from "../../../packages/engine/test/session.ts";
import { loadPack } from "../../src/index.ts";

const { pack } = loadPack("the-light-at-saltmere");

/** A running session of three people. */
function begun(): TestSession {
  const run = new TestSession(pack, { expected: 3, hosting: "host" });
  run.enter("a", "b", "c");
  run.send({ type: "start", by: "host" });
  return run;
}

/** Lets time pass until the team is in this scene. */
function reach(run: TestSession, id: string): void {
  for (let steps = 0; run.team().scene?.id !== id; steps++) {
    const dueAt = run.deadline();
    if (dueAt === null || steps > 500) throw new Error(`"${id}" is never reached`);
    run.until(dueAt);
  }
}

/** Lets the holders of these small things say them. */
function say(run: TestSession, packets: readonly number[]): void {
  for (const packet of packets) {
    const seat = run.team().deals["small-things"]?.[packet - 1] ?? "";
    expect(run.play(seat, { type: "share", card: `small-things.${packet}` })).toBeNull();
  }
}

test.each([
  [[1, 2, 3], undefined],
  [[1, 2, 4, 6], true],
])("small things %j that are said before the vote about the lamp", (packets, inTime) => {
  const run = begun();
  reach(run, "a7");
  say(run, packets);
  reach(run, "camp1");
  expect(run.team().facts.flags.said_in_time).toBe(inTime);
});

test("small things that are said after the vote come too late", () => {
  const run = begun();
  reach(run, "camp1");
  say(run, [1, 2, 3, 4]);
  expect(run.team().facts.flags.said_in_time).toBeUndefined();
});

test("the morning brings each plate’s homecoming to whoever had the plate", () => {
  const run = begun();
  reach(run, "f6");
  const { plates, homecomings } = run.team().deals;
  expect(plates).toHaveLength(6);
  expect(homecomings).toEqual(plates);
  expect(run.mine("s1").cards.map(({ id }) => id)).toEqual(["homecomings.1", "homecomings.4"]);
});

test("nobody sees on the board how many hands a job needs", () => {
  const run = begun();
  reach(run, "b5");
  const view = run.view();
  if (view.stage !== "play" || view.scene.kind !== "allocation") throw new Error("no allocation runs");
  expect(view.scene.needs.map(({ wants }) => wants)).toEqual([null, null, null, null, null]);
  expect(
    run
      .mine("s2")
      .cards.map(({ text }) => text)
      .join(" "),
  ).toMatch(/The \w+ needs \d hands/);
});

test("the morning has at most seven lines", () => {
  const { f6 } = pack.scenes;
  if (f6?.kind !== "briefing") throw new Error("no morning");
  const morning = (flags: readonly string[]) => {
    const run = begun();
    reach(run, "c5");
    const team = run.team();
    const facts = { ...team.facts, flags: Object.fromEntries(flags.map((flag) => [flag, true as const])) };
    run.state = { ...run.state, teams: { [team.id]: { ...team, facts } } };
    reach(run, "f6");
    const view = run.view();
    return view.stage === "play" ? view.scene.lines : [];
  };
  const all = ["town_quiet", "secret_told", "letter_read", "whale_free", "lamp_lit", "heron_fed"];
  expect(morning(all)).toHaveLength(7);
  expect(morning(all).at(-1)?.text).toMatch(/^You were the crew/);
  expect(
    morning(all.filter((flag) => flag !== "letter_read"))
      .map(({ text }) => text)
      .join(),
  ).toContain("other herons");
});
