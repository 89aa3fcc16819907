import { expect, test } from "vitest";
import { itemFor } from "./menu-keys.ts";

const labels = ["Edit", "Make owner", "Remove…", "Move"];

test.each([
  ["ArrowDown", 0, 1],
  ["ArrowDown", 3, 0],
  ["ArrowDown", -1, 0],
  ["ArrowUp", 1, 0],
  ["ArrowUp", 0, 3],
  ["ArrowUp", -1, 3],
  ["Home", 2, 0],
  ["End", 0, 3],
])("%s at %i leads to %i", (key, from, to) => {
  expect(itemFor(key, labels, from)).toBe(to);
});

test("a letter leads to the next item that begins with it, and round", () => {
  expect(itemFor("m", labels, 0)).toBe(1);
  expect(itemFor("m", labels, 1)).toBe(3);
  expect(itemFor("M", labels, 3)).toBe(1);
});

test("keys that press an item, and letters of no item, lead nowhere", () => {
  for (const key of [" ", "Enter", "Shift", "x"]) expect(itemFor(key, labels, 0)).toBeUndefined();
});
