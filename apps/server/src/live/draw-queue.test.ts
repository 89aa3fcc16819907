import { expect, test } from "vitest";
import { DrawQueue } from "./draw-queue.ts";

function setUp() {
  let now = 0;
  const soon: (() => void)[] = [];
  const drawn: number[] = [];
  const timers = { soon: (run: () => void) => void soon.push(run), after: () => () => {} };
  const queue = new DrawQueue({ clock: { now: () => now }, timers });
  const add = (id: number, ms: number, then = () => {}) =>
    queue.add(() => {
      drawn.push(id);
      now += ms;
      then();
    });
  const nextTurn = () => soon.splice(0).map((run) => run()).length;
  return { add, drawn, nextTurn };
}

test("few views are drawn at once, after what runs now", async () => {
  const { add, drawn, nextTurn } = setUp();
  add(1, 2);
  add(2, 2);
  expect(drawn).toEqual([]);
  await Promise.resolve();
  expect(drawn).toEqual([1, 2]);
  expect(nextTurn()).toBe(0);
});

test("many views are drawn a few in each turn of the event loop, in order, and none is forgotten", async () => {
  const { add, drawn, nextTurn } = setUp();
  for (const id of [1, 2, 3, 4, 5]) add(id, 8);
  await Promise.resolve();
  expect(drawn).toEqual([1, 2]);
  add(6, 8);
  await Promise.resolve();
  expect(drawn).toEqual([1, 2]);
  expect(nextTurn()).toBe(1);
  expect(drawn).toEqual([1, 2, 3, 4]);
  expect(nextTurn()).toBe(1);
  expect(drawn).toEqual([1, 2, 3, 4, 5, 6]);
  expect(nextTurn()).toBe(0);
});

test("what is added while views are drawn is drawn in the same turn", async () => {
  const { add, drawn } = setUp();
  add(1, 1, () => add(2, 1));
  await Promise.resolve();
  expect(drawn).toEqual([1, 2]);
});
