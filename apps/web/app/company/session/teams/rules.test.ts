import { randomNumbers } from "@lantern/engine/random";
import { expect, test } from "vitest";
import { movePerson, teamIndexOf } from "./board.ts";
import { rules, teamsBy } from "./rules.ts";

const people = (count: number, departments: number) =>
  Array.from({ length: count }, (_, at) => ({
    consumer_id: `p${at}`,
    department: `d${at % departments}`,
    office: at % 3 === 0 ? null : `o${at % 2}`,
  }));

test.each(rules)("[K11] %s: everybody has one team, sizes are even and six at most", (rule) => {
  for (let count = 1; count <= 300; count += 1) {
    const board = teamsBy(rule, people(count, 4), randomNumbers(count));
    const sizes = board.map((team) => team.members.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(6);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    expect(new Set(board.flatMap((team) => team.members)).size).toBe(count);
    expect(new Set(board.map((team) => team.name)).size).toBe(board.length);
  }
});

test("[K11] thirteen people make teams of five, four and four", () => {
  const sizes = teamsBy("random", people(13, 2), randomNumbers(1)).map((team) => team.members.length);
  expect(sizes).toEqual([5, 4, 4]);
});

test("mixing puts no more of one department together than their number demands", () => {
  for (const departments of [2, 3, 5]) {
    const list = people(30, departments);
    const board = teamsBy("departments", list, randomNumbers(7));
    for (const team of board) {
      const counts = new Map<string, number>();
      for (const id of team.members) {
        const { department } = list.find((one) => one.consumer_id === id) as { department: string };
        counts.set(department, (counts.get(department) ?? 0) + 1);
      }
      expect(Math.max(...counts.values())).toBeLessThanOrEqual(Math.ceil(30 / departments / board.length));
    }
  }
});

test("chance differs from one draw to the next", () => {
  const draw = (seed: number) => JSON.stringify(teamsBy("random", people(12, 2), randomNumbers(seed)));
  expect(draw(1)).not.toBe(draw(2));
});

test("a full team takes nobody; who moves leaves the old place", () => {
  const board = [
    { name: "Eider", members: ["a", "b", "c", "d", "e", "f"] },
    { name: "Plover", members: ["g"] },
  ];
  expect(movePerson(board, "g", 0)).toBe(board);
  const after = movePerson(board, "a", 1);
  expect(after.map((team) => team.members.length)).toEqual([5, 2]);
  expect(teamIndexOf(movePerson(board, "g", -1), "g")).toBe(-1);
});
