import { describe, expect, test } from "vitest";
import { untilNext } from "./pace.ts";
import { noSamples, sumOf } from "./samples.ts";
import { plainSeats, sizes } from "./sessions.ts";
import { tableLines } from "./table.ts";

describe("the load of the benches", () => {
  test("all sessions but the last one are full; a given number of sessions has equal sizes", () => {
    expect(sizes(650)).toEqual([300, 300, 50]);
    expect(sizes(5000)).toHaveLength(17);
    expect(sizes(100, 3)).toEqual([34, 34, 32]);
  });

  test("teams have six people, and a session has one address", () => {
    const seats = plainSeats([300, 12]);
    const teams = Map.groupBy(seats, ({ token }) => token.split("/").slice(0, 2).join("/"));
    expect([...teams.values()].map((team) => team.length)).toEqual(Array(52).fill(6));
    expect(new Set(seats.map(({ address }) => address))).toEqual(new Set(["127.0.1.1", "127.0.1.2"]));
  });

  test("commands are sent at the requested pace, each at an independent moment", () => {
    const chances = Array.from({ length: 10_000 }, (_, n) => (n + 0.5) / 10_000);
    const mean = chances.reduce((sum, chance) => sum + untilNext(chance, 2), 0) / chances.length;
    expect(mean).toBeGreaterThan(29_900);
    expect(mean).toBeLessThan(30_100);
  });

  test("samples of several processes are added up", () => {
    const one = { ...noSamples(), acked: [3], accepted: 1, kinds: { chat: 1 } };
    const other = { ...noSamples(), acked: [1, 2], accepted: 2, kinds: { chat: 1, vote: 1 } };
    expect(sumOf([one, other])).toMatchObject({
      acked: [3, 1, 2],
      accepted: 3,
      kinds: { chat: 2, vote: 1 },
    });
  });

  test("a missed goal and a missing figure are named", () => {
    const goal = (value: number | null) => ({ value, most: 50, unit: " ms" });
    const lines = tableLines([
      { name: "a", product: 60, yardstick: 30, goal: goal(60) },
      { name: "b", product: 40, yardstick: 30, goal: goal(40) },
      { name: "c", product: null, yardstick: 30, goal: goal(null) },
    ]);
    expect(lines.slice(1).map((line) => line.slice(49).trim())).toEqual([
      expect.stringMatching(/60 +30 +2 +60 of at most 50 ms: MISSED/),
      expect.stringMatching(/40 +30 +1\.33 +40 of at most 50 ms: met/),
      expect.stringMatching(/- +30 +- of at most 50 ms: MISSED/),
    ]);
  });
});
