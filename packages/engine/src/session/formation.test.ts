import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Candidate, form, teamCount, teamSizes } from "./formation.ts";

const NAMES = [
  "Amber",
  "Beacon",
  "Cove",
  "Drift",
  "Ebb",
  "Flint",
  "Gale",
  "Harbour",
  "Inlet",
  "Jetty",
  "Keel",
  "Lantern",
];
const people = (count: number, change: (index: number) => Partial<Candidate> = () => ({})): Candidate[] =>
  Array.from({ length: count }, (_person, index) => ({
    seat: `s${index + 1}`,
    prefers: null,
    mix: [],
    ...change(index),
  }));

describe("[N1] [N2] sizes", () => {
  test.each([
    [1, [1]],
    [2, [2]],
    [6, [6]],
    [7, [4, 3]],
    [8, [4, 4]],
    [11, [6, 5]],
    [13, [5, 4, 4]],
    [15, [5, 5, 5]],
    [60, Array(12).fill(5)],
  ])("%i people", (count, sizes) => {
    expect(teamSizes(count)).toEqual(sizes);
  });

  test("are even, at most six, never one among two or more", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 500 }), (count) => {
        const sizes = teamSizes(count);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(6);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2);
        expect(sizes.length).toBe(teamCount(count));
      }),
    );
  });
});

test("everybody sits in exactly one team, and team names differ", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), (count, random) => {
      const preferred = (index: number) => ({
        prefers: index % 3 === 0 ? "a" : index % 3 === 1 ? "b" : null,
      });
      const planned = [
        { id: "a", name: "Amber" },
        { id: "b", name: "Birds" },
      ];
      const { teams } = form(people(count, preferred), planned, NAMES, random);
      const seats = teams.flatMap((team) => team.seats);
      expect(seats.toSorted()).toEqual(
        people(count)
          .map(({ seat }) => seat)
          .toSorted(),
      );
      expect(teams.map((team) => team.seats.length).toSorted()).toEqual(teamSizes(count).toSorted());
      expect(new Set(teams.map((team) => team.name)).size).toBe(teams.length);
      expect(new Set(teams.map((team) => team.id)).size).toBe(teams.length);
    }),
  );
});

test("[N3] planned teams are retained where sizes allow", () => {
  const planned = [
    { id: "x", name: "Xenon" },
    { id: "y", name: "Yarrow" },
  ];
  const preferred = (index: number) => ({ prefers: index < 4 ? "y" : index < 7 ? "x" : null });
  const { teams } = form(people(8, preferred), planned, NAMES, 1);
  expect(teams.find(({ id }) => id === "y")?.seats.toSorted()).toEqual(["s1", "s2", "s3", "s4"]);
  expect(teams.find(({ id }) => id === "x")?.seats.slice(0, 3)).toEqual(["s5", "s6", "s7"]);
});

test("[N4] departments are spread", () => {
  const { teams } = form(
    people(10, (index) => ({ mix: [index < 5 ? "sales" : "design"] })),
    [],
    NAMES,
    7,
  );
  for (const team of teams) {
    const sales = team.seats.filter((seat) => Number(seat.slice(1)) <= 5).length;
    expect(sales).toBeGreaterThanOrEqual(2);
    expect(sales).toBeLessThanOrEqual(3);
  }
});

test("[E4] the same seed forms the same teams", () => {
  expect(form(people(20), [], NAMES, 42)).toEqual(form(people(20), [], NAMES, 42));
  expect(form(people(20), [], NAMES, 42)).not.toEqual(form(people(20), [], NAMES, 43));
});
