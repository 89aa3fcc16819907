import fc from "fast-check";
import { expect, test } from "vitest";
import { splitMethods, splitPeople } from "./split.ts";

const at = new Date("2026-11-27T12:00:00Z");
const zones = ["Europe/Berlin", "Europe/London", "America/New_York", "America/Los_Angeles", "Asia/Kolkata"];
const person = fc.record({
  timezone: fc.option(fc.constantFrom(...zones), { nil: null }),
  department: fc.option(fc.constantFrom("Sales", "Design", "Support", ""), { nil: null }),
});

test("nobody is lost, nobody is twice, and no session has too many, however people are split", () => {
  const people = fc.array(person, { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(
      people,
      fc.constantFrom(...splitMethods),
      fc.integer({ min: 2, max: 40 }),
      (list, method, most) => {
        const parts = splitPeople(list, method, { most, at, zone: "Europe/Berlin" });
        const all = parts.flatMap((part) => part.people);
        expect(all).toHaveLength(list.length);
        expect(new Set(all).size).toBe(list.length);
        for (const part of parts) {
          expect(part.people.length).toBeGreaterThan(0);
          expect(part.people.length).toBeLessThanOrEqual(most);
        }
      },
    ),
  );
});

const many = (count: number, timezone: string | null, department: string | null = null) =>
  Array.from({ length: count }, () => ({ timezone, department }));
const split = (people: ReturnType<typeof many>, method: (typeof splitMethods)[number]) =>
  splitPeople(people, method, { most: 300, at, zone: "Europe/Berlin" });

test("469 people by chance are two sessions of nearly the same size", () => {
  expect(split(many(469, null), "chance").map(({ people }) => people.length)).toEqual([235, 234]);
});

test("by time zone, sessions span few hours; a person alone joins the nearest session", () => {
  const people = [
    ...many(200, "Europe/Berlin"),
    ...many(60, "Europe/London"),
    ...many(120, "America/New_York"),
    ...many(80, "Asia/Kolkata"),
    ...many(1, "America/Los_Angeles"),
    // Without a time zone: that of the session.
    ...many(8, null),
  ];
  expect(split(people, "timezone").map((part) => [part.offsets, part.people.length])).toEqual([
    [[-480, -300], 121],
    [[0, 60], 268],
    [[330, 330], 80],
  ]);
});

test("by department, departments stay together unless one is too large", () => {
  const people = [
    ...many(350, null, "Sales"),
    ...many(100, null, "Design"),
    ...many(30, null, "Support"),
    ...many(5, null),
  ];
  expect(split(people, "department").map((part) => [part.departments, part.people.length])).toEqual([
    [["Sales", "Design", null], 280],
    [["Sales", "Support"], 205],
  ]);
});
