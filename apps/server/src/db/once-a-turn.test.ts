import { expect, test } from "vitest";
import { onceATurn } from "./once-a-turn.ts";

test("what is requested while a read is under way is one next read", async () => {
  const reads: number[][] = [];
  let finish = () => {};
  const double = onceATurn(async (keys: number[]) => {
    reads.push(keys);
    if (reads.length === 1) await new Promise<void>((resolve) => (finish = resolve));
    return keys.map((key) => 2 * key);
  });
  const first = [double(1), double(2)];
  await new Promise(setImmediate);
  const second = double(3);
  await new Promise(setImmediate);
  const third = double(4);
  await new Promise(setImmediate);
  expect(reads).toEqual([[1, 2]]);
  finish();
  expect(await Promise.all([...first, second, third])).toEqual([2, 4, 6, 8]);
  expect(reads).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(await double(5)).toBe(10);
});

test("a read that fails rejects its own requests, and the next ones are read", async () => {
  let fails = true;
  const read = onceATurn(async (keys: number[]) => {
    if (fails) throw new Error("away");
    return keys;
  });
  await expect(read(1)).rejects.toThrow("away");
  fails = false;
  expect(await read(2)).toBe(2);
});
