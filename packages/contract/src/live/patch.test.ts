import fc from "fast-check";
import { expect, test } from "vitest";
import { diff, patch } from "./patch.ts";

/** JSON as views have it: no key of ours, no undefined. */
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.string(),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom("a", "b", "c", "d", "1"), tie("value"), { maxKeys: 4 }),
  ),
})).value;

/** What arrives: a change that has been over the wire. */
const sent = (change: unknown): unknown => (change === undefined ? {} : JSON.parse(JSON.stringify(change)));

test("applying a change gives the new value, after serialization", () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(patch(before, sent(diff(before, after)))).toEqual(after);
    }),
    { numRuns: 1000 },
  );
});

test("there is no change between equal values of any kind", () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(diff(value, JSON.parse(JSON.stringify(value)))).toBeUndefined();
    }),
  );
});

test("unchanged parts keep their identity, so that a page draws only changes", () => {
  const before = { scene: { lines: ["a"] }, people: [{ seat: "s1" }], chat: [] as unknown[] };
  const after = patch(before, sent(diff(before, { ...before, chat: [{ textId: "t" }] }))) as typeof before;
  expect(after.scene).toBe(before.scene);
  expect(after.people).toBe(before.people);
});

test("only new items at the end of a list are sent", () => {
  const chat = Array.from({ length: 200 }, (_, n) => ({ seat: "s1", textId: `t${n}`, at: n }));
  const change = diff({ chat }, { chat: [...chat, { seat: "s2", textId: "new", at: 1 }] });
  expect(JSON.stringify(change).length).toBeLessThan(100);
});

test("only the changed row of a table is sent, and the others keep their identity", () => {
  const teams = Array.from({ length: 20 }, (_, n) => ({
    id: `t${n}`,
    people: [{ seat: `s${n}`, done: false }],
  }));
  const after = teams.map((team, n) => (n === 7 ? { ...team, people: [{ seat: "s7", done: true }] } : team));
  const change = diff({ teams }, { teams: after });
  expect(JSON.stringify(change).length).toBeLessThan(100);
  const patched = patch({ teams }, sent(change)) as { teams: typeof teams };
  expect(patched.teams).toEqual(after);
  expect(patched.teams[6]).toBe(teams[6]);
});

test("a value that became undefined is removed on the other side, as in a snapshot", () => {
  const change = diff(
    { people: [{ seat: "s1", help: true }] },
    { people: [{ seat: "s1", help: undefined }] },
  );
  expect(patch({ people: [{ seat: "s1", help: true }] }, sent(change))).toEqual({ people: [{ seat: "s1" }] });
  expect(diff({ a: undefined }, {})).toBeUndefined();
});

test("reordered records are sent as a whole list, where that is shorter", () => {
  const people = ["Ana", "Bo", "Cy", "Di"].map((name, n) => ({ seat: `s${n}`, name }));
  expect(diff(people, people.toReversed())).toEqual({ $set: people.toReversed() });
});

test("a list that shrinks, or whose plain values change before its end, is replaced whole", () => {
  expect(diff([1, 2, 3], [1, 2])).toEqual({ $set: [1, 2] });
  expect(diff([1, 2], [2, 2, 3])).toEqual({ $set: [2, 2, 3] });
});
