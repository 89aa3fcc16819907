import { expect, test } from "vitest";
import { orderedId } from "./ordered-id.ts";

test("ids sort in the order in which they were made, even within one millisecond", () => {
  const ids = Array.from({ length: 20_000 }, orderedId);
  expect(ids.every((id, index) => index === 0 || id > ids[index - 1]!)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

test("they are UUIDs of version 7 of this time, with a tail that cannot be guessed", () => {
  const [one, two] = [orderedId(), orderedId()];
  expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  const at = Number.parseInt(one.replace("-", "").slice(0, 12), 16);
  expect(Math.abs(at - Date.now())).toBeLessThan(1000);
  expect(one.slice(19)).not.toBe(two.slice(19));
});
