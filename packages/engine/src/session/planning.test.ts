import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pack } from "../../test/reach.ts";
import { firstPlan, replan, SELF_EXTENSION_MS, sessionMs } from "./planning.ts";

const START = 1_000_000;
const clock = { startedAt: START, speed: 1, pausedMs: 0, pausedAt: null, endsAt: START + 90_000 };
const plan = firstPlan(pack);
/** The plan after an act's running scene lost this many ms at play time `at`. */
const after = (act: number, at: number, lostMs: number) =>
  replan(pack, { clock: { ...clock, pausedMs: lostMs }, plan, act, selfExtendedMs: 0 }, START + at + lostMs);

test("[T1] the first plan gives every act its own seconds", () => {
  expect(plan).toEqual([7, 33, 57, 60, 74, 76, 84, 90].map((second) => second * 1000));
  expect(sessionMs(pack)).toBe(90_000);
});

describe("[T8] a new plan", () => {
  test("changes nothing when nothing was lost", () => {
    const next = after(1, 10_000, 0);
    next.plan.forEach((end, index) => {
      expect(end).toBeCloseTo(plan[index] ?? 0);
    });
    expect(next.clock.endsAt).toBe(clock.endsAt);
  });

  test("takes lost time from all remaining acts, but not from minimum times", () => {
    const next = after(1, 10_000, 10_000);
    const lengths = next.plan.map((end, index) => end - (next.plan[index - 1] ?? 0));
    expect(next.plan.at(-1)).toBe(80_000);
    expect(lengths[5]).toBeGreaterThanOrEqual(2000);
    expect(lengths[2]).toBeLessThan(24_000);
    expect(lengths[2]).toBeGreaterThanOrEqual(10_000);
  });
});

test("[T9] the end moves by the time that is missing after all cuts, at most five minutes in total", () => {
  expect(after(1, 10_000, 40_000).selfExtendedMs).toBe(0);
  const moved = after(1, 10_000, 75_000);
  expect(moved.selfExtendedMs).toBeGreaterThan(0);
  expect(moved.clock.endsAt).toBe(clock.endsAt + Math.round(moved.selfExtendedMs));
  expect(after(1, 10_000, 3_600_000).selfExtendedMs).toBe(SELF_EXTENSION_MS);
});

test("[T1] after any loss of time, ends never move back, and the last one is the session's", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 7 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 0, max: 500_000 }),
      (act, share, lost) => {
        const from = plan[act - 1] ?? 0;
        const at = from + share * ((plan[act] ?? 0) - from);
        const next = after(act, at, lost);
        let before = at;
        for (const end of next.plan.slice(act)) {
          expect(end).toBeGreaterThanOrEqual(before - 0.001);
          before = end;
        }
        const playEnd = next.clock.endsAt - START - lost;
        expect(next.plan.at(-1)).toBeCloseTo(Math.max(at, playEnd), 0);
      },
    ),
  );
});
