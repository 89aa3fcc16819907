import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pack } from "../../test/reach.ts";
import { allot, outcomeMs, reservedMs } from "./budget.ts";

const [, one, two] = pack.acts;
const give = (act: typeof one, id: string, seconds: number) => {
  const scene = pack.scenes[id];
  if (!act || !scene) throw new Error("the tiny pack changed");
  return allot(pack, act, id, scene, seconds * 1000);
};
const ms = (allotment: ReturnType<typeof give>) => (allotment.how === "play" ? allotment.ms : allotment.how);

describe("[T2] share of a scene", () => {
  // meet [1 2 3] first [3 6 8] board [3 7 9] lock [3 7 9]: least 10, target 22.
  test("is its target when the targets fit exactly", () => {
    expect(ms(give(one, "meet", 22))).toBe(2000);
    expect(ms(give(one, "first", 20))).toBe(6000);
  });
  test("is between minimum and target when time is short", () => {
    expect(ms(give(one, "meet", 16))).toBe(1500);
    expect(ms(give(one, "meet", 10))).toBe(1000);
  });
  test("grows to 1.2 of the range when there is time, and never above its maximum", () => {
    expect(ms(give(one, "first", 600))).toBe(3000 + 1.2 * 3000);
    expect(ms(give(one, "meet", 600))).toBe(2200);
  });
});

test("[T4] an optional scene opens only when all targets after it fit", () => {
  expect(ms(give(two, "think", 2.9))).toBe("skip");
  expect(ms(give(two, "think", 3))).toBe(3000);
});

describe("[T5] cuts", () => {
  test("come in the pack's order, as many as are needed", () => {
    // note 1, pairs 3, share 3, row 3: row goes first, then pairs.
    expect(ms(give(two, "row", 9))).not.toBe("cut");
    expect(ms(give(two, "pairs", 7))).not.toBe("cut");
    expect(ms(give(two, "row", 2))).toBe("cut");
    expect(ms(give(two, "pairs", 5))).toBe("cut");
    expect(ms(give(two, "share", 2))).toBe(2000);
  });
  test("leave the rest with less than its minimum when they are not enough", () => {
    expect(ms(give(two, "note", 2))).toBe(500);
    expect(ms(give(two, "note", 0))).toBe(0);
  });
});

test("[T1] whatever the time left and however much is used, an act's scenes fit into it", () => {
  const ids = ["meet", "first", "board", "lock"];
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60_000 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }),
      (total, used) => {
        let left = total;
        ids.forEach((id, index) => {
          const given = give(one, id, left / 1000);
          if (given.how === "play") left -= given.ms * (used[index] ?? 1);
        });
        expect(left).toBeGreaterThanOrEqual(-0.001);
      },
    ),
  );
});

test("[T10] the outcome of a scene is visible for a fifth of its time, at most 12 seconds", () => {
  expect(outcomeMs(10_000, [11])).toBe(2000);
  expect(outcomeMs(200_000, [11])).toBe(12_000);
});

test("[T10] an outcome of four lines is visible until they are read, and the scene keeps time for it", () => {
  const lines = Array.from({ length: 4 }, () => "Outside, hundreds of lights hum your six notes.".length);
  const readingMs = outcomeMs(200_000, lines);
  expect(readingMs).toBeGreaterThan(15_000);
  expect(reservedMs(200_000)).toBeGreaterThanOrEqual(readingMs);
  expect(reservedMs(10_000)).toBe(2000);
});
