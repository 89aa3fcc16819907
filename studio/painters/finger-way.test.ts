import { expect, test } from "vitest";
import { onWay } from "./finger-way.ts";

test("a finger that draws the way makes small steps, and ends where the way ends", () => {
  const steps = Array.from({ length: 301 }, (_, i) => onWay(i / 300));
  for (let i = 1; i < steps.length; i++) {
    const [[ax, ay], [bx, by]] = [steps[i - 1], steps[i]] as [[number, number], [number, number]];
    expect(Math.hypot(bx - ax, by - ay)).toBeLessThan(6);
  }
  expect(onWay(0)).toEqual([150, 862]);
  expect(onWay(1)).toEqual([858, 748]);
});
