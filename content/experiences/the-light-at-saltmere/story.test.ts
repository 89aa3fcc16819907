/** What the story promises its players, played in memory by people who mostly wait. */

import { expect, test } from "vitest";
import { outcomeMs } from "../../../packages/engine/src/session/budget.ts";
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

/** The share of a scene in which pages turn its lines. */
const LINES_SHARE = 0.72;

const ONE_OF_EACH = [
  ["town_told", "town_few", "town_quiet"],
  ["whale_end", "whale_asked", "whale_free"],
  ["heron_look", "heron_fed", "heron_asked"],
  ["ines_speaks", "secret_told", "secret_kept"],
  ["letter_read"],
  ["lamp_lit"],
];

test("there is time for every line of every morning, also when it is short", () => {
  const { f6 } = pack.scenes;
  if (f6?.kind !== "briefing") throw new Error("no morning");
  const run = begun();
  reach(run, "c5");
  const before = run.state;
  const team = run.team();
  const morning = (flags: readonly string[]) => {
    const facts = { ...team.facts, flags: Object.fromEntries(flags.map((flag) => [flag, true as const])) };
    run.state = { ...before, teams: { [team.id]: { ...team, facts } } };
    reach(run, "f6");
    const view = run.view();
    return view.stage === "play" ? view.scene.lines : [];
  };
  const all = ONE_OF_EACH.reduce<string[][]>(
    (ways, flags) => ways.flatMap((way) => flags.map((flag) => [...way, flag])),
    [[]],
  );
  for (const flags of all) {
    const lines = morning(flags.filter((flag) => !(flags[0] === "town_told" && flag.startsWith("whale_"))));
    expect(lines).toHaveLength(6);
    expect(lines[0]?.text).toMatch(/^Morning\./);
    expect(lines.at(-1)?.text).toMatch(/^You were the crew/);
    const readingMs = outcomeMs(
      0,
      lines.map(({ text }) => text.length),
    );
    expect(readingMs, flags.join()).toBeLessThanOrEqual(f6.time.min * 1000 * LINES_SHARE);
  }
});
