import { expect, test } from "vitest";
import { slots } from "./slots.ts";

test("at most six run at once, the seventh follows the first that ends", async () => {
  const run = slots(6);
  const ends: (() => void)[] = [];
  const tasks = Array.from({ length: 8 }, () => run(() => new Promise<void>((end) => ends.push(end))));
  await Promise.resolve();
  expect(ends).toHaveLength(6);
  ends[0]?.();
  await tasks[0];
  expect(ends).toHaveLength(7);
  ends[1]?.();
  await tasks[1];
  expect(ends).toHaveLength(8);
});

test("a task that fails gives its place back", async () => {
  const run = slots(1);
  await expect(run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await run(async () => "next")).toBe("next");
});
