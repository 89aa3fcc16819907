import { expect, test } from "vitest";
import { proved } from "./table.ts";

test("the proof says whether a goal was met", () => {
  const row = (product: number) =>
    proved({ name: "", product, yardstick: 1, goal: { value: product, most: 2, unit: " ms" } });
  expect(row(2)).toBe("2, yardstick 1 (goal: at most 2 ms, met)");
  expect(row(3)).toBe("3, yardstick 1 (goal: at most 2 ms, MISSED)");
});
