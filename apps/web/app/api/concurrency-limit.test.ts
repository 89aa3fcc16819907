import { expect, test } from "vitest";
import { concurrencyLimit } from "./concurrency-limit.ts";

test("at most six run at once, the seventh follows the first that ends", async () => {
  const run = concurrencyLimit(6);
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
  const run = concurrencyLimit(1);
  await expect(run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await run(async () => "next")).toBe("next");
});
