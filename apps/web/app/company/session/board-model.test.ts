import { expect, test } from "vitest";
import { type Attendee, attendeesIn } from "./board-model.ts";

const person = (first: string, last: string, over: Partial<Attendee> = {}) =>
  ({
    consumer_id: first,
    first_name: first,
    last_name: last,
    email: `${first}@x.example`,
    department: null,
    office: null,
    readiness: "no_answer",
    rsvp_at: null,
    ...over,
  }) as Attendee;

const people = [
  person("Ana", "Ruiz", { readiness: "ready", rsvp_at: "2026-11-02" }),
  person("Jörg", "Müller", { department: "Sales" }),
  person("Bo", "Adler", { readiness: "needs_help", department: "Design", rsvp_at: "2026-11-03" }),
];
const view = { search: "", state: "", order: "todo" } as const;
const firsts = (over: Partial<Parameters<typeof attendeesIn>[1]>) =>
  attendeesIn(people, { ...view, ...over }).map(({ first_name }) => first_name);

test("the board shows first who needs something, and sorts as its reader chooses", () => {
  expect(firsts({})).toEqual(["Bo", "Jörg", "Ana"]);
  expect(firsts({ order: "name" })).toEqual(["Bo", "Jörg", "Ana"]);
  expect(firsts({ order: "rsvp" })).toEqual(["Bo", "Ana", "Jörg"]);
  // People without a department come last.
  expect(firsts({ order: "department" })).toEqual(["Bo", "Jörg", "Ana"]);
});

test("search and state narrow the board together; muller finds Müller", () => {
  expect(firsts({ search: "muller" })).toEqual(["Jörg"]);
  expect(firsts({ search: "muller", state: "ready" })).toEqual([]);
  expect(firsts({ state: "needs_help" })).toEqual(["Bo"]);
});
