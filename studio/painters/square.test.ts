import { expect, test } from "vitest";
import { neighbor } from "./square.ts";

test("of a hundred neighbors no two look the same, and none like the next three in the row", () => {
  const looks = Array.from({ length: 100 }, (_, i) => neighbor(i));
  expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(100);
  looks.forEach(({ head, coat }, i) => {
    for (const next of looks.slice(i + 1, i + 4)) {
      expect(next.head).not.toBe(head);
      expect(next.coat).not.toBe(coat);
    }
  });
});
