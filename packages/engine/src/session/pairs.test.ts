import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pack } from "../../test/reach.ts";
import { playSeries, type SeriesPlan } from "../../test/series.ts";
import { TestSession } from "../../test/session.ts";
import { decide } from "../index.ts";
import { type Candidate, form } from "./formation.ts";

/** CPU time, because other programs may be using the machine. */
const timer = () => process.cpuUsage().user / 1000;
const play = (plan: Omit<SeriesPlan, "timer">) => playSeries({ ...plan, timer });
const seeds = Array.from({ length: 10 }, (_seed, index) => index + 1);

describe("[N16] people who have met are kept apart", () => {
  test.each([
    [30, 5, 0],
    [60, 5, 0],
    [30, 6, 12],
  ])("%i people in teams of %i over three sessions: at most %i repeated pairs", (people, teamOf, most) => {
    for (const seed of seeds)
      expect(play({ people, teamOf, sessions: 3, seed }).repeated).toBeLessThanOrEqual(most);
  });

  test("with a fifth missing at random far fewer meet again than by chance", () => {
    for (const seed of seeds) {
      const { repeated, repeatedAtRandom } = play({ people: 30, sessions: 3, missing: 0.2, seed });
      expect(repeated).toBeLessThan(repeatedAtRandom / 4);
    }
  });

  test("300 people with five past sessions take at most 100 ms of CPU", () => {
    const series = [1, 2, 3].map((seed) => play({ people: 300, sessions: 6, departments: 5, seed }));
    // The fastest of three counts, because the first one also waits for the compiler.
    expect(Math.min(...series.map(({ slowestMs }) => slowestMs))).toBeLessThanOrEqual(100);
    for (const { repeated } of series) expect(repeated).toBe(0);
  });

  test("so that as many as possible meet somebody new, a third time is no worse than two second times", () => {
    // Two teams of two: s1 has met s2 twice, and both have met the others once.
    const met = new Map([
      [
        "s1",
        new Map([
          ["s2", 2],
          ["s3", 1],
          ["s4", 1],
        ]),
      ],
      [
        "s2",
        new Map([
          ["s3", 1],
          ["s4", 1],
        ]),
      ],
    ]);
    const { teams } = form(list(4, met), [], ["A", "B"], 1, [2, 2]);
    expect(teams.map(({ seats }) => seats.join()).sort()).toEqual(["s1,s2", "s3,s4"]);
  });

  test("a planned team stays together, also people who have met", () => {
    const met = new Map([["s1", new Map([["s2", 3]])]]);
    const people = list(10, met).map((one) => ({
      ...one,
      prefers: ["s1", "s2"].includes(one.seat) ? "a" : null,
    }));
    const { teams } = form(people, [{ id: "a", name: "A" }], ["B", "C"], 1);
    expect(teams.find(({ id }) => id === "a")?.seats).toEqual(expect.arrayContaining(["s1", "s2"]));
  });

  test("people of different planned teams are not put together, whoever else has met", () => {
    // The third person of a full planned team has a choice between the other planned team and the one without a plan.
    const planned = ["a", "b"].map((id) => ({ id, name: id.toUpperCase() }));
    const prefers = ["a", "a", "a", "b", null, null];
    fc.assert(
      fc.property(fc.nat(), (random) => {
        const people = list(6, new Map()).map((one, index) => ({ ...one, prefers: prefers[index] ?? null }));
        const { teams } = form(people, planned, ["C"], random, [2, 2, 2]);
        expect(teams.find(({ id }) => id === "b")?.seats).not.toContain("s3");
      }),
    );
  });

  test("departments are mixed among divisions in which nobody meets again", () => {
    const department = (index: number) => [index % 2 === 0 ? "sales" : "design"];
    const met = new Map([["s1", new Map([["s2", 1]])]]);
    const people = list(4, met).map((one, index) => ({ ...one, mix: department(index) }));
    const { teams } = form(people, [], ["A", "B"], 1, [2, 2]);
    expect(teams.map(({ seats }) => seats.join()).sort()).toEqual(["s1,s4", "s2,s3"]);
  });
});

test("[N16] [E1] the log says who has met, and its rows give the same teams", () => {
  const run = new TestSession(pack, { expected: 4, hosting: "host" });
  const keys = Array.from({ length: 8 }, (_key, index) => `p${index}`);
  // Everybody has met their own half of the list.
  const halfOf = (index: number) => keys.filter((_key, other) => other !== index && index < 4 === other < 4);
  keys.forEach((key, index) => {
    const met = Object.fromEntries(halfOf(index).map((other) => [other, 1]));
    run.send({ type: "connect", key, team: null, mix: [], met, node: "n", browser: "b" });
  });
  const before = JSON.parse(JSON.stringify(run.state));
  const started = run.rows.length;
  run.send({ type: "start", by: "host" });
  for (const { seats } of run.rosters)
    expect(seats.filter((seat) => Number(seat.slice(1)) <= 4)).toHaveLength(2);
  const again = decide(pack, before, { type: "start", by: "host" }, run.now);
  expect("events" in again && again.events).toEqual(run.rows[started]?.events);
});

test("[N17] a late joiner goes to the smallest team with the fewest people whom they have met", () => {
  const run = new TestSession(pack, { expected: 10, hosting: "host" });
  run.enter(...Array.from({ length: 10 }, (_key, index) => `p${index}`));
  run.send({ type: "start", by: "host" });
  const [first, second] = run.rosters;
  const keysOf = (seats: string[] = []) => seats.map((seat) => run.seats[seat]?.key ?? "");
  const late = (key: string, others: string[]) => {
    const met = Object.fromEntries(others.map((other) => [other, 1]));
    run.send({ type: "connect", key, team: null, mix: [], met, node: "n", browser: "b" });
    return Object.values(run.seats).find((person) => person.key === key)?.team;
  };
  expect(first?.seats.length).toBe(second?.seats.length);
  // Without a past it would be the first team.
  expect(late("late", [...keysOf(first?.seats), ...keysOf(second?.seats).slice(0, 1)])).toBe(second?.id);
  // The smaller team comes first, whoever is in it.
  expect(late("later", keysOf(first?.seats))).toBe(first?.id);
});

function list(count: number, met: Map<string, Map<string, number>>): Candidate[] {
  const seats = Array.from({ length: count }, (_seat, index) => `s${index + 1}`);
  return seats.map((seat) => ({ seat, prefers: null, mix: [], met: met.get(seat) }));
}
