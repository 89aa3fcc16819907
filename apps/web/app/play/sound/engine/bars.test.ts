import { expect, test } from "vitest";
import { Bars, equalPower } from "./bars.ts";

const bars = new Bars(2.4, 16);

test("bars are counted from the epoch of the server's clock", () => {
  expect(bars.nextLine(0)).toBe(2400);
  expect(bars.nextLine(2399)).toBe(2400);
  expect(bars.nextLine(2400)).toBe(4800);
  expect(bars.position(38_400 + 5000)).toBe(5000);
  expect(bars.nextLine(1_795_000_001_234) % 2400).toBe(0);
});

test("two opposite fades are equally loud together at every moment", () => {
  const [falls, rises] = [equalPower(1, 0), equalPower(0, 1)];
  expect([falls[0], falls.at(-1), rises[0], rises.at(-1)]).toEqual([1, 0, 0, 1]);
  for (const [i, level] of falls.entries()) expect(level ** 2 + (rises[i] ?? 0) ** 2).toBeCloseTo(1, 5);
});
